import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Every style sheet of the page. */
function sheets() {
  return ['src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ file: join(folder, file), css: readFileSync(join(root, folder, file), 'utf8') })),
  );
}

test('no two style modules have the same name, for their classes would be the same', () => {
  const names = sheets()
    .filter(({ file }) => file.endsWith('.module.css'))
    .map(({ file }) => basename(file));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('the styles of the chat’s panel, which come when it opens, name no layer: the whole page would be laid out anew', () => {
  const folder = join(root, 'src/chat/components');
  const files = readdirSync(folder).filter((file) => file.endsWith('.module.css') && !file.startsWith('chat.'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8'), file).not.toContain('@layer');
});

test('the shorthand of an underline states no thickness, for engines that do not know it drop the whole line', () => {
  const found = sheets().filter(({ css }) => /text-decoration:[^;]*\dpx/.test(css));
  expect(found.map(({ file }) => file)).toEqual([]);
});

/** What is no size of the page's type: the name takes the room it finds, and drawings have a measure of their own. */
const OWN_SIZE = /var\(--(?:name|label-size|emoji-size)\b/;

test('sizes of type and corners are tokens', () => {
  const raw = sheets().flatMap(({ file, css }) =>
    [...css.matchAll(/(?<![\w-])(?:font|font-size|border(?:-\w+)*-radius):([^;}]*)/g)]
      .filter(([, value = '']) => /\dp[xt]/.test(value) && !OWN_SIZE.test(value))
      .map(([declaration]) => `${file}: ${declaration}`),
  );
  expect(raw).toEqual([]);
});

test('the scale has nine sizes of type and three corners', () => {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  expect(tokens.match(/--size-\d+:/g)).toHaveLength(9);
  expect(tokens.match(/--radius-\d+:/g)).toHaveLength(3);
});
