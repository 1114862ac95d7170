import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { COARSE_STEP } from '#globe/map-data.ts';
import { landDots } from './globe-land.ts';
import { globeCoast } from './globe-coast.ts';
import { globeStills } from './globe-stills.ts';
import { makeArt } from './make-drawings.ts';

/** As the build has drawn them; what has changed since is drawn anew. */
const outDir = join(import.meta.dirname, '../../../generated');
const read = (name: string) => readFile(join(outDir, name), 'utf8');

beforeAll(() => makeArt({ content, outDir }), 120_000);

/** Bytes that a drawing may weigh. */
const GZIP_BUDGETS = {
  'isobaths.svg': 40_000,
  'isobaths-narrow.svg': 8_000,
  'islets.svg': 20_000,
  'estuary-light.svg': 32_000,
  'estuary-dark.svg': 32_000,
};

/** Of the whole world, for every place. */
const land = landDots(COARSE_STEP);

describe('drawings', () => {
  test.each(Object.entries(GZIP_BUDGETS))('%s weighs at most %i bytes gzip', async (name, budget) => {
    expect(gzipSync(await read(name)).length).toBeLessThanOrEqual(budget);
  });

  test.each([
    ['Shenzhen', 22.54, 114.06],
    ['Hamburg', 53.55, 9.99],
    ['Paris', 48.86, 2.35],
    ['Reykjavík', 64.15, -21.94],
    ['Karachi', 24.86, 67.01],
    ['Omsk', 54.99, 73.37],
    ['Porto', 41.15, -8.61],
  ])(
    'no view of the still globe weighs more than 6 kB brotli, and all not more than 13 kB, above %s',
    (_, latitude, longitude) => {
      const stills = Object.values(globeStills(land, { latitude, longitude }));
      expect(stills.length).toBe(3);
      // Without script all of them are fetched.
      expect(stills.reduce((sum, still) => sum + brotliCompressSync(still).length, 0)).toBeLessThanOrEqual(13_000);
      for (const still of stills) {
        expect(still.match(/id="\w+"/g)).toEqual(['id="dots"', 'id="lines"']);
        expect(brotliCompressSync(still).length).toBeLessThanOrEqual(6_000);
      }
    },
  );

  test.each([
    ['Shenzhen', 22.54, 114.06],
    ['Bergen', 60.39, 5.32],
    ['Suva, at the date line', -18.14, 178.44],
  ])('the coast around %s takes no more than 2 000 characters, whatever its shape', (_, latitude, longitude) => {
    const [outline = '', light, dark] = globeCoast({ latitude, longitude }).split('\n');
    expect(outline).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/);
    expect(outline.length).toBeGreaterThan(300);
    expect(outline.length).toBeLessThanOrEqual(2000);
    for (const palette of [light, dark]) expect(palette).toMatch(/^(\d+,){14}\d+$/);
  });

  test('far from any coast there is none', () => {
    expect(globeCoast({ latitude: 54.99, longitude: 73.37 })).toMatch(/^\n/);
  });

  test('no drawing holds words, scripts or anything from elsewhere', async () => {
    const names = (await readdir(outDir)).filter((name) => name.endsWith('.svg'));
    expect(names.length).toBe(10);
    for (const name of names) {
      const svg = await read(name);
      expect(svg).not.toMatch(/<text|<script|<image|NaN|undefined/);
      expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    }
  });

  test('every view box is four numbers with spaces between them, as every browser reads it', async () => {
    const names = (await readdir(outDir)).filter((name) => name.endsWith('.svg'));
    for (const name of names) {
      for (const [, box] of (await read(name)).matchAll(/viewBox="([^"]*)"/g)) {
        expect(box, name).toMatch(/^-?\d+(?:\.\d+)?(?: -?\d+(?:\.\d+)?){3}$/);
      }
    }
  });

  test('the same sources and the same place are drawn once', async () => {
    const before = await stat(join(outDir, 'rose.svg'));
    await makeArt({ content, outDir });
    expect((await stat(join(outDir, 'rose.svg'))).mtimeMs).toBe(before.mtimeMs);
  });
});
