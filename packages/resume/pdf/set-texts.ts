/** What the PDF sets in which role, each text with the field it comes from: taken from the résumé itself, so that no word escapes the check for glyphs. */
import type { Content } from '#content/schema.ts';
import { wordsIn } from '#content/words.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { displayedIn, resumeIn } from './resume-source.ts';

/** What a text is set for: headings and labels, the name in another form, running text. */
export type PdfRole = 'display' | 'beside' | 'body';

/** Every face has the letters of an address and of a date's figures: any will do. */
const ANY_SOURCE = { publicUrl: 'https://example.com', modified: new Date(0) };

/** Every text of the résumé in one language, by its role. */
export function pdfTexts(content: Content, language: Language): Readonly<Record<PdfRole, readonly string[]>> {
  const resume = resumeIn(language, content, ANY_SOURCE);
  return {
    display: displayedIn(resume),
    beside: resume.beside ? [resume.beside.words] : [],
    body: wordsIn(language, resume).map(([, words]) => words),
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
