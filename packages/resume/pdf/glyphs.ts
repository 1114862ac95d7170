/** Finds the characters that the faces of PDF and share image lack, before a reader meets an empty box. */
import { pathToFileURL } from 'node:url';
import type { Font } from 'fontkit';
import { faceFile, hasGlyph, openFont, type MissingGlyph } from '#scripts/artwork/fonts/missing-glyphs.ts';
import type { Content } from '#content/schema.ts';
import { LANGUAGES } from '#shared/language.ts';
import { filesOfFaces } from '#resume/faces/fetch-faces.ts';
import { wholeFacesFor } from '#resume/faces/scripts.ts';
import { PDF_FONT_FOLDER, stackOf, type PdfFace } from './pdf-faces.ts';
import { createFieldFinder, DOCUMENT_ROLES, documentTexts } from './set-texts.ts';

/**
 * Every character that no face of its stack has, each with the field that asks for it first.
 * @param file Where a face's file is.
 */
export function missingPdfGlyphs(content: Content, file = faceFile): MissingGlyph[] {
  return LANGUAGES.flatMap((language) => {
    const texts = documentTexts(content, language);
    const fieldOf = createFieldFinder(content, language);
    const others = filesOfFaces(wholeFacesFor(JSON.stringify(texts))).map((path) => openFont(pathToFileURL(path)));
    return DOCUMENT_ROLES.flatMap((role) =>
      missingIn({ stack: stackOf(role, language), others }, texts[role], fieldOf, file),
    );
  });
}

interface Faces {
  readonly stack: readonly PdfFace[];
  /** Whole faces of other scripts. */
  readonly others: readonly Font[];
}

function missingIn(
  { stack, others }: Faces,
  texts: readonly string[],
  fieldOf: ReturnType<typeof createFieldFinder>,
  file: typeof faceFile,
): MissingGlyph[] {
  const fonts = [...stack.map(({ name }) => openFont(file(`${name}.ttf`, PDF_FONT_FOLDER))), ...others];
  const missing = new Map<string, MissingGlyph>();
  // The face that was made for the language's own characters.
  const face = stack.find(({ name }) => name.startsWith('noto')) ?? stack[0];
  for (const words of texts) {
    for (const character of words.replaceAll(/[\s\p{Cf}]/gu, '')) {
      if (!face || missing.has(character) || fonts.some((font) => hasGlyph(font, character))) continue;
      missing.set(character, { face: face.name, character, field: fieldOf(words, character) });
    }
  }
  return [...missing.values()];
}
