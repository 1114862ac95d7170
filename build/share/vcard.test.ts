import { expect, test } from 'vitest';
import { parse } from 'vcard4';
import { content as awkward } from '#tests/awkward/index.ts';
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

test('a reader finds the name, work and place in all languages, each said to be the same', () => {
  const card = vcard(factsWith());
  const inLanguages = (name: string) =>
    propertiesOf(card, name).map(({ parameters, value }) => [parameters['ALTID'], parameters['LANGUAGE'], value]);
  expect(inLanguages('FN')).toEqual([
    ['1', 'zh-CN', '陈屿'],
    ['1', 'en', 'Chen Yu'],
    ['1', 'ja', '陳嶼'],
  ]);
  expect(inLanguages('TITLE')).toContainEqual(['1', 'ja', 'フロントエンドエンジニア']);
  expect(inLanguages('ORG')).toContainEqual(['1', 'en', 'Islet Technology']);
  expect(propertiesOf(card, 'ADR')[1]?.value).toMatchObject({ locality: 'Shenzhen', countryName: 'China' });
});

test('a reader finds how to get in touch', () => {
  const card = vcard(factsWith());
  const valueOf = (name: string) => propertiesOf(card, name).map(({ value }) => value);
  expect(valueOf('EMAIL')).toEqual(['hello@example.com']);
  expect(valueOf('TEL')).toEqual(['tel:+8675500000000']);
  expect(valueOf('URL')).toEqual(['https://portfolio.test/']);
  expect(valueOf('X-SOCIALPROFILE')).toEqual(['https://example.com/github', 'https://example.com/x']);
  expect(valueOf('GEO')).toEqual(['geo:22.5431,114.0579']);
  expect(valueOf('LANG')).toEqual(['zh', 'en', 'ja']);
  expect(valueOf('REV')).toEqual(['20250301T083000Z']);
});

test('separators in a name stay part of the name', () => {
  const card = vcard(factsWith(({ person }) => (person.name.en = String.raw`Yu, Chen; a\b`)));
  expect(propertiesOf(card, 'FN')[1]?.value).toBe(String.raw`Yu, Chen; a\b`);
  expect(propertiesOf(card, 'N')[1]?.value).toMatchObject({ familyNames: String.raw`Yu, Chen; a\b`, givenNames: '' });
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
  const card = vcard(factsWith(({ experience }) => (experience[0]!.end = '2024-02')));
  expect(propertiesOf(card, 'ORG')).toEqual([]);
});
