/** The two themes of the page; the drawings are made for each. */
export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];
