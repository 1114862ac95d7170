/** Light or dark: the system's choice until the visitor makes one. The head script sets it before the first paint. */
import { THEMES, type Theme } from '#shared/appearance.ts';

export const THEME_STORAGE_KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

export function initialTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // A closed storage holds no choice.
  }
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Shows a theme on the page, and in the browser's own bars by the `theme-color` that belongs to it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').entries())
    meta.media = THEMES[index] === theme ? 'all' : 'not all';
}

/** Shows the theme that the visitor chose, all of it at once, and keeps it for the next visit. The mark's light passes over it. */
export function chooseTheme(theme: Theme): void {
  const { body, documentElement: root } = document;
  body.dataset['still'] = '';
  delete root.dataset['chosen'];
  showTheme(theme);
  // What is drawn now is drawn without its transitions, and the beam begins anew.
  body.getBoundingClientRect();
  delete body.dataset['still'];
  root.dataset['chosen'] = theme;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // A closed storage costs the memory, not the switch.
  }
}

/** Calls back when the shown theme changes, by the switch or by the system. Returns the end of it. */
export function subscribeToTheme(onChange: () => void): () => void {
  const system = matchMedia(DARK);
  const followSystem = () => showTheme(initialTheme());
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', followSystem);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', followSystem);
  };
}
