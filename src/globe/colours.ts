/** The scene's colours: the ones that the styles give the still picture, in whatever theme holds. */
import type { Colour } from './scene.ts';

/** The colour that an element is drawn with: `rgb(13, 31, 43)`, `rgba(47, 127, 158, 0.2)`. */
export function paintOf(element: Element): Colour {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  return [red / 255, green / 255, blue / 255, opacity];
}

/** Calls back when the theme changes: by the page's switch, by the system, by forced colours. */
export function onThemeChange(change: () => void, signal: AbortSignal): void {
  const theme = new MutationObserver(change);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => theme.disconnect());
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
    matchMedia(query).addEventListener('change', change, { signal });
}
