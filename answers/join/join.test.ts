import { expect, test } from 'vitest';
import { data as en } from '../languages/en-data.ts';
import { joined } from './join.ts';

const told = (text: string) => ({ text, found: true, topic: 'techKnow' });

test('of two parts that differ in the way to their section alone, the one with the way is said', () => {
  const bare = 'JavaScript: 95%, self-rated.';
  const whole = `${bare} See [Skills](#skills).`;
  expect(joined([told(bare), told(whole)], en)).toBe(whole);
  expect(joined([told(whole), told(bare)], en)).toBe(whole);
});

test('a part that a longer one says too is not said twice', () => {
  const short = 'React: 95%, self-rated. See [Skills](#skills).';
  const long = 'React: 95%, self-rated. TypeScript: 90%, self-rated.';
  expect(joined([told(short), told(long)], en)).toBe(long);
});
