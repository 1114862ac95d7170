import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyOwnFiles } from './own-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-'));
  await write('dist/robots.txt', 'of the build');
  await write('dist/assets/a.js', '');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const copy = () => copyOwnFiles(join(folder, 'public'), join(folder, 'dist'));
const inDist = async () => (await readdir(join(folder, 'dist'), { recursive: true })).toSorted();

test('the owner’s files stand in the site as they are, in their folders', async () => {
  await write('public/CNAME', 'you.example\n');
  await write('public/pictures/atlas.svg', '<svg/>');
  await write('public/.well-known/security.txt', 'Contact: mailto:you@example.com');
  await copy();
  expect(await inDist()).toEqual([
    '.well-known',
    '.well-known/security.txt',
    'CNAME',
    'assets',
    'assets/a.js',
    'pictures',
    'pictures/atlas.svg',
    'robots.txt',
  ]);
  expect(await readFile(join(folder, 'dist/CNAME'), 'utf8')).toBe('you.example\n');
});

test('a site without them is as it was', async () => {
  const before = await inDist();
  await copy();
  expect(await inDist()).toEqual(before);
});

test('what a desktop leaves behind stays there', async () => {
  await write('public/.DS_Store', '');
  await write('public/pictures/.DS_Store', '');
  await copy();
  expect(await inDist()).toEqual(['assets', 'assets/a.js', 'robots.txt']);
});

test('a file of the build is never written over: the error names each, and nothing is copied', async () => {
  for (const file of ['robots.txt', 'assets/a.js', '_headers', 'resume.en.pdf', 'CNAME'])
    await write(`public/${file}`, 'mine');
  await expect(copy()).rejects.toThrow(
    ['_headers', 'assets/a.js', 'resume.en.pdf', 'robots.txt']
      .map((file) => `public/${file} has the name of a file that the build makes: rename it, or take it away`)
      .join('\n'),
  );
  expect(await readFile(join(folder, 'dist/robots.txt'), 'utf8')).toBe('of the build');
  expect(await inDist()).not.toContain('CNAME');
});
