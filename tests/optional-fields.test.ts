/** Every optional field, where it is filled, in everything that is made of the content; and none of it where it is not. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createAnswerer } from 'answerer';
import { answerSource } from '#answers/answer-source.ts';
import { languageDataOf } from '#answers/language-data.ts';
import { content as sample } from '#content/index.ts';
import type { Content } from '#content/schema.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { profilePage, textFiles } from '#resume';
import { renderPages } from '#scripts/render.ts';
import { siteConfig } from '../vite.config.ts';
import { systemPrompt } from '#server/chat/provider.ts';
import { content } from './fixtures/awkward/content.ts';
import { isSample } from './sample.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PUBLIC_URL = 'https://portfolio.test';
const factsOf = (own: Content) => ({ content: own, publicUrl: PUBLIC_URL, modified: new Date('2025-03-01T08:30:00Z') });

const { brand, portrait, certificates = [], publications = [], profiles = [] } = content.person;
const addresses = [...certificates, ...publications, ...profiles].flatMap(({ url }) => url ?? []);
const pictures = content.projects.flatMap(({ picture }) => picture ?? []);

/** What is written nowhere but in the optional fields. */
const optionalIn = (language: Language) => [
  ...certificates.flatMap(({ name, issuer }) => [name[language], issuer[language]]),
  ...publications.flatMap(({ title, where }) => [title[language], where[language]]),
  ...addresses,
];

const lacking = (text: string, expected: readonly string[]) => expected.filter((words) => !text.includes(words));

/** All that is made of the content in a language, as text. */
const madeOf = (own: Content, language: Language) => ({
  prompt: systemPrompt(own, language),
  resume: JSON.stringify(JSON.parse(textFiles(factsOf(own))[`resume.${language}.json`] ?? ''), undefined, 1),
  data: JSON.stringify(profilePage(factsOf(own), language), undefined, 1),
});

async function pageOf(options: Parameters<typeof siteConfig>[0]): Promise<string> {
  const { pages } = await renderPages({ ...siteConfig(options), root });
  return pages.find(({ name }) => name === '/en/')?.html ?? '';
}

test.each(LANGUAGES)('all that an owner can fill in reaches model, résumé and search engines (%s)', (language) => {
  const { prompt, resume: own, data } = madeOf(content, language);
  const shown = [brand![language], portrait!.alt[language], ...pictures.map(({ alt }) => alt[language])];
  expect(lacking(prompt, [...optionalIn(language), ...shown])).toEqual([]);
  expect(lacking(own, [...optionalIn(language).map(inJson), `"image": "${PUBLIC_URL}/portrait.png"`])).toEqual([]);
  expect(lacking(data, [...optionalIn(language).map(inJson), brand![language]])).toEqual([]);
  expect(data).toContain(`"image": "${PUBLIC_URL}/portrait.png"`);
  expect([prompt, own, data].join('')).not.toMatch(/undefined|\[object/);
});

function inJson(words: string): string {
  return JSON.stringify(words).slice(1, -1);
}

test('address book and llms.txt have it, too', () => {
  const card = String(textFiles(factsOf(content))['contact.vcf']).replaceAll('\r\n ', '');
  expect(card).toContain(`\r\nPHOTO:${PUBLIC_URL}/portrait.png\r\n`);
  expect(lacking(card, [...Object.values(brand!), ...profiles.map(({ url, handle }) => url ?? handle ?? '')])).toEqual(
    [],
  );
  expect(lacking(String(textFiles(factsOf(content))['llms.txt']), [...optionalIn('en'), brand!.en])).toEqual([]);
});

test('the page shows all of it, each picture with its size and its words', async () => {
  const html = await pageOf({
    contentFolder: 'tests/fixtures/awkward',
    publicFolder: 'tests/fixtures/awkward/public',
  });
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
  expect(html).not.toMatch(/undefined|NaN/);
  expect(html, 'a skill without a level').toMatch(/>Versionsverwaltung</);
  expect(html).not.toMatch(/aria-label="Versionsverwaltung"/);
});

test.each([
  ['en', 'does she have certificates?', 'How good is she at Versionsverwaltung?'],
  ['zh', '有什么证书？', 'Versionsverwaltung 水平怎么样'],
  ['ja', '資格は持っていますか', 'Versionsverwaltungはどのくらいできますか'],
] as const)('questions about it are answered, and no level is made up (%s)', (language, certificate, skill) => {
  const answer = createAnswerer(
    LANGUAGES.map((one) => ({ ...answerSource(content, one, 'page'), data: languageDataOf(one) })),
  );
  const [told, level] = [certificate, skill].map(
    (question) => answer([{ role: 'user', content: question }], language).text,
  );
  expect(
    lacking(
      told!,
      certificates.map(({ name }) => name[language]),
    ),
  ).toEqual([]);
  expect(level).toContain('Versionsverwaltung');
  expect(level).not.toMatch(/undefined|NaN|\d\s?%/);
});

test.runIf(isSample)('the sample leaves no trace of what it does not fill in', async () => {
  const made = LANGUAGES.flatMap((language) => Object.values(madeOf(sample, language)));
  const all = [...made, ...Object.values(textFiles(factsOf(sample)))].join('\n');
  expect(all).not.toMatch(
    /Certificates|证书|資格|Talks:|演讲：|登壇|hasCredential|hasPart|"certificates"|"publications"|"image":|PHOTO|NICKNAME|Portrait|Picture|undefined/,
  );
  expect(await pageOf({})).not.toMatch(/<img[^>]*src="\/(?!assets\/)|Certificates|Talks|Writing</);
});
