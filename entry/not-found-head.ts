/** On a static host one 404 page serves all languages: this shows the visitor's before the first paint. */
import { FALLBACK_LANGUAGE, languageOfPath } from '#contract/language.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { visitorLanguage } from '#ui/language-storage.ts';
import { SITE_PATH } from '#ui/site-path.ts';
import { initialTheme, showTheme } from '#ui/theme.ts';

const root = document.documentElement;
showTheme(initialTheme());

const language = languageOfPath(location.pathname.slice(SITE_PATH.length)) ?? visitorLanguage() ?? FALLBACK_LANGUAGE;
const title = root.getAttribute(`data-title-${language}`);
// A page of one language has no titles, and nothing to show in another one.
if (title) {
  root.lang = HTML_LANG[language];
  document.title = title;
}
