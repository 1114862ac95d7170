/** Finds the characters of the rendered pages that the subset fonts in `src/styles/fonts` lack. */
import { existsSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describeFaults } from '#content/check.ts';
import { contentFile, generatedFolder } from '#content/folder.ts';
import { CJK_FACES } from './faces.ts';
import { neededCharacters, type SetText } from './needed.ts';
import { localeFile } from '#i18n/locales/all.ts';

export const FONT_FOLDER = new URL('../../../src/styles/fonts/', import.meta.url);
/** Of those that were made for the owner's words (scripts/fonts.ts). */
export const OWN_FONT_FOLDER = new URL(`../../../${generatedFolder()}/`, import.meta.url);

/** Where a face's file is: one that was made for the owner's words goes before. @param file With its ending. */
export function faceFile(file: string, folder: URL): URL {
  const own = new URL(file, OWN_FONT_FOLDER);
  return existsSync(own) ? own : new URL(file, folder);
}

/** Characters that the whole source font lacks, by face: no subset can have them, the browser shows its own. */
export type Unavailable = Readonly<Record<string, string>>;

export interface MissingGlyph {
  readonly face: string;
  readonly character: string;
  /** The text that asks for it: `person.name.zh`, or `“友情链接” in <a>` … */
  readonly field: string;
  /** … of a page. */
  readonly page?: string;
}

/**
 * What the subset fonts lack of what is set in them (needed.ts); empty when they are up to date.
 * @param file Where a face's file is.
 */
export function missingGlyphs(texts: readonly SetText[], file = faceFile): MissingGlyph[] {
  const unavailable = { ...unavailableIn(FONT_FOLDER), ...unavailableIn(OWN_FONT_FOLDER) };
  return CJK_FACES.flatMap((face) => {
    const font = openFont(file(`${face.name}.woff2`, FONT_FOLDER));
    return [...neededCharacters(face, texts)]
      .filter(([character]) => !hasGlyph(font, character) && !unavailable[face.name]?.includes(character))
      .map(([character, { field, page }]) => ({ face: face.name, character, field, ...(page && { page }) }));
  });
}

/** The list as a person reads it, with what to do: one line for each text and font. */
export function describeMissingGlyphs(
  missing: readonly MissingGlyph[],
  remedy = 'npm run artwork makes it anew',
): string {
  const groups = new Map<string, { first: MissingGlyph; characters: Set<string> }>();
  for (const first of missing) {
    const key = `${first.page} ${first.field} ${first.face}`;
    const group = groups.get(key) ?? { first, characters: new Set() };
    group.characters.add(first.character);
    groups.set(key, group);
  }
  return describeFaults(
    [...groups.values()].map(({ first: { face, field, page }, characters }) => ({
      file: page ?? fileOf(field),
      field,
      rule: `has ${[...characters].join('')}, which the font ${face} lacks: ${remedy}`,
    })),
  );
}

/** `person.name.zh` stands in person.ts, `messages.zh.page.about.heading` in src/i18n/locales/zh/page.ts. */
function fileOf(field: string): string {
  const [part = '', language, file] = field.split('.', 3);
  return part === 'messages'
    ? `src/i18n/locales/${language}/${localeFile(file)}.ts`
    : contentFile(part.replace(/\[\d+\]$/, ''));
}

function unavailableIn(folder: URL): Unavailable {
  const file = new URL('unavailable.json', folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Unavailable) : {};
}

/** A subset font of the page by its name. */
export function openFace(name: string): Font {
  return openFont(faceFile(`${name}.woff2`, FONT_FOLDER));
}

export function openFont(file: URL): Font {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file.pathname} is a collection of fonts, not one`);
  return font;
}

export function hasGlyph(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
