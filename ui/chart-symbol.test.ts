import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '#content/index.ts';

test('every advantage has its sign', () => {
  const svg = readFileSync(new URL('symbols.svg', import.meta.url), 'utf8');
  const drawn = [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(expect.arrayContaining(Object.keys(content.about.advantages)));
});
