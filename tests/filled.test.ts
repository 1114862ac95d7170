/** Every optional field, where it is filled, in everything that is made of the content; and none of it where it is not. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAnswerer } from 'answerer';
import { answerSource } from '#answers/answer-source.ts';
import { languageDataOf } from '#answers/language-data.ts';
import { content as sample } from '#content/index.ts';
import type { Content } from '#content/schema.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { resume } from '#resume/share/json-resume.ts';
import { llms } from '#resume/share/llms.ts';
import { profilePage } from '#resume/share/structured-data.ts';
import { vcard } from '#resume/share/vcard.ts';
import { renderTexts } from '#scripts/render.ts';
import { siteConfig } from '../vite.config.ts';
import { systemPrompt } from '#server/chat/system-prompt.ts';
import { content } from './awkward/index.ts';
import { isSample } from './sample.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const answererOf = (own: Content) =>
  createAnswerer(
    LANGUAGES.map((language) => ({ ...answerSource(own, language, 'page'), data: languageDataOf(language) })),
  );
const PUBLIC_URL = 'https://portfolio.test';
const factsOf = (own: Content) => ({ content: own, publicUrl: PUBLIC_URL, modified: new Date('2025-03-01T08:30:00Z') });

const { brand, portrait, certificates = [], publications = [], profiles = [] } = content.person;
const addresses = [...certificates, ...publications, ...profiles].flatMap(({ url }) => url ?? []);
const pictures = content.projects.flatMap(({ picture }) => picture ?? []);

/** What is written nowhere but in the optional fields. */
const optionalIn = (language: Language) => [
  ...certificates.flatMap(({ name, issuer }) => [name[language], issuer[language]]),
  ...publications.flatMap(({ title, where }) => [title[language], where[language]]),
];

function absentFrom(text: string, expected: readonly string[]): string[] {
  return expected.filter((words) => !text.includes(words));
}

describe.each(LANGUAGES)('all that an owner can fill in is told in %s', (language) => {
  test('to a model', () => {
    const prompt = systemPrompt(content, language);
    const expected = [...optionalIn(language), ...addresses, brand![language], portrait!.alt[language]];
    expect(absentFrom(prompt, [...expected, ...pictures.map(({ alt }) => alt[language])])).toEqual([]);
    expect(prompt).not.toMatch(/undefined|\[object/);
    expect(prompt).toContain('Versionsverwaltung\n');
  });

  test('in the résumé as data', () => {
    const data = resume(factsOf(content), language);
    expect(absentFrom(data, [...optionalIn(language), ...addresses])).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ basics: { image: `${PUBLIC_URL}/portrait.png` } });
    expect(data).not.toMatch(/undefined/);
  });

  test('to search engines', () => {
    const page = profilePage(factsOf(content), language);
    const text = JSON.stringify(page);
    expect(absentFrom(text, [...optionalIn(language).map(inJson), ...addresses, brand![language]])).toEqual([]);
    expect(page).toMatchObject({ mainEntity: { image: `${PUBLIC_URL}/portrait.png` } });
  });
});

const inJson = (words: string) => JSON.stringify(words).slice(1, -1);

test('an address book gets the portrait, the brand and every profile', () => {
  const card = vcard(factsOf(content)).replaceAll('\r\n ', '');
  expect(card).toContain(`\r\nPHOTO:${PUBLIC_URL}/portrait.png\r\n`);
  expect(
    absentFrom(card, [...Object.values(brand!), ...profiles.map(({ url, handle }) => url ?? handle ?? '')]),
  ).toEqual([]);
});

test('llms.txt tells all of it in English', () => {
  const expected = [...optionalIn('en'), ...addresses, `<${PUBLIC_URL}/portrait.png>`, brand!.en];
  expect(absentFrom(llms(factsOf(content)), expected)).toEqual([]);
});

describe('the page', () => {
  let pages: Readonly<Record<'filled' | 'plain', string>>;
  beforeAll(async () => {
    const filled = { contentEntry: 'tests/awkward/index.ts', publicFolder: 'tests/awkward/public' };
    const rendered = [await renderTexts({ ...siteConfig(filled), root }), await renderTexts({ ...siteConfig(), root })];
    const [one = '', other = ''] = rendered.map((site) => site.pages.find(({ name }) => name === '/en/')?.html);
    pages = { filled: one, plain: other };
  });

  test('shows all of it, each picture with its size and its words', () => {
    const { filled } = pages;
    const text = filled.replaceAll('&quot;', '"');
    expect(absentFrom(text, [...optionalIn('en'), ...addresses.map((url) => `href="${url}"`), brand!.en])).toEqual([]);
    for (const [file, size, alt] of [
      ['portrait.png', 'width="480" height="600"', 'alt="Bildnis'],
      // The title beside it says enough; the dialog has the words.
      ['pictures/wide.png', 'width="1200" height="675"', 'alt=""'],
      ['pictures/tall.png', 'width="390" height="844"', 'alt=""'],
    ] as const) {
      const [tag = ''] = new RegExp(`<img[^>]*src="/${file}"[^>]*>`).exec(filled) ?? [];
      expect(tag).toContain(size);
      expect(tag).toContain(alt);
      expect(tag).toContain('loading="lazy"');
    }
  });

  test('says nothing of a level where there is none', () => {
    expect(pages.filled).not.toMatch(/undefined|NaN/);
    expect(pages.filled).toMatch(/>Versionsverwaltung</);
    expect(pages.filled).not.toMatch(/aria-label="Versionsverwaltung"/);
  });

  test.runIf(isSample)('has no trace of what the sample leaves empty', () => {
    expect(pages.plain).not.toMatch(/<img[^>]*src="\/|Certificates|Talks|Writing</);
  });
});

describe('questions about it are answered', () => {
  const answer = answererOf(content);
  const ask = (question: string, language: Language) => answer([{ role: 'user', content: question }], language);

  test.each([
    ['en', 'does she have certificates?', 'certificate'],
    ['en', 'Is there any certification that can be checked?', 'certificate'],
    ['en', 'Where can I watch the talks?', 'talk'],
    ['en', 'has she spoken at conferences', 'talk'],
    ['en', 'Any articles or a blog?', 'writing'],
    ['zh', '有什么证书？', 'certificate'],
    ['zh', '哪里可以看演讲', 'talk'],
    ['zh', '写过什么文章吗', 'writing'],
    ['ja', '資格は持っていますか', 'certificate'],
    ['ja', '登壇したことはありますか？', 'talk'],
    ['ja', '書いた記事はどこで読めますか', 'writing'],
  ] as const)('%s: %s', (language, question, kind) => {
    const { text, parts } = ask(question, language);
    const expected =
      kind === 'certificate'
        ? certificates.map(({ name }) => name[language])
        : publications.filter((one) => one.kind === kind).map(({ title }) => title[language]);
    expect(absentFrom(text, expected)).toEqual([]);
    expect(text).toContain('](#experience)');
    expect(parts.every(({ found }) => found)).toBe(true);
  });

  test.each([
    ['en', 'How good is she at Versionsverwaltung?'],
    ['zh', 'Versionsverwaltung 水平怎么样'],
    ['ja', 'Versionsverwaltungはどのくらいできますか'],
  ] as const)('a skill without a level has none in the answer, either (%s)', (language, question) => {
    const { text } = ask(question, language);
    expect(text).toContain('Versionsverwaltung');
    expect(text).not.toMatch(/undefined|NaN|\d\s?%/);
  });

  test.each([
    ['en', 'What are the strongest skills?'],
    ['zh', '最擅长什么技能'],
    ['ja', '一番得意なスキルは'],
  ] as const)('where no skill has a level, none is the best (%s)', (language, question) => {
    const own = structuredClone(content);
    for (const skill of own.skills.groups.flatMap(({ skills }) => skills)) delete skill.level;
    const { text } = answererOf(own)([{ role: 'user', content: question }], language);
    expect(text).not.toMatch(/undefined|NaN|Infinity|%/);
  });

  test.each([
    ['en', 'Where does he work now?'],
    ['zh', '现在在哪家公司工作'],
    ['ja', '今はどこで働いていますか'],
  ] as const)(
    'who has no job at present is told of with the last one, and when it ended (%s)',
    (language, question) => {
      const own = structuredClone(sample);
      for (const job of own.experience) job.end = '2024-02';
      const { text } = answererOf(own)([{ role: 'user', content: question }], language);
      expect(text).toContain(own.experience[0]!.company[language]);
      expect(text).toContain('2024');
    },
  );

  test.each([
    ['en', 'Is there a GitHub account?'],
    ['zh', '有推特吗'],
    ['ja', 'GitHubのアカウントはありますか'],
  ] as const)('who has no profile has none made up (%s)', (language, question) => {
    const own = structuredClone(sample);
    delete own.person.profiles;
    const { text, parts } = answererOf(own)([{ role: 'user', content: question }], language);
    expect(text).not.toMatch(/undefined|https:|：。|: \./);
    expect(parts.some(({ found }) => found)).toBe(false);
  });
});

test.runIf(isSample)('the sample leaves no trace of what it does not fill in', () => {
  const facts = factsOf(sample);
  const made = LANGUAGES.flatMap((language) => [
    systemPrompt(sample, language),
    resume(facts, language),
    JSON.stringify(profilePage(facts, language)),
  ]);
  const all = [...made, vcard(facts), llms(facts)].join('\n');
  expect(all).not.toMatch(
    /Certificates|证书|資格|Talks:|演讲：|登壇|hasCredential|hasPart|"certificates"|"publications"|"image":|PHOTO|NICKNAME|Portrait|Picture|undefined/,
  );
});
