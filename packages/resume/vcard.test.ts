import { expect, test } from 'vitest';
import { parse } from 'vcard4';
import { profilesOf } from '#content/profiles.ts';
import { content as awkward } from '#tests/fixtures/awkward/content.ts';
import { factsWith } from '#tests/sharing/facts.ts';
import { vcard } from './vcard.ts';

interface Property {
  readonly property: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: unknown;
}

function propertiesOf(card: string, name: string): Property[] {
  return (parse(card) as { parsedVcard: Property[] }).parsedVcard.filter(({ property }) => property === name);
}

test('a card in one language has each property once, in that language, and knows its own address', () => {
  const { person } = factsWith().content;
  const card = vcard(factsWith(), 'en');
  for (const [name, value] of [
    ['FN', person.name.en],
    ['TITLE', person.title.en],
    ['SOURCE', 'https://portfolio.test/contact.en.vcf'],
  ] as const)
    expect(propertiesOf(card, name).map((property) => property.value)).toEqual([value]);
  expect(card).not.toContain('ALTID');
});

test('a reader finds the name, work and place in all languages, each said to be the same', () => {
  const facts = factsWith(({ person }) => {
    person.place.name.en = 'Shenzhen';
    person.place.countryCode = 'CN';
  });
  const { person, experience } = facts.content;
  const card = vcard(facts);
  const inLanguages = (name: string) =>
    propertiesOf(card, name).map(({ parameters, value }) => [parameters['ALTID'], parameters['LANGUAGE'], value]);
  expect(inLanguages('FN')).toEqual([
    ['1', 'zh-CN', person.name.zh],
    ['1', 'en', person.name.en],
    ['1', 'ja', person.name.ja],
  ]);
  expect(inLanguages('TITLE')).toContainEqual(['1', 'ja', person.title.ja]);
  const employer = experience.find(({ end }) => end === undefined);
  if (employer) expect(inLanguages('ORG')).toContainEqual(['1', 'en', employer.company.en]);
  expect(propertiesOf(card, 'ADR')[1]?.value).toMatchObject({ locality: 'Shenzhen', countryName: 'China' });
});

test('a name that is known as one is not said to be a family’s', () => {
  expect(propertiesOf(vcard(factsWith(() => {})), 'N')).toEqual([]);
});

test('a reader finds how to get in touch', () => {
  const facts = factsWith(({ person }) => (person.phone = '+86 755 0000 0000'));
  const { email, place, languages = [] } = facts.content.person;
  const card = vcard(facts);
  const valueOf = (name: string) => propertiesOf(card, name).map(({ value }) => value);
  expect(valueOf('EMAIL')).toEqual([email]);
  expect(valueOf('TEL')).toEqual(['tel:+8675500000000']);
  expect(valueOf('URL')).toEqual(['https://portfolio.test/']);
  expect(valueOf('X-SOCIALPROFILE')).toEqual(profilesOf(facts.content.person).map(({ url, handle }) => url ?? handle));
  expect(valueOf('GEO')).toEqual([`geo:${place.latitude},${place.longitude}`]);
  expect(valueOf('LANG')).toEqual(languages.map(({ tag }) => tag));
  expect(valueOf('REV')).toEqual(['20250301T083000Z']);
});

test('who gives no telephone and no profile has none', () => {
  const card = vcard(
    factsWith(({ person }) => {
      delete person.phone;
      delete person.profiles;
    }),
  );
  expect(propertiesOf(card, 'TEL')).toEqual([]);
  expect(propertiesOf(card, 'X-SOCIALPROFILE')).toEqual([]);
});

test('separators in a name stay part of the name', () => {
  const card = vcard(factsWith(({ person }) => (person.name.en = String.raw`Yu, Chen; a\b`)));
  expect(propertiesOf(card, 'FN')[1]?.value).toBe(String.raw`Yu, Chen; a\b`);
});

test('no line is longer than 75 octets, no character is torn, and a reader joins them again', () => {
  const card = vcard({ ...factsWith(), content: awkward });
  const lines = card.split('\r\n');
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  expect(lines.map((line) => Buffer.byteLength(line)).filter((octets) => octets > 75)).toEqual([]);
  expect(card).not.toContain('\ufffd');
  expect(propertiesOf(card, 'FN').map(({ value }) => value)).toEqual(Object.values(awkward.person.name));
});

test('who has no present job has no employer', () => {
  const card = vcard(factsWith(({ experience }) => experience.forEach((job) => (job.end = '2024-02'))));
  expect(propertiesOf(card, 'ORG')).toEqual([]);
});
