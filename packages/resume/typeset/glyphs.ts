/** Finds the characters that the fonts of PDF and share image lack, before a reader meets an empty box. */
import { pathToFileURL } from 'node:url';
import { faceFile, hasGlyph, openFont, type MissingGlyph } from '#scripts/artwork/fonts/missing-glyphs.ts';
import type { Content } from '#content/schema.ts';
import { wordsIn } from '#content/words.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { DOCUMENT_ROLES, PDF_FONT_FOLDER, stackOf, type DocumentRole, type PdfFace } from './fonts.ts';
import { displayedIn, pdfSource } from './pdf.ts';
import { imageWords } from './share-image.ts';
import { wholeFontFiles } from './whole-fonts.ts';

/** Every text of the documents in one language by its role, taken from what they are made of, so that no word escapes. */
function documentTexts(content: Content, language: Language): Readonly<Record<DocumentRole, readonly string[]>> {
  // Every font has the letters of an address and of a date's figures: any will do.
  const resume = pdfSource({ content, publicUrl: 'https://example.com', modified: new Date(0) }, language);
  const { name, title, line, place, nameElsewhere, placeElsewhere, coordinates, scale } = imageWords(content, language);
  return {
    display: displayedIn(resume),
    beside: resume.beside ? [resume.beside.words] : [],
    body: wordsIn(language, resume).map(([, words]) => words),
    heading: [name, title, place],
    light: [line],
    elsewhere: [nameElsewhere, placeElsewhere].filter((words) => words !== null),
    figures: [coordinates, scale],
  };
}

/** The face of a stack that is made for the language's own characters. */
function ownFace(role: DocumentRole, language: Language): PdfFace | undefined {
  const stack = stackOf(role, language);
  return stack.find(({ name }) => name.startsWith('noto')) ?? stack[0];
}

/** What is kept of a font: its repertoire, and the letters of those texts that look to it. */
export function charactersOf({ name, repertoire }: PdfFace, content: Content): string {
  const texts = LANGUAGES.flatMap((language) => {
    const byRole = documentTexts(content, language);
    return DOCUMENT_ROLES.flatMap((role) => (ownFace(role, language)?.name === name ? byRole[role] : []));
  });
  return [...new Set(repertoire + texts.join(''))].join('');
}

/** Every character that no font of its stack has, each with the field that asks for it first. */
export function missingPdfGlyphs(content: Content): MissingGlyph[] {
  return LANGUAGES.flatMap((language) => {
    const texts = documentTexts(content, language);
    const fields = fieldsFor(content, language);
    const whole = wholeFontFiles(JSON.stringify(texts)).map((path) => openFont(pathToFileURL(path)));
    return DOCUMENT_ROLES.flatMap((role) => {
      const fonts = stackOf(role, language).map(({ name }) => openFont(faceFile(`${name}.ttf`, PDF_FONT_FOLDER)));
      const missing = new Map<string, MissingGlyph>();
      for (const words of texts[role])
        for (const character of words.replaceAll(/[\s\p{Cf}]/gu, '')) {
          if (missing.has(character) || [...fonts, ...whole].some((font) => hasGlyph(font, character))) continue;
          const face = ownFace(role, language)?.name ?? '';
          // The field that says just the text, or the first that has the character.
          const [field = `“${words}”`] =
            fields.find(([, own]) => own === words) ?? fields.find(([, own]) => own.includes(character)) ?? [];
          missing.set(character, { face, character, field });
        }
      return [...missing.values()];
    });
  });
}

/** All words that a document of one language may hold, each with its field. */
function fieldsFor(content: Content, language: Language) {
  return [language, ...LANGUAGES].flatMap((one) => wordsIn(one, { ...content, messages: { [one]: MESSAGES[one] } }));
}
