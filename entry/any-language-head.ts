/**
 * On a static host `/` and one 404 page serve all languages: this leads to the visitor's page, or shows the visitor's
 * language, before the first paint. One script for both, for the policy, which travels with every file, names each.
 */
import { FALLBACK_LANGUAGE, languageOfPath, languageOfTag } from '#contract/language.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { visitorLanguage } from '#ui/language-storage.ts';
import { pageAddress, SITE_PATH } from '#ui/site-path.ts';
import { initialTheme, showTheme } from '#ui/theme.ts';

const root = document.documentElement;
showTheme(initialTheme());

const language = languageOfPath(location.pathname.slice(SITE_PATH.length)) ?? visitorLanguage() ?? FALLBACK_LANGUAGE;
const title = root.getAttribute(`data-title-${language}`);
// A page of one language has no titles, and nothing to show in another one.
if (title) {
  root.lang = HTML_LANG[language];
  document.title = title;
} else if (location.pathname === `${SITE_PATH}/` && language !== languageOfTag(root.lang)) {
  // Nothing of the wrong language is painted while the right page is on its way.
  root.style.visibility = 'hidden';
  location.replace(pageAddress(language) + location.search + location.hash);
}
