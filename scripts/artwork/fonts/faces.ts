/** The font files of the page: where each comes from, and what is kept of it. */
import { isLatin, type KnownLanguage, type Written } from '#shared/known-languages.ts';
import type { Language } from '#shared/language.ts';
import {
  isLatinBesideCjk,
  LATIN,
  LATIN_BASIC,
  LATIN_DISPLAY,
  LATIN_EXTENDED,
  LATIN_WESTERN,
  LATIN_WESTERN_DISPLAY,
} from './latin.ts';

type Axis = number | { readonly min: number; readonly max: number; readonly default?: number };

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
  /** The languages whose first screen shows it: their page asks for it before its styles are read. */
  readonly firstIn?: (language: KnownLanguage) => boolean;
}

export interface LatinFace extends Face {
  /** Axes of the variable font, pinned or narrowed to what the look uses. */
  readonly axes: Readonly<Record<string, Axis>>;
  readonly characters: string;
}

/** Holds exactly the glyphs that the display texts need; tens of thousands are left out. */
export interface CjkFace extends Face {
  readonly language: Written<'sc' | 'jp'>;
  readonly weight: 400 | 700;
}

export const LATIN_FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];
/** With `halt` and `chws` the browser trims full-width punctuation. */
export const CJK_FEATURES = ['ccmp', 'locl', 'kern', 'halt', 'chws'];

const WEIGHTS = { min: 400, max: 700 };
/** In CSS px. The smallest serif text is 16 px; below 18 it is drawn as at 18. */
const OPTICAL_SIZES = { min: 18, max: 72, default: 18 };

const newsreader = { package: '@fontsource-variable/newsreader@5.3.0', licence: 'LICENSE', features: LATIN_FEATURES };
const roman = { ...newsreader, axes: { wght: WEIGHTS, opsz: OPTICAL_SIZES } };
/** Sets words of 16 to 32 px in one weight. */
const italic = { ...newsreader, axes: { wght: 400, opsz: 24 } };
/** Latin words in Chinese and Japanese display text, of 16 to 80 px: each weight is a third of the whole roman. */
const besideCjk = {
  ...newsreader,
  file: 'files/newsreader-latin-standard-normal.woff2',
  characters: [...LATIN].filter(isLatinBesideCjk).join(''),
};
const hanken = {
  package: '@fontsource-variable/hanken-grotesk@5.3.0',
  licence: 'LICENSE',
  features: LATIN_FEATURES,
  axes: { wght: WEIGHTS },
};

export const LATIN_FACES: readonly LatinFace[] = [
  {
    ...roman,
    name: 'newsreader-roman',
    file: 'files/newsreader-latin-standard-normal.woff2',
    characters: LATIN_DISPLAY,
    firstIn: isLatin,
  },
  {
    ...roman,
    name: 'western-newsreader-roman',
    file: 'files/newsreader-latin-standard-normal.woff2',
    characters: LATIN_WESTERN_DISPLAY,
  },
  {
    ...roman,
    name: 'extended-newsreader-roman',
    file: 'files/newsreader-latin-ext-standard-normal.woff2',
    characters: LATIN_EXTENDED,
  },
  { ...besideCjk, name: 'newsreader-400', axes: { wght: 400, opsz: 28 } },
  { ...besideCjk, name: 'newsreader-700', axes: { wght: 700, opsz: 28 } },
  {
    ...italic,
    name: 'newsreader-italic',
    file: 'files/newsreader-latin-standard-italic.woff2',
    characters: LATIN_BASIC,
    firstIn: (language) => !isLatin(language),
  },
  {
    ...italic,
    name: 'western-newsreader-italic',
    file: 'files/newsreader-latin-standard-italic.woff2',
    characters: LATIN_WESTERN,
  },
  {
    ...italic,
    name: 'extended-newsreader-italic',
    file: 'files/newsreader-latin-ext-standard-italic.woff2',
    characters: LATIN_EXTENDED,
  },
  {
    ...hanken,
    name: 'hanken',
    file: 'files/hanken-grotesk-latin-wght-normal.woff2',
    characters: LATIN_BASIC,
    firstIn: () => true,
  },
  {
    ...hanken,
    name: 'western-hanken',
    file: 'files/hanken-grotesk-latin-wght-normal.woff2',
    characters: LATIN_WESTERN,
    // No German sentence without an umlaut.
    firstIn: (language) => language === 'de',
  },
  {
    ...hanken,
    name: 'extended-hanken',
    file: 'files/hanken-grotesk-latin-ext-wght-normal.woff2',
    characters: LATIN_EXTENDED,
  },
];

/** These packages carry whole fonts: 圳 is in no Japanese character standard, so the Japanese subsets of others lack it. */
const whole = { licence: 'LICENSE_FONT', features: CJK_FEATURES };
export const NOTO_SERIF_SC = { ...whole, package: '@expo-google-fonts/noto-serif-sc@0.4.3' };
export const NOTO_SERIF_JP = { ...whole, package: '@expo-google-fonts/noto-serif-jp@0.4.3' };
const chinese = { ...NOTO_SERIF_SC, language: 'zh' } as const;
const japanese = { ...NOTO_SERIF_JP, language: 'ja' } as const;

export const CJK_FACES: readonly CjkFace[] = [
  { ...chinese, name: 'noto-serif-sc-400', file: '400Regular/NotoSerifSC_400Regular.ttf', weight: 400 },
  {
    ...chinese,
    name: 'noto-serif-sc-700',
    file: '700Bold/NotoSerifSC_700Bold.ttf',
    weight: 700,
    firstIn: (one) => one === 'zh',
  },
  { ...japanese, name: 'noto-serif-jp-400', file: '400Regular/NotoSerifJP_400Regular.ttf', weight: 400 },
  {
    ...japanese,
    name: 'noto-serif-jp-700',
    file: '700Bold/NotoSerifJP_700Bold.ttf',
    weight: 700,
    firstIn: (one) => one === 'ja',
  },
];

/** The names of the files that the first screen shows in a language. */
export function firstFaces(language: Language): string[] {
  return [...CJK_FACES, ...LATIN_FACES].filter(({ firstIn }) => firstIn?.(language)).map(({ name }) => name);
}
