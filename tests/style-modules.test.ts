import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('no two style modules have the same name, for their classes would be the same', () => {
  const names = ['site', 'globe', 'chat']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});
