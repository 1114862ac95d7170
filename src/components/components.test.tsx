import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { STRENGTH_SIGNS } from '#scripts/page-content.ts';
import { Filled } from './text.tsx';

test('every strength has its sign', () => {
  const svg = readFileSync(new URL('symbols.svg', import.meta.url), 'utf8');
  const drawn = [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(expect.arrayContaining([...STRENGTH_SIGNS]));
});

test('a name in a sentence of the interface keeps its direction, a figure stands as it is', () => {
  const values = { year: 2026, name: 'ליאור' };
  expect(renderToStaticMarkup(<Filled template="© {year} {name}, all rights" values={values} />)).toBe(
    '© 2026 <bdi>ליאור</bdi>, all rights',
  );
});
