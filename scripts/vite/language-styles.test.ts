import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { stylesFor } from './language-styles.ts';

/** The lists of other owners are not this one's. */
const listOf = (...languages: string[]) => languages as unknown as typeof LANGUAGES;

test('a rule for English holds for every language in Latin letters', () => {
  const css = 'h1:lang(en) { font-weight: 500; }';
  expect(stylesFor(css, listOf('de', 'ja', 'en'))).toBe('h1:lang(en, de) { font-weight: 500; }');
  expect(stylesFor(css, listOf('zh', 'en'))).toBe(css);
  expect(stylesFor(css, listOf('zh', 'ja'))).toBe(css);
});

test('a rule for each language is written for every one of the list', () => {
  const css = '.a { color: red; }\n  :root:lang(each) .b:not(:lang(each)) {\n    display: none;\n  }';
  expect(stylesFor(css, listOf('de', 'en')).replaceAll(/\s+/g, ' ')).toBe(
    '.a { color: red; } :root:lang(de) .b:not(:lang(de)), :root:lang(en) .b:not(:lang(en)) { display: none; }',
  );
});
