/** Every optional field, where it is filled, in everything that is made of the content; and none of it where it is not. */
import { expect, test, vi } from 'vitest';
import { createAnswerer } from 'answerer';
import { answerSource } from '#answers/answer-source.ts';
import { LANGUAGE_DATA } from 'answerer/languages';
import { content as sample } from '#content/index.ts';
import type { Content } from '#content/schema.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { profilePage, textFiles } from '#resume';
import { systemPrompt } from '#server/chat/provider.ts';
import { content } from './fixtures/awkward/content.ts';

const PUBLIC_URL = 'https://portfolio.test';
const factsOf = (own: Content) => ({ content: own, publicUrl: PUBLIC_URL, modified: new Date('2025-03-01T08:30:00Z') });

const { brand, portrait, certificates = [], publications = [], profiles = [] } = content.person;
const pictures = content.projects.flatMap(({ picture }) => picture ?? []);

/** What is written nowhere but in the optional fields. */
const optionalIn = (language: Language) => [
  ...certificates.flatMap(({ name, issuer }) => [name[language], issuer[language]]),
  ...publications.flatMap(({ title, where }) => [title[language], where[language]]),
  ...[...certificates, ...publications, ...profiles].flatMap(({ url }) => url ?? []),
];

const lacking = (text: string, expected: readonly string[]) => expected.filter((words) => !text.includes(words));
const inJson = (words: string) => JSON.stringify(words).slice(1, -1);

/** All that is made of the content in a language, as text. */
const madeOf = (own: Content, language: Language) => ({
  prompt: systemPrompt(own, language),
  resume: JSON.stringify(JSON.parse(textFiles(factsOf(own))[`resume.${language}.json`] ?? ''), undefined, 1),
  data: JSON.stringify(profilePage(factsOf(own), language), undefined, 1),
});

/** The English page of a folder of words. */
async function pageOf(words: string): Promise<string> {
  vi.stubEnv('CONTENT_DIR', words);
  vi.stubEnv('PUBLIC_DIR', `${words}/public`);
  vi.resetModules();
  const { renderSite } = await import('#scripts/prerender.ts');
  return (await renderSite()).page.en;
}

test.each(LANGUAGES)('all that an owner can fill in reaches model, résumé and search engines (%s)', (language) => {
  const { prompt, resume, data } = madeOf(content, language);
  const shown = [brand![language], portrait!.alt[language], ...pictures.map(({ alt }) => alt[language])];
  expect(lacking(prompt, [...optionalIn(language), ...shown])).toEqual([]);
  expect(lacking(resume, [...optionalIn(language).map(inJson), `"image": "${PUBLIC_URL}/portrait.png"`])).toEqual([]);
  expect(lacking(data, [...optionalIn(language).map(inJson), brand![language]])).toEqual([]);
  expect(data).toContain(`"image": "${PUBLIC_URL}/portrait.png"`);
  expect([prompt, resume, data].join('')).not.toMatch(/undefined|\[object/);
});

test('address book and llms.txt have it, too', () => {
  const { 'contact.vcf': vcard = '', 'llms.txt': llms = '' } = textFiles(factsOf(content));
  const card = vcard.replaceAll('\r\n ', '');
  expect(card).toContain(`\r\nPHOTO:${PUBLIC_URL}/portrait.png\r\n`);
  const addresses = profiles.map(({ url, handle }) => url ?? handle ?? '');
  expect(lacking(card, [...Object.values(brand!), ...addresses])).toEqual([]);
  expect(lacking(llms, [...optionalIn('en'), brand!.en])).toEqual([]);
});

test('the page shows all of it, each picture with its size and its words', async () => {
  const html = await pageOf('tests/fixtures/awkward');
  expect(lacking(html.replaceAll('&quot;', '"'), [...optionalIn('en'), brand!.en])).toEqual([]);
  for (const [file, size, alt] of [
    ['portrait.png', 'width="480" height="600"', 'alt="Bildnis'],
    // The title beside it says enough; the dialog has the words.
    ['pictures/wide.png', 'width="1200" height="675"', 'alt=""'],
    ['pictures/tall.png', 'width="390" height="844"', 'alt=""'],
  ] as const) {
    const [tag = ''] = new RegExp(`<img[^>]*src="/${file}"[^>]*>`).exec(html) ?? [];
    expect(lacking(tag, [size, alt, 'loading="lazy"'])).toEqual([]);
  }
  expect(html).not.toMatch(/undefined|NaN|aria-label="Versionsverwaltung"/);
  expect(html, 'a skill without a level').toMatch(/>Versionsverwaltung</);
});

test('questions about it are answered, and no level is made up', () => {
  const answer = createAnswerer(
    LANGUAGES.map((one) => ({ ...answerSource(content, one, 'page'), data: LANGUAGE_DATA[one] })),
  );
  const [told = '', level] = ['有什么证书？', 'Versionsverwaltung 水平怎么样'].map(
    (question) => answer([{ role: 'user', content: question }], 'zh').text,
  );
  const names = certificates.map(({ name }) => name.zh);
  expect(lacking(told, names)).toEqual([]);
  expect(level).toContain('Versionsverwaltung');
  expect(level).not.toMatch(/undefined|NaN|\d\s?%/);
});

test('the sample leaves no trace of what it does not fill in', async () => {
  const made = LANGUAGES.flatMap((language) => Object.values(madeOf(sample, language)));
  const all = [...made, ...Object.values(textFiles(factsOf(sample)))].join('\n');
  expect(all).not.toMatch(
    /Certificates|证书|資格|Talks:|演讲：|登壇|hasCredential|hasPart|"certificates"|"publications"|"image":|PHOTO|NICKNAME|Portrait|Picture|undefined/,
  );
  expect(await pageOf('sample')).not.toMatch(/<img[^>]*src="\/(?!assets\/)|Certificates|Talks|Writing</);
});
