/** Makes every drawing of the page, into a folder that is no part of the repository. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '#content/schema.ts';
import { COARSE_STEP, FINE_STEP } from '#globe/map-data.ts';
import { estuaries } from './estuary.ts';
import { globeCoast } from './globe-coast.ts';
import { landDots } from './globe-land.ts';
import { globeStills } from './globe-stills.ts';
import { islets } from './islets.ts';
import { isobaths, NARROW } from './isobaths.ts';
import { TOKENS_FILE } from './palette.ts';
import { rose } from './rose.ts';
import { soundings } from './soundings.ts';

const here = dirname(fileURLToPath(import.meta.url));
const STAMP = 'art.stamp';

interface ArtOptions {
  readonly content: { readonly person: { readonly place: Content['person']['place'] } };
  readonly outDir: string;
}

/** Writes the drawings to `outDir`, unless they stand there already, made from the same sources for the same place. */
export async function makeArt({ content, outDir }: ArtOptions): Promise<void> {
  const { place } = content.person;
  const stamp = await stampOf(place);
  const made = await readFile(join(outDir, STAMP), 'utf8').catch(() => '');
  if (made === stamp) return;
  const { light, dark } = estuaries(place);
  const land = landDots(COARSE_STEP);
  const drawings = {
    'isobaths.svg': isobaths(),
    'isobaths-narrow.svg': isobaths(NARROW),
    'soundings.svg': soundings(),
    'rose.svg': rose(),
    'islets.svg': islets(),
    'estuary-light.svg': light,
    'estuary-dark.svg': dark,
    'globe-land.txt': land,
    'globe-land-fine.txt': landDots(FINE_STEP),
    'globe-coast.txt': globeCoast(place),
    ...globeStills(land, place),
  };
  await mkdir(outDir, { recursive: true });
  await Promise.all(Object.entries(drawings).map(([name, text]) => writeFile(join(outDir, name), text)));
  await writeFile(join(outDir, STAMP), stamp);
}

/** What the drawings depend on: their own sources, the page's colours, the place. */
async function stampOf(place: ArtOptions['content']['person']['place']): Promise<string> {
  const own = (await readdir(here)).filter((name) => !name.includes('.test.')).map((name) => join(here, name));
  const shared = ['geometry.ts', 'globe.module.css', 'map-data.ts', 'poster.ts'].map((name) =>
    join(here, '../../../src/globe', name),
  );
  const sources = [...own, ...shared, TOKENS_FILE].toSorted();
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
  return createHash('sha256')
    .update(JSON.stringify([...texts, place]))
    .digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { content } = await import('#content/index.ts');
  await makeArt({ content, outDir: join(here, '../../../generated') });
}
