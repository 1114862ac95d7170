/** The drawings that depend on the owner's place and on the page's colours. The others are the same for everybody: src/assets. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '#globe/geometry.ts';
import { THEMES } from '#shared/appearance.ts';
import { charts } from './chart.ts';
import { globeCoast } from './globe-coast.ts';
import { globeStills } from './globe-stills.ts';
import { paint } from './palette.ts';
import { shareSheet } from './share-sheet.ts';

const LAND = new URL('../../src/assets/globe-land.txt', import.meta.url);
const STAMP = 'drawn-for.json';
/** What they are drawn in. */
const TOKENS = [
  'color-background',
  'color-accent-strong',
  'ring',
  'lit',
  'deep',
  'graticule',
  'color-tint',
  'color-tint-strong',
  'color-land',
  'color-land-high',
  'land-dot',
  'color-line-strong',
  'color-contour',
  'color-water',
];

/** Writes them to `folder`, unless they are there, drawn for the same. Resolves to whether it had to. */
export function makeDrawings(place: Place, folder: string): boolean {
  if (!areDrawingsStale(place, folder)) return false;
  const land = readFileSync(LAND, 'utf8');
  const { light, dark } = charts(place);
  const drawings = {
    'estuary-light.svg': light,
    'estuary-dark.svg': dark,
    'globe-coast.txt': globeCoast(place),
    ...globeStills(land, place),
    'share-sheet.svg': shareSheet(land, place),
    [STAMP]: stampOf(place),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(drawings)) writeFileSync(join(folder, name), text);
  return true;
}

/** Whether they were drawn for another place or in other colours. */
export function areDrawingsStale(place: Place, folder: string): boolean {
  const file = join(folder, STAMP);
  return !existsSync(file) || readFileSync(file, 'utf8') !== stampOf(place);
}

function stampOf({ latitude, longitude }: Place): string {
  const colours = THEMES.map((theme) => {
    const paints = TOKENS.map((token) => [token, paint(token, theme)]);
    return [theme, Object.fromEntries(paints)];
  });
  return `${JSON.stringify({ place: { latitude, longitude }, colours: Object.fromEntries(colours) }, null, 2)}\n`;
}
