/** The font files of the page: where each comes from, and what is kept of it. */
import { isLatin, type Written } from '#shared/known-languages.ts';
import type { Language } from '#shared/language.ts';
import faces from './faces.json' with { type: 'json' };

/** The fixed repertoire of the Latin faces serves every owner, so new English text needs no new fonts. */
export function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset));
}

const without = (characters: string, left: string) =>
  [...characters].filter((character) => !left.includes(character)).join('');

/** What English and most names are written in, with typographic punctuation; the degrees of the map's border, and the é of a résumé. */
const LATIN_BASIC = `${range(0x20, 0x7e)}\u00A0©°·×é–—‘’“”•…€™−`;

/**
 * Signs that headings and names hardly ever show. In the display face, whose every letter carries two axes, they are a
 * fifth of the file that the first screen waits for: there they travel with what other languages need.
 */
const RARE_SIGNS = '"#$%*<=>@[\\]^_`{|}~©°·×•€™−';

/** What other Western European languages need beside it: a file of its own, fetched only where such a letter stands. */
const LATIN_WESTERN = `${without(range(0xa1, 0xff), LATIN_BASIC)}ıŒœ‚„‹›`;

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

export interface Face {
  /** The file's name in its folder, without its ending. */
  readonly name: string;
  /** The npm package that carries the font, with its exact version; all of them are under the OFL 1.1. */
  readonly package: string;
  /** Font and licence in the package. */
  readonly file: string;
  readonly licence: string;
  /** OpenType features that are kept. */
  readonly features: readonly string[];
  /** Languages, or kinds of letters, whose first screen shows it: their page asks for it before its styles are read. */
  readonly firstIn?: readonly string[];
}

/** Holds exactly the glyphs that the display texts need; tens of thousands are left out. */
export interface CjkFace extends Face {
  readonly language: Written<'sc' | 'jp'>;
  readonly weight: 400 | 700;
}

export const LATIN_FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];
/** With `halt` and `chws` the browser trims full-width punctuation. */
export const CJK_FEATURES = ['ccmp', 'locl', 'kern', 'halt', 'chws'];

const LETTERS: Readonly<Record<string, string>> = {
  basic: LATIN_BASIC,
  display: without(LATIN_BASIC, RARE_SIGNS),
  western: LATIN_WESTERN,
  westernDisplay: RARE_SIGNS + LATIN_WESTERN,
  extended: LATIN_EXTENDED,
  /** Latin words in Chinese and Japanese display text, of 16 to 80 px: each weight is a third of the whole roman. */
  besideCjk: without(LATIN, OWN_IN_CJK),
};

/** In faces.json axes are pinned, or narrowed to what the look uses: optical sizes below 18 px are drawn as at 18. */
export const LATIN_FACES = faces.latin.map(({ letters, ...face }) => ({
  ...face,
  licence: 'LICENSE',
  features: LATIN_FEATURES,
  characters: LETTERS[letters] ?? '',
}));

/** These packages carry whole fonts: 圳 is in no Japanese character standard, so the Japanese subsets of others lack it. */
export const CJK_FACES = faces.cjk.map((face) => ({
  ...(face as Pick<CjkFace, 'name' | 'package' | 'file' | 'language' | 'weight' | 'firstIn'>),
  licence: 'LICENSE_FONT',
  features: CJK_FEATURES,
})) satisfies CjkFace[];

/** The names of the files that the first screen shows in a language. */
export function firstFaces(language: Language): string[] {
  const kind = isLatin(language) ? 'latin' : 'cjk';
  const isFirst = ({ firstIn }: Face) => firstIn?.some((one) => one === language || one === kind);
  return [...CJK_FACES, ...LATIN_FACES].filter(isFirst).map(({ name }) => name);
}
