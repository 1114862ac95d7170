/** What no tool says of the styles, and an engine punishes in silence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../src');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(root, file), 'utf8') }));

test('the shorthand of an underline states no thickness, for engines that do not know it drop the whole line', () => {
  expect(sheets.filter(({ css }) => /text-decoration:[^;]*\dpx/.test(css)).map(({ file }) => file)).toEqual([]);
});

test('sizes of type and corners are tokens', () => {
  // The name takes the room it finds, and drawings have a measure of their own.
  const ownSize = /var\(--(?:name|label-size|emoji-size)\b/;
  const raw = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/(?<![\w-])(?:font|font-size|border(?:-\w+)*-radius):([^;}]*)/g)]
      .filter(([, value = '']) => /\dp[xt]/.test(value) && !ownSize.test(value))
      .map(([declaration]) => `${file}: ${declaration}`),
  );
  expect(raw).toEqual([]);
});
