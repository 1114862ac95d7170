import { expect, test } from 'vitest';
import { byteLength, utf8 } from './utf8.ts';

test.each(['', 'plain', 'Łódź, naïve', '你好，日本', '𠮷 and 🌍'])('%j is as long as it is when written', (text) => {
  expect(byteLength(text)).toBe(utf8(text).byteLength);
});
