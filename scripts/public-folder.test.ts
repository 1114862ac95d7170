import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPublicFolder, copyPublicFolder } from './public-folder.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'public-'))));
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), '');
}

test('files with names of their own pass, and so does a folder that is not there', async () => {
  for (const file of ['CNAME', 'portrait.jpg', 'en/photo.png', 'resume.pdf', '.well-known/security.txt'])
    await write(file);
  await checkPublicFolder(folder);
  await checkPublicFolder(join(folder, 'none'));
});

test('every file that the build makes is named, and the build stops', async () => {
  for (const file of ['robots.txt', 'en/index.html', 'assets/a.js', 'resume.zh.pdf', '_headers', 'CNAME'])
    await write(file);
  const taken = ['_headers', 'assets/a.js', 'en/index.html', 'resume.zh.pdf', 'robots.txt'];
  await expect(checkPublicFolder(folder)).rejects.toThrow(
    taken
      .map((file) => `public/${file} has the name of a file that the build makes: rename it, or take it away`)
      .join('\n'),
  );
});

test('what a desktop leaves behind stays out, .well-known does not', async () => {
  for (const file of ['CNAME', '.DS_Store', 'pictures/.thumb', '.well-known/security.txt'])
    await write(`public/${file}`);
  const copy = join(folder, 'copy');
  await copyPublicFolder(join(folder, 'public'), copy);
  expect((await readdir(copy, { recursive: true })).toSorted()).toEqual(
    ['.well-known', '.well-known/security.txt', 'CNAME', 'pictures'].toSorted(),
  );
});
