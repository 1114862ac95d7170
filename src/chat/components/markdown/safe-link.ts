/** Where a link of an answer may lead: to a section of this page, to `https:` and to `mailto:`; nowhere else. */

const ANCHOR = /^#[\w-]+$/;
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'mailto:']);

/** The address to link to, or undefined: then the label stands as text. */
export function safeHref(destination: string): string | undefined {
  if (ANCHOR.test(destination)) return destination;
  // An address without a protocol (`//host`, `/path`) has no place in an answer: it does not parse.
  const url = URL.canParse(destination) ? new URL(destination) : undefined;
  // `https://known.example@other.example` is read as the one and leads to the other.
  return url && SAFE_PROTOCOLS.has(url.protocol) && !url.username ? url.href : undefined;
}
