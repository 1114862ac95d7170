/** Finds the characters that the PDF's faces lack, before a reader meets an empty box. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { hasGlyph, type MissingGlyph } from '#artwork/fonts/missing-glyphs.ts';
import type { Content } from '#content/schema.ts';
import { LANGUAGES } from '#contract/language.ts';
import { PDF_FONT_FOLDER, stackOf, type PdfFace } from './pdf-faces.ts';
import { createFieldFinder, pdfTexts, type PdfRole } from './set-texts.ts';

const ROLES = ['display', 'beside', 'body'] as const satisfies readonly PdfRole[];

/** Every character that no face of its stack has, each with the field that asks for it first. */
export function missingPdfGlyphs(content: Content): MissingGlyph[] {
  return LANGUAGES.flatMap((language) => {
    const texts = pdfTexts(content, language);
    const fieldOf = createFieldFinder(content, language);
    return ROLES.flatMap((role) => missingIn(stackOf(role, language), texts[role], fieldOf));
  });
}

function missingIn(
  stack: readonly PdfFace[],
  texts: readonly string[],
  fieldOf: ReturnType<typeof createFieldFinder>,
): MissingGlyph[] {
  const fonts = stack.map(openPdfFace);
  const missing = new Map<string, MissingGlyph>();
  // The face that was made for the language's own characters.
  const face = stack.at(1) ?? stack[0];
  for (const words of texts) {
    for (const character of words.replaceAll(/\s/g, '')) {
      if (!face || missing.has(character) || fonts.some((font) => hasGlyph(font, character))) continue;
      missing.set(character, { face: face.name, character, field: fieldOf(words, character) });
    }
  }
  return [...missing.values()];
}

function openPdfFace({ name }: PdfFace): Font {
  const font = create(readFileSync(new URL(`${name}.ttf`, PDF_FONT_FOLDER)));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts, not one`);
  return font;
}
