import { expect, test } from 'vitest';
import { directionOf, isBlank } from './text.ts';

test.each([
  ['nothing', ''],
  ['spaces and line ends', ' \t\r\n\u00A0\u3000\u2028'],
  ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
  ['marks of direction', '\u200E\u200F\u061C\u202A\u2067'],
  ['a soft hyphen', '\u00AD'],
  ['fillers of Hangul', '\u115F\u1160\u3164\uFFA0'],
  ['variation selectors and tags', '\uFE0F\u{E0061}\u{E0100}'],
  ['an empty Braille cell', '\u2800'],
  ['controls', '\u0000\u0007\u001B'],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '。', '👨‍👩‍👧', '\u200Bは', '١', '—', '\uFFFD', '⠁', '😀\uFE0F'])('%s can be seen', (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each([
  ['React مطور واجهات', 'rtl'],
  ['מפתחת אתרים, React', 'rtl'],
  ['Developer in عمّان', undefined],
  ['+962 6 000 0000', undefined],
  ['', undefined],
])('the direction of “%s” is %s', (words, direction) => {
  expect(directionOf(words)).toBe(direction);
});
