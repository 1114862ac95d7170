import { readdirSync, readFileSync } from 'node:fs';
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

test('the styles of the chat’s panel, which come when it opens, name no layer: the whole page would be laid out anew', () => {
  const folder = join(root, 'chat/widget');
  const files = readdirSync(folder).filter((file) => file.endsWith('.module.css') && !file.startsWith('chat-button'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8'), file).not.toContain('@layer');
});
