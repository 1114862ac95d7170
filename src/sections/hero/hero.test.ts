import { expect, test } from 'vitest';
import { nameSize } from './hero.tsx';

test.each([
  ['陈屿', 'short'],
  ['Chen Yu', 'short'],
  ['欧阳修文', 'medium'],
  ['Ada Lovelace', 'medium'],
  ['チェン・ユー', 'medium'],
  ['Friederike Donaudampfschifffahrt-Lindqvist', 'long'],
])('%s is set %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});
