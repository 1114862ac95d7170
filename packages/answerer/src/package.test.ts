/**
 * The layers of the package look down only: text and data, tokenize, understand, retrieve, respond, the front door. Patterns
 * meet whatever a visitor sends: none of them may take a time that doubles with each letter.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE_DATA } from '../languages/index.ts';

const LAYERS = ['.', 'tokenize', 'understand', 'retrieve', 'respond'];
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const importsOf = (file: string) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, path = '']) => path);
const layerOf = (file: string) => LAYERS.indexOf(dirname(file));

test('nothing outside the package is imported', () => {
  expect(files.flatMap(importsOf).filter((path) => !path.startsWith('.') || path.startsWith('../../'))).toEqual([]);
});

test('no layer imports one above it, types included', () => {
  const guilty = files
    .filter((file) => file !== 'answerer.ts')
    .flatMap((file) =>
      importsOf(file)
        .map((path) => relative(import.meta.dirname, resolve(import.meta.dirname, dirname(file), path)))
        .filter((target) => layerOf(target) > layerOf(file) || target === 'answerer.ts')
        .map((target) => `${file} imports ${target}`),
    );
  expect(guilty).toEqual([]);
});

test('no file is part of a circle, types included', () => {
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    for (const path of importsOf(file)) {
      const target = relative(import.meta.dirname, resolve(import.meta.dirname, dirname(file), path));
      if (!seen.has(target)) reached(target, seen.add(target));
    }
    return seen;
  };
  expect(files.filter((file) => reached(file).has(file))).toEqual([]);
});

const LANGUAGES = Object.values(LANGUAGE_DATA);

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
  for (const language of LANGUAGES) expect(namesIn(language)).toEqual(namesIn(LANGUAGE_DATA.en));
});

function patternsIn(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(patternsIn) : [];
}

/** `(…)*`, `(…)+` or `(…){2,}`, outside of classes. */
function repeatsGroup(source: string): boolean {
  return /\)(?:[*+]|\{\d*,\})/.test(source.replaceAll(/\\./g, '_').replaceAll(/\[[^\]]*\]/g, '_'));
}
