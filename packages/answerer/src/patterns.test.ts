/** Patterns meet whatever a visitor sends: none of them may take a time that doubles with each letter. */
import { expect, test } from 'vitest';
import { data as de } from '../languages/de/index.ts';
import { data as en } from '../languages/en/index.ts';
import { data as ja } from '../languages/ja/index.ts';
import { data as zh } from '../languages/zh/index.ts';

const LANGUAGES = [de, en, ja, zh];

test('P1.6 no pattern repeats a group without an end', () => {
  const patterns = LANGUAGES.flatMap(({ rules }) => patternsIn(rules));
  expect(patterns.length).toBeGreaterThan(800);
  expect(patterns.map(({ source }) => source).filter(repeatsGroup)).toEqual([]);
});

test('every language has the same rules', () => {
  const namesIn = ({ rules }: (typeof LANGUAGES)[number]) =>
    (['aspects', 'signs', 'tells', 'terms', 'practices', 'references'] as const).map((part) =>
      Object.keys(rules[part]).toSorted(),
    );
  for (const language of LANGUAGES) expect(namesIn(language)).toEqual(namesIn(en));
});

function patternsIn(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(patternsIn) : [];
}

/** `(…)*`, `(…)+` or `(…){2,}`, outside of classes. */
function repeatsGroup(source: string): boolean {
  return /\)(?:[*+]|\{\d*,\})/.test(source.replaceAll(/\\./g, '_').replaceAll(/\[[^\]]*\]/g, '_'));
}
