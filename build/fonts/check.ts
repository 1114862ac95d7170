/** Finds the characters of the content that the subset fonts in `site/fonts` lack. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describeFaults } from '#content/check.ts';
import type { Content } from '#content/schema.ts';
import { CJK_FACES, IMAGE_FACES } from './faces.ts';
import { neededCharacters } from './needed.ts';

export const FONT_FOLDER = new URL('../../site/fonts/', import.meta.url);

/** Characters that the whole source font lacks, by face: no subset can have them, the browser shows its own. */
export type Unavailable = Readonly<Record<string, string>>;

export interface MissingGlyph {
  readonly face: string;
  readonly character: string;
  /** The text that asks for it: `person.name.zh`. */
  readonly field: string;
}

/** What the subset fonts lack of the content's display texts; empty when they are up to date. */
export function missingGlyphs(content: Content): MissingGlyph[] {
  const unavailable = JSON.parse(readFileSync(new URL('unavailable.json', FONT_FOLDER), 'utf8')) as Unavailable;
  return [...CJK_FACES, ...IMAGE_FACES].flatMap((face) => {
    const font = openFace(face.name);
    return [...neededCharacters(content, face)]
      .filter(([character]) => !hasGlyph(font, character) && !unavailable[face.name]?.includes(character))
      .map(([character, field]) => ({ face: face.name, character, field }));
  });
}

/** The list as a person reads it, with what to do: one line for each text and font. */
export function describeMissingGlyphs(missing: readonly MissingGlyph[], remedy = 'run npm run fonts'): string {
  const groups = new Map<string, { face: string; field: string; characters: Set<string> }>();
  for (const { face, character, field } of missing) {
    const group = groups.get(`${field} ${face}`) ?? { face, field, characters: new Set() };
    group.characters.add(character);
    groups.set(`${field} ${face}`, group);
  }
  return describeFaults(
    [...groups.values()].map(({ face, field, characters }) => ({
      file: fileOf(field),
      field,
      rule: `has ${[...characters].join('')}, which the font ${face} lacks: ${remedy}`,
    })),
  );
}

/** `person.name.zh` stands in content/person.ts, `aboutMessages.heading.zh` in messages/about.ts. */
function fileOf(field: string): string {
  const [part = ''] = field.split('.', 1);
  const messages = /^(\w+)Messages$/.exec(part)?.[1];
  return messages ? `messages/${messages}.ts` : `content/${part.replace(/\[\d+\]$/, '')}.ts`;
}

/** A subset font by its name in `site/fonts`. */
export function openFace(name: string): Font {
  const font = create(readFileSync(new URL(`${name}.woff2`, FONT_FOLDER)));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts, not one`);
  return font;
}

export function hasGlyph(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
