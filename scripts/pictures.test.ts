import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { describeFaults } from '#content/check.ts';
import { contentFile } from '#content/folder.ts';
import { content as sample } from '#content/index.ts';
import { content } from '#tests/fixtures/awkward/content.ts';
import { readPictures } from './pictures.ts';

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

test('who names no picture needs no folder', async () => {
  const own = { ...sample, projects: [] };
  expect(await readPictures(own, 'nowhere')).toMatchObject({ faults: [] });
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

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
});

test('a picture above 300 kB is named, with what to do', async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
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
