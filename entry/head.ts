/** Runs in the head, before the first paint: theme, and the way from `/` to the visitor's language on a static host. */
import { HTML_LANG, pagePath } from '#contract/language.ts';
import { visitorLanguage } from '#site/language-storage.ts';
import { initialTheme } from '#site/theme.ts';

const root = document.documentElement;
root.dataset['js'] = '';
root.dataset['theme'] = initialTheme();

// Should the page's script not arrive, or fail before the page lives, it is again a page without script: nothing stays hidden.
addEventListener(
  'error',
  ({ target }) => {
    const isScript = !(target instanceof Element) || target.matches('script');
    if (isScript && !('reveals' in root.dataset)) delete root.dataset['js'];
  },
  true,
);

if (location.pathname === '/') {
  const wanted = visitorLanguage();
  if (wanted && HTML_LANG[wanted] !== root.lang) {
    // Nothing of the wrong language is painted while the right page is on its way.
    root.style.visibility = 'hidden';
    location.replace(pagePath(wanted) + location.search + location.hash);
  }
}
