/** Runs in the head, before the first paint: theme, whether a script runs, and a language that no cookie tells of. */
import { redirectFromRoot, savedLocale } from '#i18n/browser-locale.ts';
import { initialTheme, showTheme } from '#layout/theme.ts';

const root = document.documentElement;
// Half of the page alive would be worse than none: docs/decisions/014-older-browsers.md.
root.dataset['popover' in root ? 'js' : 'older'] = '';
showTheme(initialTheme());

// Should the page's script not arrive within 8 s, or fail before the page lives, it is a page without script: nothing stays
// hidden, and the form says where to write. A script that comes later takes over all the same (src/entry-client.tsx).
setTimeout(() => root.dataset['js'] || delete root.dataset['js'], 8e3);
addEventListener(
  'error',
  ({ target }) => {
    const isScript = !(target instanceof Element) || target.matches('script');
    if (isScript && !('reveals' in root.dataset)) delete root.dataset['js'];
  },
  true,
);

// A server knows the choice by its cookie; without it `/` has come in another language than the kept one.
redirectFromRoot(savedLocale());
