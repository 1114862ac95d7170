/** What the documents hold that are text. */
// @ts-expect-error: it brings no types of its own.
import untyped from '@jsonresume/schema';
import { parse } from 'vcard4';
import { describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { wordsIn } from '#content/words.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { isText } from '#shared/text.ts';
import { content as awkward } from '#tests/fixtures/awkward/content.ts';
import { factsWith } from '#tests/sharing/facts.ts';
import { dataBlock, profilePage } from './json-ld.ts';
import { resume } from './json-resume.ts';
import { llms } from './llms.ts';
import { resumeIn, type SiteFacts } from './model.ts';
import { pdfSource } from './typeset/pdf.ts';
import { vcard } from './vcard.ts';

/** Every text of its own, so that none is taken for another. */
let count = 0;
const numbered = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(numbered);
  if (isText(part)) return { ...part, en: `${part.en} no. ${(count += 1)}.` };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, numbered(value)]));
};
const numberedFacts = { ...factsWith(), content: numbered(awkward) as typeof awkward };
const model = resumeIn(numberedFacts, 'en');
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
  'llms.txt': [llms(numberedFacts).replaceAll('\\', ''), ''],
  PDF: [
    JSON.stringify(pdfSource(numberedFacts, 'en')),
    'brand portrait subtitle description cards reply hours invitation',
  ],
  'JSON Résumé': [resume(numberedFacts, 'en'), 'brand subtitle description cards advantages reply hours invitation'],
  'JSON-LD': [
    JSON.stringify(profilePage(numberedFacts, 'en')),
    'subtitle description paragraphs cards advantages availability reply hours invitation projects',
  ],
  vCard: [
    vcard(numberedFacts).replaceAll('\r\n ', '').replaceAll('\\', ''),
    'subtitle description paragraphs cards advantages availability reply hours invitation ' +
      'projects skills education records certificates works',
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

test.each([
  ['https://portfolio.test', 'https://portfolio.test/en/', 'URL:https://portfolio.test/'],
  ['http://localhost:3000', undefined, undefined],
])('résumés and card of the site at %s name %s', (publicUrl, page, line) => {
  const facts = { ...factsWith(), publicUrl };
  const { entries } = pdfSource(facts, 'en').contact;
  expect(entries.find(({ text }) => text.startsWith(publicUrl))?.text).toBe(page);
  expect(jsonOf(facts, 'en').basics.url).toBe(page);
  expect(/^URL:.*$/m.exec(vcard(facts))?.[0].trim()).toBe(line);
});

test('no text of the content can end the block or open a comment in it', () => {
  const text = '</script><!--<script>&"\u2028';
  const facts = factsWith(({ sharing }) => (sharing.description.en = text));
  const block = dataBlock(profilePage(facts, 'en'));
  expect(block.match(/<\/?[a-z!]/g)).toEqual(['<s', '</s']);
  const json = block.slice(block.indexOf('{'), block.lastIndexOf('}') + 1);
  expect(JSON.parse(json)).toMatchObject({ mainEntity: { description: text } });
});

test('only a present job has an employer, and there may be none', () => {
  const facts = factsWith(({ experience }) => experience.forEach((job) => (job.end = '2024-02')));
  expect(profilePage(facts, 'en')).not.toHaveProperty('mainEntity.worksFor');
});

test('the person is the same on every page, under the names of the other languages too', () => {
  const facts = factsWith(({ person }) => {
    person.name = { zh: '陈屿', en: 'Chen Yu', ja: '陳嶼' };
    person.reading = { zh: 'Chén Yǔ', en: 'Chen Yu', ja: 'チェン・ユー' };
  });
  const [zh, ja] = [profilePage(facts, 'zh'), profilePage(facts, 'ja')];
  const id = 'https://portfolio.test/#person';
  expect(zh).toMatchObject({ mainEntity: { '@id': id, alternateName: ['Chén Yǔ', 'Chen Yu', '陳嶼'] } });
  expect(ja).toMatchObject({ mainEntity: { '@id': id, alternateName: ['チェン・ユー', '陈屿', 'Chen Yu'] } });
});

test('who is called the same everywhere has no other name, and the town stands without its country', () => {
  const name = { zh: 'Lena Brandt', en: 'Lena Brandt', ja: 'Lena Brandt' };
  const facts = factsWith(({ person }) => {
    Object.assign(person, { name, reading: name });
    Object.assign(person.place, { name: { ...name, en: 'Hamburg' }, countryCode: 'DE' });
  });
  const page = profilePage(facts, 'en');
  expect(page).not.toHaveProperty('mainEntity.alternateName');
  expect(page).toMatchObject({ mainEntity: { address: { addressLocality: 'Hamburg', addressCountry: 'DE' } } });
});

test('llms.txt has the form of llmstxt.org: a title, a summary, what the page says, lists of links under headings', () => {
  const [before = '', ...lists] = llms(factsWith()).split(/^## /m);
  const [title, , summary, , ...told] = before.trimEnd().split('\n');
  expect(title).toBe(`# ${content.person.name.en}`);
  expect(summary).toBe(`> ${content.sharing.llmsSummary}`);
  for (const line of told) expect(line).toMatch(/^$|^\*\*\[\w+\]\(https:\/\/portfolio\.test\/en\/#\w+\)\*\*$|^(  )?- /);
  expect(lists).toHaveLength(2);
  for (const line of lists.flatMap((list) => list.trimEnd().split('\n').slice(1)))
    expect(line).toMatch(/^$|^- \[[^\]]+\]\(https:\/\/portfolio\.test\/[^)]*\)(: .+)?$/);
});

test('no sign in the owner’s words marks up llms.txt', () => {
  const facts = factsWith(({ about, projects }) => {
    about.paragraphs[0]!.en = '# C# and *snake_case*, [sic] <b> `x`';
    projects[0]!.title.en = 'A [b](c)';
  });
  const text = llms(facts);
  expect(text).toContain('\n- \\# C# and \\*snake\\_case\\*, \\[sic\\] \\<b> \\`x\\`\n');
  expect(text).toContain(String.raw`**[A \[b\](c)](https://portfolio.test/en/#project-`);
});

/** `validate` calls back at once: with the faults, or with null. */
const jsonResume = untyped as {
  readonly schema: JsonSchema;
  validate(resume: unknown, done: (faults: unknown) => void): void;
};

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** The schema leaves every object open, so a misspelt field would pass: here only the fields that it names may stand. */
function unknownFields(data: unknown, schema: JsonSchema, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => unknownFields(item, schema.items ?? {}, `${path}[]`));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const known = schema.properties?.[name];
    return known ? unknownFields(value, known, `${path}.${name}`) : [`${path}.${name}`];
  });
}

interface JsonResume {
  readonly basics: { readonly url?: string };
  readonly work: readonly { readonly startDate: string; readonly endDate?: string }[];
  readonly publications: readonly { readonly summary: string }[];
  readonly meta: object;
}

function jsonOf(facts: SiteFacts, language: Language): JsonResume {
  return JSON.parse(resume(facts, language)) as JsonResume;
}

describe.each(LANGUAGES)('the résumé as data in %s', (language) => {
  test.each([
    ['the sample', content],
    ['an awkward owner', awkward],
  ])('holds to the JSON Resume schema: %s', (_, owner) => {
    const data = jsonOf({ ...factsWith(), content: owner }, language);
    let faults: unknown = 'not validated';
    jsonResume.validate(data, (found) => (faults = found));
    expect(faults).toBeNull();
    // `meta` is open by purpose: tools add to it.
    expect(unknownFields(data, jsonResume.schema)).toEqual(['.meta.language', '.meta.languages']);
  });

  test('calls each publication a talk or an article', () => {
    const { publications } = jsonOf({ ...factsWith(), content: awkward }, language);
    const { talk, writing } = MESSAGES[language].documents.person.record;
    expect([...new Set(publications.map(({ summary }) => summary))].toSorted()).toEqual([talk, writing].toSorted());
  });

  test('names itself, the other languages, and when it was written', () => {
    const at = (tag: string) => `https://portfolio.test/resume.${tag}.json`;
    expect(jsonOf(factsWith(), language).meta).toMatchObject({
      canonical: at(language),
      lastModified: '2025-03-01T08:30:00Z',
      languages: { 'zh-CN': at('zh'), en: at('en'), ja: at('ja') },
    });
  });
});

test('the résumé as data has the months of each job, no end for the present one, and none that only stand in', () => {
  const facts = factsWith(({ experience: [job], experience }) => {
    const { end: _, ...present } = job!;
    experience.splice(
      0,
      Infinity,
      { ...present, start: '2023-03' },
      { ...present, start: '2019-07', end: '2023-02' },
      { ...present, start: '1900-01', end: '2099-12' },
    );
  });
  expect(jsonOf(facts, 'en').work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2023-03', undefined],
    ['2019-07', '2023-02'],
    [undefined, undefined],
  ]);
});

interface Property {
  readonly property: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: unknown;
}

function propertiesOf(card: string, name: string): Property[] {
  return (parse(card) as { parsedVcard: Property[] }).parsedVcard.filter(({ property }) => property === name);
}

test('a card in one language has each property once, in that language, and knows its own address', () => {
  const { name, title } = content.person;
  const card = vcard(factsWith(), 'en');
  const valueOf = (property: string) => propertiesOf(card, property).map(({ value }) => value);
  expect([valueOf('FN'), valueOf('TITLE')]).toEqual([[name.en], [title.en]]);
  expect(valueOf('SOURCE')).toEqual(['https://portfolio.test/contact.en.vcf']);
  expect(card).not.toContain('ALTID');
});

test('a reader finds name, work and place in all languages, each said to be the same, and how to get in touch', () => {
  const facts = factsWith(({ person }) => {
    person.place.name.en = 'Shenzhen';
    person.place.countryCode = 'CN';
    person.phone = '+86 755 0000 0000';
  });
  const { name, title, email, place, languages = [], profiles = [] } = facts.content.person;
  const properties = (property: string) => propertiesOf(vcard(facts), property);
  const inLanguages = (property: string) =>
    properties(property).map(({ parameters, value }) => [parameters['ALTID'], parameters['LANGUAGE'], value]);
  expect(inLanguages('FN')).toEqual([
    ['1', 'zh-CN', name.zh],
    ['1', 'en', name.en],
    ['1', 'ja', name.ja],
  ]);
  expect(inLanguages('TITLE')).toContainEqual(['1', 'ja', title.ja]);
  const employer = facts.content.experience.find(({ end }) => end === undefined);
  if (employer) expect(inLanguages('ORG')).toContainEqual(['1', 'en', employer.company.en]);
  expect(properties('ADR')[1]?.value).toMatchObject({ locality: 'Shenzhen', countryName: 'China' });
  for (const [property, values] of [
    ['EMAIL', [email]],
    ['TEL', ['tel:+8675500000000']],
    ['X-SOCIALPROFILE', profiles.map(({ url, handle }) => url ?? handle)],
    ['GEO', [`geo:${place.latitude},${place.longitude}`]],
    ['LANG', languages.map(({ tag }) => tag)],
    ['REV', ['20250301T083000Z']],
  ] as const)
    expect(properties(property).map(({ value }) => value)).toEqual(values);
});

test('separators in a name stay part of the name', () => {
  const card = vcard(factsWith(({ person }) => (person.name.en = String.raw`Yu, Chen; a\b`)));
  expect(propertiesOf(card, 'FN')[1]?.value).toBe(String.raw`Yu, Chen; a\b`);
});

test('a line has up to 75 octets, no character is torn, and a reader joins them again', () => {
  const lines = vcard({ ...factsWith(), content: awkward }).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.join('')).not.toContain('\ufffd');
  expect(propertiesOf(lines.join('\r\n'), 'FN').map(({ value }) => value)).toEqual(Object.values(awkward.person.name));
  const ascii = vcard(
    factsWith(({ person }) => (person.title.en = 'x'.repeat(200))),
    'en',
  );
  expect(ascii).toContain(`TITLE:${'x'.repeat(69)}\r\n ${'x'.repeat(74)}\r\n ${'x'.repeat(57)}\r\n`);
});
