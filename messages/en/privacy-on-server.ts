/** What becomes of what a visitor types where the answerer runs in the server: no page carries it. */
export const privacyOnServer =
  'What you type goes to this site’s own server, which looks up the answer in the page’s text. It is not stored or logged, no third party gets it, and {name} doesn’t see it. A session cookie only counts messages.';
