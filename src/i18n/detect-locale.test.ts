import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redirectFromRoot, savedLocale, visitorLocale } from './browser-locale.ts';
import { detectLocale, matchLocale } from './detect-locale.ts';

const replace = vi.fn();

function visit(pathname: string, lang: string): void {
  vi.stubGlobal('location', { pathname, search: '?from=card', hash: '#contact', replace });
  vi.stubGlobal('document', { documentElement: { lang, style: {} } });
}

function browser(saved: unknown, languages: readonly string[] | undefined = ['ja-JP']): void {
  vi.stubGlobal('localStorage', { getItem: () => saved });
  vi.stubGlobal('navigator', { languages });
}

beforeEach(() => visit('/', 'zh-CN'));
afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockClear();
});

test.each([
  ['en-US', 'en'],
  ['en', 'en'],
  ['x-default', 'ja'],
  ['jaX', 'ja'],
  [null, 'ja'],
  [undefined, 'ja'],
])('the saved choice %s, in a browser that asks for Japanese, leads to %s', (saved, language) => {
  browser(saved);
  expect(visitorLocale()).toBe(language);
});

test('a storage that throws and a browser without languages lead to the site’s first', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(savedLocale()).toBeUndefined();
  expect(visitorLocale()).toBe('zh');
});

test('from / a visitor is led to the page in their language, with query and hash', () => {
  redirectFromRoot('en');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/en/?from=card#contact');
});

test('nobody is led from / to where it stands in their language already, nor away from an address of a language', () => {
  redirectFromRoot('zh');
  redirectFromRoot(undefined);
  visit('/en/', 'en');
  redirectFromRoot('ja');
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en-US', 'en'],
  ['ja_JP', 'ja'],
  [' ja', 'ja'],
  ['\tZH-hans\n', 'zh'],
  ['zh-Hant-TW', 'zh'],
  ['x-default', undefined],
  ['e', undefined],
  ['jaX', undefined],
  ['japanese', undefined],
  ['en/', undefined],
  ['../en', undefined],
  ['<x>', undefined],
  ['en,ja', undefined],
  ['fr-FR', undefined],
  ['constructor', undefined],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
])('the tag %j is the site’s language %s', (tag, language) => {
  expect(matchLocale(tag)).toBe(language);
});

test.each([
  ['the address wins over everything', { path: '/en/nothing', saved: 'ja', preferred: ['zh'] }, 'en'],
  ['the saved choice wins over the browser', { path: '/', saved: 'ja', preferred: ['en'] }, 'ja'],
  ['an unusable choice is as if nothing were saved', { saved: 'x-default', preferred: ['en'] }, 'en'],
  ['the first language of the browser that the site speaks', { preferred: ['fr', 'ja-JP', 'en'] }, 'ja'],
  ['a browser that names no languages', { saved: undefined, preferred: undefined }, 'zh'],
  ['nobody’s language', { preferred: ['fr-FR', '*'] }, 'zh'],
])('%s', (_, hints, language) => {
  expect(detectLocale(hints)).toBe(language);
});
