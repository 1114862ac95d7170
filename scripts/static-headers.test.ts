import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeHeaders } from './static-headers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'));
  await writeFile(join(folder, 'index.html'), '<p>hello</p>');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['https://you.example', true],
  ['http://localhost:3000', false],
])('a static host of %s makes https last: %s', async (publicUrl, lasts) => {
  await writeHeaders(folder, publicUrl);
  const file = await readFile(join(folder, '_headers'), 'utf8');
  expect(/^ {2}Strict-Transport-Security: max-age=31536000$/m.test(file)).toBe(lasts);
});
