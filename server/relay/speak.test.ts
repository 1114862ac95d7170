import { expect, test } from 'vitest';
import type { AnswerPart } from './answer.ts';
import { speak } from './speak.ts';

test('a text comes in pieces, whole and in order, and then ends', async () => {
  const text = 'In **Shenzhen** 深圳市南山区，中国。\n\nSee [Contact](#contact).';
  const answer = speak(() => text);
  const parts: AnswerPart[] = [];
  while (parts.at(-1)?.kind !== 'finish') parts.push(...(await answer.next()));
  const pieces = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(4);
});

test('who cannot think of a text breaks off: the failure is the answer’s, not its caller’s', async () => {
  const answer = speak(() => {
    throw new Error('no thought');
  });
  await expect(answer.next()).rejects.toThrow('no thought');
});
