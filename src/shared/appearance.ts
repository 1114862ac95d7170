/** What page, icons and drawings look alike by. */

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The site's mark, for the page and for its icons: a flare and a dot, each with a colour of its own. */
export const FLARE = 'M11 17C14 8 20 3 25 3c0 5-5 11-14 14z';
export const DOT = { cx: 9.5, cy: 18.5, r: 3.2 };
