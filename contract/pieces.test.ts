import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test.each([
  ['', []],
  ['One two, three.', ['One ', 'two, ', 'three.']],
  ['深圳的前端开发者。', ['深圳的前端开发者', '。']],
])('%j is said in pieces', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('however long a text is, it takes no more than 60 pieces, and nothing of it gets lost', () => {
  const text = 'A word and another.\n- 一项\n'.repeat(200);
  expect(piecesOf(text).length).toBeLessThanOrEqual(60);
  expect(piecesOf(text).join('')).toBe(text);
});
