/** Finds the characters that the PDF's faces lack, before a reader meets an empty box. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { hasGlyph, type MissingGlyph } from '#build/fonts/check.ts';
import type { Content } from '#content/schema.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { displayTexts, PDF_FONT_FOLDER, STACKS, type PdfFace } from './faces.ts';
import { nameBeside, SHOWN_MESSAGES, shownContent, wordsIn } from './shown.ts';

type Words = readonly [field: string, words: string];

/** Every character that no face of its stack has, each with the field that asks for it first. */
export function missingPdfGlyphs(content: Content): MissingGlyph[] {
  return LANGUAGES.flatMap((language) => [
    ...missingIn(STACKS.display[language], displayWords(content, language)),
    ...missingIn(STACKS.beside[language], wordsBeside(content, language)),
    ...missingIn(STACKS.body[language], wordsIn(language, { ...SHOWN_MESSAGES, ...shownContent(content) })),
  ]);
}

function displayWords(content: Content, language: Language): Words[] {
  return displayTexts(content).map(([field, text]) => [`${field}.${language}`, text[language]]);
}

function wordsBeside({ person }: Content, language: Language): Words[] {
  const beside = nameBeside(language, person);
  return beside ? [[`person.reading.${language}`, beside.words]] : [];
}

function missingIn(stack: readonly PdfFace[], texts: readonly Words[]): MissingGlyph[] {
  const fonts = stack.map(openPdfFace);
  const missing = new Map<string, MissingGlyph>();
  // The face that was made for the language's own characters.
  const face = stack.at(1) ?? stack[0];
  for (const [field, words] of texts) {
    for (const character of words.replaceAll(/\s/g, '')) {
      if (!face || missing.has(character) || fonts.some((font) => hasGlyph(font, character))) continue;
      missing.set(character, { face: face.name, character, field });
    }
  }
  return [...missing.values()];
}

function openPdfFace({ name }: PdfFace): Font {
  const font = create(readFileSync(new URL(`${name}.ttf`, PDF_FONT_FOLDER)));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts, not one`);
  return font;
}
