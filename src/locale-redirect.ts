/**
 * On a static host `/` and one 404 page serve all languages: this leads to the visitor's page, or shows the visitor's
 * language, before the first paint. One script for both, for the policy, which travels with every file, names each.
 */
import { redirectFromRoot, visitorLocale } from '#i18n/browser-locale.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { initialTheme, showTheme } from '#layout/theme.ts';

const root = document.documentElement;
showTheme(initialTheme());

const language = visitorLocale();
const title = root.getAttribute(`data-title-${language}`);
// A page of one language has no titles, and nothing to show in another one.
if (title) {
  root.lang = HTML_LANG[language];
  document.title = title;
} else redirectFromRoot(language);
