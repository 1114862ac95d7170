import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const tables = [...readme.matchAll(/<!-- bench: (?<name>\w+) -->\n(?<table>.*?)\n<!-- prettier-ignore-end -->/gs)];

test('the README’s figures are those of the last benchmark', () => {
  expect(tables.length).toBeGreaterThan(2);
  for (const { groups: { name, table } = {} } of tables)
    expect(readFileSync(join(root, `bench/results/${name}.md`), 'utf8'), name).toBe(`# ${name}\n\n${table}\n`);
});
