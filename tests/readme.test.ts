import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '#content/folder.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** An owner's file is the sample's, as long as there is none. */
const readNamed = (file: string) => read(file.replace(/^owner\//, `${CONTENT_FOLDER}/`));

test('where the README sends who wants to change something, it stands', () => {
  const rows = [...read('README.md').matchAll(/^\| [^|`]+ \| `([^`]+)`, `([^`]+)`/gm)];
  expect(rows).toHaveLength(10);
  for (const [, file = '', name = ''] of rows) expect(readNamed(file)).toMatch(new RegExp(`${name}\\b.*[:=]`));
});

test('the README’s figures are those of the last benchmark', () => {
  const shown = /<!-- bench -->\n(?<lines>.*?)\n<!-- oxfmt-ignore-end -->/s.exec(read('README.md'))?.groups?.['lines'];
  expect(`# summary\n\n${shown}\n`).toBe(read('bench/results/summary.md'));

  const tables = ['bytes', 'lighthouse', 'interactions'].map((name) => read(`bench/results/${name}.md`)).join('\n');
  const figures = shown?.match(/\d+/g) ?? [];
  expect(figures.length).toBeGreaterThan(10);
  for (const figure of figures) expect(tables).toContain(` ${figure} `);
});
