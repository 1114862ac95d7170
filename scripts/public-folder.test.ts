import { appendFileSync, cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFaults } from '#content/check.ts';
import { contentFile } from '#content/folder.ts';
import { content } from '#tests/fixtures/awkward/content.ts';
import { checkPublicFolder, copyPublicFolder, readPictures } from './public-folder.ts';

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

const FOLDER = join(import.meta.dirname, '../tests/fixtures/awkward/public');

test('every picture that the content names is measured', async () => {
  expect(await readPictures(content, FOLDER)).toEqual({
    sizes: {
      'portrait.png': { width: 480, height: 600 },
      'pictures/wide.png': { width: 1200, height: 675 },
      'pictures/tall.png': { width: 390, height: 844 },
      'pictures/drawn.svg': { width: 1200, height: 675 },
    },
    faults: [],
    heavy: [],
  });
});

test('a picture that is not there, and one that is none, are faults of their fields', async () => {
  const changed = structuredClone(content);
  changed.person.portrait!.file = 'me.jpg';
  changed.projects[2]!.picture!.file = 'CNAME';
  const { faults } = await readPictures(changed, FOLDER);
  expect(describeFaults(faults).split('\n')).toEqual([
    `${contentFile('person')}: person.portrait.file is me.jpg, which is not in public/: put the picture there, or correct its name`,
    `${contentFile('projects')}: projects[2].picture.file is CNAME, which cannot be read as a picture: save it anew as JPEG, PNG, WebP, AVIF or SVG`,
  ]);
});

test('a picture above 300 kB is named, with what to do', async () => {
  cpSync(FOLDER, folder, { recursive: true });
  appendFileSync(join(folder, 'portrait.png'), Buffer.alloc(1_200_000));
  const { faults, heavy } = await readPictures(content, folder);
  expect(faults).toEqual([]);
  expect(heavy).toEqual([
    expect.stringMatching(
      /^public\/portrait\.png has 1\d{3} kB \(480 × 600\), which every visitor loads: save it smaller/,
    ),
  ]);
});
