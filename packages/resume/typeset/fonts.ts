/** The fonts of PDF and share image. A reader's own are not to be relied on there, so running text is embedded too. */
import {
  CJK_FEATURES,
  LATIN_FEATURES,
  type Face,
  LATIN,
  LATIN_EXTENDED,
  OWN_IN_CJK,
  range,
} from '#scripts/artwork/fonts/faces.ts';
import { faceFile } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { colour } from '#scripts/artwork/palette.ts';
import type { Theme } from '#shared/appearance.ts';
import { isLatin, SCRIPTS, type KnownLanguage, type Script } from '#shared/known-languages.ts';
import { isLanguage, type Language } from '#shared/language.ts';
import faces from './fonts/faces.json' with { type: 'json' };
import { wholeFontFiles, wholeFontsFor } from './whole-fonts.ts';

export const PDF_FONT_FOLDER = new URL('fonts/', import.meta.url);

/** A cut of a font in `fonts/`. */
export interface PdfFace extends Face {
  /** The name that the font itself carries. */
  readonly family: string;
  /** What is kept of it whatever the words are; it may lack some of it. */
  readonly repertoire: string;
  /** Axes of a variable font, each pinned. */
  readonly axes: Readonly<Record<string, number>>;
}

/** Letters with the tone marks of Hanyu Pinyin. */
const PINYIN = range(0x1cd, 0x1dc);

/** What running text is written in, so that a new sentence rarely needs new fonts. */
const REPERTOIRES: Readonly<Record<string, string>> = {
  western: LATIN,
  european: LATIN + LATIN_EXTENDED + PINYIN,
  figures: ' .0123456789:°ENSW',
  /** GB 2312, 6,763 Han characters. */
  chinese: doubleBytes('gb2312', 0xf7) + OWN_IN_CJK,
  /** JIS X 0208, kana and 6,355 Han characters. */
  japanese: doubleBytes('euc-jp', 0xf4) + OWN_IN_CJK,
};

export const PDF_FACES: readonly PdfFace[] = faces.map(({ letters, axes = {}, ...face }) => ({
  ...face,
  features: face.name.startsWith('noto') ? CJK_FEATURES : LATIN_FEATURES,
  repertoire: REPERTOIRES[letters] ?? '',
  axes: Object.fromEntries(Object.entries(axes)),
}));

/** Everything that two bytes from 0xA1 on stand for, as the platform itself decodes them. */
function doubleBytes(encoding: string, lastRow: number): string {
  const decoder = new TextDecoder(encoding);
  const rows = range(0xa1, lastRow).length;
  const pairs = Array.from({ length: rows * 94 }, (_, index) => [0xa1 + Math.floor(index / 94), 0xa1 + (index % 94)]);
  return pairs
    .map((pair) => decoder.decode(Uint8Array.from(pair)))
    .filter((text) => /^[^\uFFFD\p{Private_Use}]$/u.test(text))
    .join('');
}

/** Of the PDF: headings and labels, the name in another form, running text. Of the image: the rest. */
export const DOCUMENT_ROLES = ['display', 'beside', 'body', 'heading', 'light', 'elsewhere', 'figures'] as const;
export type DocumentRole = (typeof DOCUMENT_ROLES)[number];

type Stacks = Readonly<Record<Script, readonly string[]>>;

const ROMAN = 'newsreader-500';
/** Cut for large letters, as the page has them; it has none of Central and Eastern Europe. */
const LARGE = 'Newsreader 16pt';

const stacks = (first: readonly string[], weight: 400 | 700): Stacks => ({
  sc: [...first, `noto-serif-sc-${weight}`],
  latin: [...first, 'noto-sans-sc-400'],
  jp: [...first, `noto-serif-jp-${weight}`],
});
const light = stacks(['newsreader-large-400', ROMAN], 400);

const chinese = ['noto-serif-sc-400', ROMAN];
const body = ['hanken-400', 'noto-sans-sc-400', 'noto-sans-jp-400'];

const STACKS: Readonly<Record<DocumentRole, Stacks>> = {
  display: stacks([ROMAN], 700),
  beside: { sc: chinese, latin: chinese, jp: ['noto-serif-jp-400', ROMAN] },
  body: { sc: body, latin: body, jp: ['hanken-400', 'noto-sans-jp-400', 'noto-sans-sc-400'] },
  heading: stacks(['newsreader-large-500', ROMAN], 700),
  light,
  // What stands there is in another language: in Chinese, where that has letters of its own.
  elsewhere: { sc: light.latin, latin: isLanguage('zh') ? light.sc : light.jp, jp: light.latin },
  figures: { sc: ['hanken-500'], latin: ['hanken-500'], jp: ['hanken-500'] },
};

/** The faces in the order in which a character is looked for. */
export function stackOf(role: DocumentRole, language: KnownLanguage): readonly PdfFace[] {
  return STACKS[role][SCRIPTS[language]].flatMap((name) => PDF_FACES.find((face) => face.name === name) ?? []);
}

/** Of tokens.css. */
const COLOURS = ['text', 'muted', 'accent', 'accent-strong', 'water'];

/** The files of the project's own faces, and of whole fonts for the scripts in a text. */
export function fontFiles(text: string): (URL | string)[] {
  return [...PDF_FACES.map(({ name }) => faceFile(`${name}.ttf`, PDF_FONT_FOLDER)), ...wholeFontFiles(text)];
}

/** Letters and colours for a template. @param text All that is set with it. */
export function styleIn(language: Language, text: string, theme: Theme) {
  const hasRareLetters = [...LATIN_EXTENDED].some((letter) => text.includes(letter));
  const whole = wholeFontsFor(text).map(({ family }) => family);
  // A script's own fonts stand before those of Chinese, which have its letters too, as wide as a character.
  const families = (role: DocumentRole) => {
    const [first = '', ...others] = stackOf(role, language)
      .map(({ family }) => family)
      // A word in two cuts would look torn.
      .filter((family) => !(hasRareLetters && family === LARGE));
    return [...new Set([first, ...whole, ...others])];
  };
  return {
    language,
    script: SCRIPTS[language],
    families: Object.fromEntries(DOCUMENT_ROLES.map((role) => [role, families(role)])),
    colours: Object.fromEntries(COLOURS.map((token) => [token, colour(`color-${token}`, theme)])),
    /** What Chinese and Japanese draw in their own way is left to their faces. */
    latin: isLatin(language) ? '.' : `[^${OWN_IN_CJK}]`,
    /** Joined and stacked letters stand as near to each other as their font says. */
    tracked: whole.length === 0,
  };
}
