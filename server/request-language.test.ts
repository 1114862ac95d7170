import { describe, expect, test } from 'vitest';
import { requestLanguage, wantedLanguages } from './request-language.ts';

describe("a visitor's language", () => {
  test.each([
    ['the address wins over everything', { path: '/en/nothing', savedChoice: 'ja', acceptLanguage: 'zh' }, 'en'],
    ['the saved choice wins over the browser', { path: '/', savedChoice: 'ja', acceptLanguage: 'en' }, 'ja'],
    ['a saved choice with a region is its base language', { savedChoice: 'en-US', acceptLanguage: 'ja' }, 'en'],
    ['a saved choice that is no language is ignored', { savedChoice: '../en', acceptLanguage: 'en' }, 'en'],
    ['a region falls back to its base language', { acceptLanguage: 'ja-JP' }, 'ja'],
    ['the most wanted language that the site speaks', { acceptLanguage: 'fr, en;q=0.5, ja;q=0.8' }, 'ja'],
    ['an unwanted language is not taken', { acceptLanguage: 'en;q=0, ja;q=0.1' }, 'ja'],
    ['Chinese for everybody else', { acceptLanguage: 'fr-FR, *;q=0.5' }, 'zh'],
    ['Chinese when nothing is known', {}, 'zh'],
  ] as const)('%s', (_, visitor, language) => {
    expect(requestLanguage(visitor)).toBe(language);
  });

  test('equal wishes keep their order, and what makes no sense is left out', () => {
    expect(wantedLanguages('en, ja , zh;q=x, de;q=2,,fr;q=0.9')).toEqual(['en', 'ja', 'fr']);
  });
});
