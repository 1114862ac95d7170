import { expect, test } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { content } from '#tests/fixtures/awkward/content.ts';
import { isText } from '#shared/text.ts';
import { factsWith } from '#tests/sharing/facts.ts';
import { pdfSource } from './typeset/pdf.ts';
import { resumeIn } from './model.ts';
import { resume } from './json-resume.ts';
import { profilePage } from './json-ld.ts';
import { llms } from './llms.ts';
import { vcard } from './vcard.ts';

/** Every text of its own, so that none is taken for another. */
let count = 0;
const numbered = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(numbered);
  if (isText(part)) return { ...part, en: `${part.en} no. ${(count += 1)}.` };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, numbered(value)]));
};
const facts = { ...factsWith(), content: numbered(content) as typeof content };
const model = resumeIn(facts, 'en');
/** Which site and language, the interface's words, other forms of the name, and what the page itself shares. */
const FRAME = new Set([
  'language',
  'locale',
  'words',
  'publicUrl',
  'pageUrl',
  'names',
  'otherNames',
  'reading',
  'sharing',
]);

/** Each document, and what of the résumé it does not tell. */
const DOCUMENTS = {
  'llms.txt': [llms(facts).replaceAll('\\', ''), ''],
  PDF: [JSON.stringify(pdfSource(facts, 'en')), 'brand portrait subtitle description cards reply hours invitation'],
  'JSON Résumé': [resume(facts, 'en'), 'brand subtitle description cards advantages reply hours invitation'],
  'JSON-LD': [
    JSON.stringify(profilePage(facts, 'en')),
    'subtitle description paragraphs cards advantages availability reply hours invitation projects',
  ],
  vCard: [
    vcard(facts).replaceAll('\r\n ', '').replaceAll('\\', ''),
    'subtitle description paragraphs cards advantages availability reply hours invitation ' +
      'projects skills education records',
  ],
} as const;

test.each(Object.entries(DOCUMENTS))(
  '%s tells each field of the résumé, or says that it does not',
  (_document, [text, leftOut]) => {
    const plain = text.replaceAll('\\"', '"');
    const untold = Object.entries(model).flatMap(([field, value]) => {
      const words = wordsIn('en', value).map(([, own]) => own);
      return words.some((own) => plain.includes(own)) || words.length === 0 ? [] : [field];
    });
    expect(untold.filter((field) => !FRAME.has(field)).toSorted()).toEqual(
      leftOut.split(' ').filter(Boolean).toSorted(),
    );
  },
);
