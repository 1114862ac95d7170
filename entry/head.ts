/** Runs in the head, before the first paint: theme, what is clicked early, what is laid out first, and a language that no cookie tells of. */
import { redirectFromRoot, savedLocale } from '#i18n/browser-locale.ts';
import { keepEarlyClick } from '#ui/early-click.ts';
import { initialTheme, showTheme } from '#ui/theme.ts';

const root = document.documentElement;
// Half of the page alive would be worse than none: docs/decisions/014-older-browsers.md.
const isOlder = !('popover' in root && CSS.supports('color', 'light-dark(red,red)'));
root.dataset[isOlder ? 'older' : 'js'] = '';
showTheme(isOlder ? 'light' : initialTheme());

keepEarlyClick();

// Who is to see another part of the page than its first screen needs all of it laid out from the start; the others get it
// block by block, until they scroll (ui/base.css).
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!isOlder && !location.hash && visit?.type === 'navigate') root.dataset['rest'] = 'blocks';

// Should the page's script not arrive within 8 s, or fail before the page lives, it is a page without script: nothing stays
// hidden, and the form says where to write. A script that comes later takes over all the same (entry/client.tsx).
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
