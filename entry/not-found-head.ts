/** On a static host one 404 page serves all languages: this shows the visitor's before the first paint. */
import { FALLBACK_LANGUAGE, HTML_LANG, languageOfPath } from '#contract/language.ts';
import { visitorLanguage } from '#site/language-storage.ts';
import { initialTheme } from '#site/theme.ts';

const root = document.documentElement;
root.dataset['theme'] = initialTheme();

const language = languageOfPath(location.pathname) ?? visitorLanguage() ?? FALLBACK_LANGUAGE;
const title = root.getAttribute(`data-title-${language}`);
// A page of one language has no titles, and nothing to show in another one.
if (title) {
  root.lang = HTML_LANG[language];
  document.title = title;
}
