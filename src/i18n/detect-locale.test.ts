import { expect, test } from 'vitest';
import { detectLocale, matchLocale } from './detect-locale.ts';

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
  [undefined, undefined],
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
