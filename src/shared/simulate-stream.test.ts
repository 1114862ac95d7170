import { expect, test } from 'vitest';
import { splitIntoChunks } from './simulate-stream.ts';

test.each([
  ['', []],
  ['One two, three.', ['One ', 'two, ', 'three.']],
  ['深圳的前端开发者。', ['深圳的前端开发者', '。']],
])('%j is split into chunks', (text, pieces) => {
  expect(splitIntoChunks(text)).toEqual(pieces);
});

test('however long a text is, it takes no more than 60 chunks, and nothing of it gets lost', () => {
  const text = 'A word and another.\n- 一项\n'.repeat(200);
  expect(splitIntoChunks(text).length).toBeLessThanOrEqual(60);
  expect(splitIntoChunks(text).join('')).toBe(text);
});
