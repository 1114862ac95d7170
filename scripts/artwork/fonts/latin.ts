/** The fixed repertoire of the Latin faces. It serves every owner, so new English text needs no new fonts. */

export function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset));
}

/** What English and most names are written in, with typographic punctuation; the degrees of the map's border, and the é of a résumé. */
export const LATIN_BASIC = `${range(0x20, 0x7e)}\u00A0©°·×é–—‘’“”•…€™−`;

/**
 * Signs that headings and names hardly ever show. In the display face, whose every letter carries two axes, they are a
 * fifth of the file that the first screen waits for: there they travel with what other languages need.
 */
const RARE_SIGNS = '"#$%*<=>@[\\]^_`{|}~©°·×•€™−';

export const LATIN_DISPLAY = [...LATIN_BASIC].filter((character) => !RARE_SIGNS.includes(character)).join('');

/** What other Western European languages need beside it: a file of its own, fetched only where such a letter stands. */
export const LATIN_WESTERN = `${[...range(0xa1, 0xff)].filter((character) => !LATIN_BASIC.includes(character)).join('')}ıŒœ‚„‹›`;

export const LATIN_WESTERN_DISPLAY = RARE_SIGNS + LATIN_WESTERN;

/** Western European languages and typographic punctuation. */
export const LATIN = LATIN_BASIC + LATIN_WESTERN;

/** Central and Eastern European names, Turkish, Romanian: again a file of its own. */
export const LATIN_EXTENDED = `${range(0x100, 0x130)}${range(0x134, 0x148)}${range(0x14a, 0x151)}${range(0x154, 0x17e)}ȘșȚțẞ`;

/** For a site whose own texts have rarer letters: their family stands in every stack of the sans (src/styles/tokens.css). */
export const RARER_EVERYWHERE = ':root{--font-rarer:"Hanken rarer","Hanken fallback"}';

/** Whether a text has letters that are in a family of their own (src/styles/fonts.css). */
export function hasRarerLetters(text: string): boolean {
  return [...(LATIN_WESTERN + LATIN_EXTENDED)].some((letter) => text.includes(letter));
}

/**
 * What Chinese and Japanese draw in their own width and place, and the spaces: a stack fetches its first face with a
 * space wherever it is used, whether or not a Latin letter stands there.
 */
export const OWN_IN_CJK = ' \u00A0·—‘’“”…';

/** Whether a character in a Chinese or Japanese text comes from a Latin face. */
export function isLatinBesideCjk(character: string): boolean {
  return LATIN.includes(character) && !OWN_IN_CJK.includes(character);
}
