import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { content } from '#content/index.ts';
import { imageTexts } from './image-texts.ts';
import { layoutOf, wordsOf } from './layout.ts';

test('every word that an image sets in a face of its own is among its texts', async () => {
  const layouts = await Promise.all(LANGUAGES.map((language) => layoutOf(content, language)));
  const drawn = layouts
    .flatMap(wordsOf)
    .filter(({ stack: { family } }) => /^(?:plain|water)-(?:zh|ja)/.test(family))
    .map(({ field }) => field);
  expect(drawn).toContain('sharing.line.ja');
  expect(drawn).toContain('person.name.zh');
  const listed = new Set(imageTexts(content).map(({ field }) => field));
  expect(drawn.filter((field) => !listed.has(field))).toEqual([]);
});
