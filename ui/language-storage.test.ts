import { afterEach, expect, test, vi } from 'vitest';
import { visitorLanguage } from './language-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['ja_JP', 'ja'],
  ['zh-Hant-TW', 'zh'],
  ['fr-FR', 'ja'],
  ['../en', 'ja'],
  [null, 'ja'],
])('the saved choice %s, in a browser that asks for Japanese, leads to %s', (saved, language) => {
  vi.stubGlobal('localStorage', { getItem: () => saved });
  vi.stubGlobal('navigator', { languages: ['ja-JP'] });
  expect(visitorLanguage()).toBe(language);
});
