import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each([
  ['React مطور واجهات', 'rtl'],
  ['מפתחת אתרים, React', 'rtl'],
  ['Developer in عمّان', undefined],
  ['+962 6 000 0000', undefined],
  ['', undefined],
])('the direction of “%s” is %s', (words, direction) => {
  expect(directionOf(words)).toBe(direction);
});
