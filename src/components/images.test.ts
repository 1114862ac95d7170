import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STRENGTH_SIGNS } from '#scripts/page-content.ts';

test('every strength has its sign', () => {
  const svg = readFileSync(new URL('symbols.svg', import.meta.url), 'utf8');
  const drawn = [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(expect.arrayContaining([...STRENGTH_SIGNS]));
});
