/** The layers of the package look down only: text and data, tokenize, understand, retrieve, respond, the front door. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

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
