/** Patterns meet whatever a visitor sends: none of them may take a time that doubles with each letter. */
import { expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { createAnswerer } from './answerer.ts';
import { data as de } from './languages/de-data.ts';
import { data as en } from './languages/en-data.ts';
import { data as ja } from './languages/ja-data.ts';
import { onServer } from './languages/on-server.ts';
import { data as zh } from './languages/zh-data.ts';

test('P1.6 no pattern repeats a group without an end', () => {
  const patterns = [de, en, ja, zh].flatMap((own) => patternsIn([own.rules, onServer(own)], new Set()));
  expect(patterns.length).toBeGreaterThan(1_000);
  expect(patterns.map(({ source }) => source).filter(repeatsGroup)).toEqual([]);
});

test.each([
  ['a word of agreement', 'great '.repeat(60)],
  ['a cry', '啊'.repeat(150)],
  ['laughter', '哈'.repeat(190)],
  ['laughter in syllables', 'ha'.repeat(90)],
  ['a drawn breath', 'へー'.repeat(90)],
  ['thanks', '谢'.repeat(3_900)],
  ['a word that leads on', '那'.repeat(60)],
  ['words that lead on', 'work there '.repeat(30)],
  ['questions without words', '?!'.repeat(1_900)],
])('P1.6 %s again and again is answered', (_, repeated) => {
  const answer = createAnswerer(content, [en, ja, zh].map(onServer));
  for (const end of ['x', '不', '?', '']) {
    const conversation = ['Who is he?', `${repeated}${end}`].map((said) => ({ role: 'user' as const, content: said }));
    expect(answer(conversation, 'en').text).not.toBe('');
  }
});

function patternsIn(value: unknown, seen: Set<unknown>): RegExp[] {
  if (value instanceof RegExp) return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((one) => patternsIn(one, seen));
}

/** `(…)*`, `(…)+` or `(…){2,}`, outside of classes. */
function repeatsGroup(source: string): boolean {
  return /\)(?:[*+]|\{\d*,\})/.test(source.replaceAll(/\\./g, '_').replaceAll(/\[[^\]]*\]/g, '_'));
}
