import { expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { languageStyles } from './language-styles.ts';

test.each([
  [['de', 'ja', 'en'], 'h1:lang(en, de) {}'],
  [['zh', 'en'], 'h1:lang(en) {}'],
  [['zh', 'ja'], 'h1:lang(en) {}'],
])('a rule for English holds for every language in Latin letters of %s', (languages, styles) => {
  expect(languageStyles(languages as Language[]).transform.handler('h1:lang(en) {}').code).toBe(styles);
});
