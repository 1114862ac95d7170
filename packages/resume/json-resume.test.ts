// @ts-expect-error: it brings no types of its own.
import untyped from '@jsonresume/schema';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { content } from '#content/index.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { content as awkward } from '#tests/fixtures/awkward/content.ts';
import { factsWith } from '#tests/sharing/facts.ts';
import type { SiteFacts } from './model.ts';
import { resume } from './json-resume.ts';

/** `validate` calls back at once: with the faults, or with null. */
const jsonResume = untyped as {
  readonly schema: JsonSchema;
  validate(resume: unknown, done: (faults: unknown) => void): void;
};

interface Resume {
  readonly work: readonly { readonly startDate: string; readonly endDate?: string; readonly highlights: string[] }[];
  readonly skills: readonly { readonly name: string; readonly level: string }[];
  readonly meta: { readonly canonical: string; readonly lastModified: string };
}

function read(facts: SiteFacts, language: (typeof LANGUAGES)[number]): Resume {
  return JSON.parse(resume(facts, language)) as Resume;
}

/** The schema's own validator calls back at once. */
function faultsOf(data: unknown): unknown {
  let faults: unknown = 'not validated';
  jsonResume.validate(data, (errors) => (faults = errors));
  return faults;
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

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

describe.each(LANGUAGES)('the résumé as data in %s', (language) => {
  test.each([
    ['the sample', content],
    ['an awkward owner', awkward],
  ])('holds to the JSON Resume schema: %s', (_, owner) => {
    const data = read({ ...factsWith(), content: owner }, language);
    expect(faultsOf(data)).toBeNull();
    // `meta` is open by purpose: tools add to it.
    expect(unknownFields(data, jsonResume.schema)).toEqual(['.meta.language', '.meta.languages']);
  });

  test('has real months, in order, and no end for the present job', () => {
    const facts = factsWith(({ experience: [job], experience }) => {
      experience.splice(
        0,
        Infinity,
        { ...job!, start: '2023-03' },
        { ...job!, id: 'before', start: '2019-07', end: '2023-02' },
      );
      delete experience[0]!.end;
    });
    const { work } = read(facts, language);
    expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2023-03', undefined],
      ['2019-07', '2023-02'],
    ]);
    for (const { startDate, endDate = startDate } of work)
      for (const month of [startDate, endDate])
        expect(new Date(`${month}-01T00:00:00Z`).toISOString().slice(0, 7)).toBe(month);
  });

  test('calls each publication a talk or an article', () => {
    const { publications } = JSON.parse(resume({ ...factsWith(), content: awkward }, language)) as {
      publications: readonly { summary: string }[];
    };
    const { talk, writing } = MESSAGES[language].documents.person.record;
    expect([...new Set(publications.map(({ summary }) => summary))].toSorted()).toEqual([talk, writing].toSorted());
  });

  test('names itself, the other languages, and when it was written', () => {
    expect(read(factsWith(), language).meta).toMatchObject({
      canonical: `https://portfolio.test/resume.${language}.json`,
      lastModified: '2025-03-01T08:30:00Z',
      languages: {
        'zh-CN': 'https://portfolio.test/resume.zh.json',
        en: 'https://portfolio.test/resume.en.json',
        ja: 'https://portfolio.test/resume.ja.json',
      },
    });
  });
});

test('the schema’s validator finds a bad date', () => {
  const data = JSON.parse(resume(factsWith(), 'en')) as { work: [{ startDate: string }] };
  data.work[0].startDate = 'March 2023';
  expect(faultsOf(data)).not.toBeNull();
});
