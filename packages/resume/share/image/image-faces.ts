/** The faces of the share image: the project's subsets, each pinned to one look, in the format that satori reads. */
import { readFileSync } from 'node:fs';
import { create, type Font as Glyphs } from 'fontkit';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { isLatin, SCRIPTS, type KnownLanguage } from '#shared/known-languages.ts';
import { faceFile } from '#scripts/artwork/fonts/face-file.ts';
import { FONT_FOLDER, hasGlyph } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { isLatinBesideCjk, LATIN } from '#scripts/artwork/fonts/latin.ts';

/** What a text is on the image; a name in another language is set like the name of a water. */
export type ImageRole = 'name' | 'strong' | 'plain' | 'water' | 'figures';

interface Face {
  /** In `src/styles/fonts`. */
  readonly file: string;
  readonly axes?: Readonly<Record<string, number>>;
  /** Leaves to the next face what Chinese and Japanese draw in their own way. */
  readonly besideCjk?: boolean;
}

const SERIF: Readonly<Record<'name' | 'strong' | 'plain', Readonly<Record<string, number>>>> = {
  name: { wght: 500, opsz: 72 },
  strong: { wght: 600, opsz: 36 },
  plain: { wght: 400, opsz: 36 },
};

/** Letter-spacing in ems: a large name is set closer in Latin letters, and a little wider in Chinese and Japanese. */
const NAME_TRACKING = { sc: 0.02, latin: -0.035, jp: 0.02 } as const;

const CJK = { sc: 'noto-serif-sc', jp: 'noto-serif-jp' } as const;

/** A Latin face is three files, by how rare their letters are (scripts/artwork/fonts/latin.ts). */
const LATIN_FILES = ['', 'western-', 'extended-'];

/** The faces of a role in the order in which they are asked for a glyph. */
function facesOf(role: ImageRole, language: KnownLanguage): Face[] {
  if (role === 'figures') return [{ file: 'hanken', axes: { wght: 500 } }];
  if (isLatin(language)) {
    if (role === 'water') return LATIN_FILES.map((part) => ({ file: `${part}newsreader-italic` }));
    return LATIN_FILES.map((part) => ({ file: `${part}newsreader-roman`, axes: SERIF[role] }));
  }
  const script = SCRIPTS[language];
  const isBold = role === 'name' || role === 'strong';
  const latin = { axes: isBold ? { wght: 700, opsz: 36 } : SERIF.plain, besideCjk: true };
  return [
    ...LATIN_FILES.map((part) => ({ file: `${part}newsreader-roman`, ...latin })),
    { file: isBold ? `${CJK[script]}-700` : `image-${CJK[script]}-400` },
  ];
}

/** One role in one language, ready to be set. */
export interface Stack {
  /** The value of `font-family`. */
  readonly family: string;
  /** The value of `letter-spacing`, in ems. */
  readonly tracking: number;
  readonly fonts: readonly Font[];
  /** A text's width in ems; what has no glyph takes no room. */
  measure(text: string): number;
  /** The characters of a text that no face of the stack can draw. */
  missing(text: string): string[];
}

const stacks = new Map<string, Promise<Stack>>();

/** Reads and pins the faces once for all images. */
export function loadStack(role: ImageRole, language: KnownLanguage): Promise<Stack> {
  const key = `${role}-${language}`;
  const stack = stacks.get(key) ?? makeStack(role, language);
  stacks.set(key, stack);
  return stack;
}

async function makeStack(role: ImageRole, language: KnownLanguage): Promise<Stack> {
  const faces = facesOf(role, language);
  const data = await Promise.all(faces.map(loadFace));
  const glyphs = data.map((face) => create(face) as Glyphs);
  const fontWith = (character: string) => glyphs.find((font) => hasGlyph(font, character));
  const family = (index: number) => `${role}-${language}-${index}`;
  const tracking = role === 'name' ? NAME_TRACKING[SCRIPTS[language]] : 0;
  return {
    family: faces.map((_, index) => family(index)).join(', '),
    tracking,
    fonts: data.map((face, index) => ({ name: family(index), data: face, weight: 400, style: 'normal' })),
    measure: (text) => {
      const widths = [...text].map((character) => {
        const font = fontWith(character);
        return font ? font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm : 0;
      });
      return widths.reduce((sum, width) => sum + width + tracking, 0);
    },
    missing: (text) => [...new Set(text)].filter((character) => !fontWith(character)),
  };
}

async function loadFace({ file, axes = {}, besideCjk = false }: Face): Promise<Buffer> {
  const woff2 = readFileSync(faceFile(`${file}.woff2`, FONT_FOLDER));
  const characters = (create(woff2) as Glyphs).characterSet
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter(
      (character) => !besideCjk || character === ' ' || isLatinBesideCjk(character) || !LATIN.includes(character),
    );
  return subsetFont(woff2, characters.join(''), { targetFormat: 'sfnt', variationAxes: axes });
}
