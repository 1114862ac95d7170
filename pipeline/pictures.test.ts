import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFaults } from '#content/check.ts';
import { content as sample } from '#content/index.ts';
import { content } from '#tests/awkward/index.ts';
import { readPictures } from './pictures.ts';

const FOLDER = join(import.meta.dirname, '../tests/awkward/public');

test('every picture that the content names is measured', async () => {
  expect(await readPictures(content, FOLDER)).toEqual({
    sizes: {
      'portrait.png': { width: 480, height: 600 },
      'pictures/wide.png': { width: 1200, height: 675 },
      'pictures/tall.png': { width: 390, height: 844 },
      'pictures/drawn.svg': { width: 1200, height: 675 },
    },
    faults: [],
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
    'content/person.ts: person.portrait.file is me.jpg, which is not in public/: put the picture there, or correct its name',
    'content/projects.ts: projects[2].picture.file is CNAME, which cannot be read as a picture: save it anew as JPEG, PNG, WebP, AVIF or SVG',
  ]);
});
