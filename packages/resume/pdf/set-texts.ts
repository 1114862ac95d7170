/** What PDF and share image set in which role: taken from what they are made of, so that no word escapes the check for glyphs. */
import type { Content } from '#content/schema.ts';
import { wordsIn } from '#content/words.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { imageWords } from '../image/image-words.ts';
import { displayedIn, pdfSource } from './resume-source.ts';

/** Of the PDF: headings and labels, the name in another form, running text. Of the image: the rest. */
export const DOCUMENT_ROLES = ['display', 'beside', 'body', 'heading', 'light', 'elsewhere', 'figures'] as const;
export type DocumentRole = (typeof DOCUMENT_ROLES)[number];

/** Every face has the letters of an address and of a date's figures: any will do. */
const ANY_SOURCE = { publicUrl: 'https://example.com', modified: new Date(0) };

/** Every text of the documents in one language, by its role. */
export function documentTexts(content: Content, language: Language): Readonly<Record<DocumentRole, readonly string[]>> {
  const resume = pdfSource({ content, ...ANY_SOURCE }, language);
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

/** Where a character of a text is written: the field that says just the text, or the first that has the character. */
export function createFieldFinder(content: Content, language: Language) {
  const fields = [language, ...LANGUAGES].flatMap((one) =>
    wordsIn(one, { ...content, messages: { [one]: MESSAGES[one] } }),
  );
  return (text: string, character: string): string =>
    (fields.find(([, words]) => words === text) ?? fields.find(([, words]) => words.includes(character)))?.[0] ??
    `“${text}”`;
}
