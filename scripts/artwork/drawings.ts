/** The drawings that depend on the owner's place and on the page's colours. The others are the same for everybody: src/assets. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basis, placeDirection, project, START_DISTANCE, type Place } from '#globe/geometry.ts';
import { cameraBeside, DISC_HALF, DISC_RADIUS, POSTER_VIEW_NAMES } from '#globe/poster.ts';
import { THEMES } from '#shared/appearance.ts';
import { charts } from './chart.ts';
import { globeCoast } from './coast.ts';
import { dotPaths, globeStills, graticulePath } from './globe-stills.ts';
import { inColours, paint } from './palette.ts';

const LAND = new URL('../../src/assets/globe-land.txt', import.meta.url);
const STAMP = 'drawn-for.json';
const STILLS = POSTER_VIEW_NAMES.map((view) => `globe-still-${view}.svg`);
const FILES = ['estuary-light.svg', 'estuary-dark.svg', 'globe-coast.txt', ...STILLS, 'share-sheet.svg', STAMP];
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

/** Whether one is missing, or they were drawn for another place or in other colours. */
export function areDrawingsStale(place: Place, folder: string): boolean {
  const files = FILES.map((name) => join(folder, name));
  return !files.every(existsSync) || readFileSync(join(folder, STAMP), 'utf8') !== stampOf(place);
}

function stampOf({ latitude, longitude }: Place): string {
  const colours = THEMES.map((theme) => {
    const paints = TOKENS.map((token) => [token, paint(token, theme)]);
    return [theme, Object.fromEntries(paints)];
  });
  return `${JSON.stringify({ place: { latitude, longitude }, colours: Object.fromEntries(colours) }, null, 2)}\n`;
}

const SHARE_SHEET = new URL('share-sheet.svg', import.meta.url);
const SEA_FLOOR = new URL('../../src/assets/isobaths.svg', import.meta.url);

/** Where the owner's place is marked, whatever place it is, and the globe's radius, in px. */
const MARK = { x: 884, y: 418 };
const GLOBE_RADIUS = 372;
/** Units from the middle of dots and graticule to their side. */
const HALF_VIEW = 800;
/** Degrees that the camera stands east of the place: land on the left, the label over the sea on the right. */
const EAST = 12;

/**
 * The chart sheet behind the words of the share image: sea floor, globe, neatline, scale bar and the site's mark. Where the
 * place's label will stand, in px from the left and as wide as it is, it says
 * `{label-left}` and `{label-width}`, for who sets the words (packages/resume/typeset/share-image.typ).
 */
function shareSheet(land: string, place: Place): string {
  const camera = cameraBeside(place, EAST);
  const seen = project(placeDirection(place), basis(camera), START_DISTANCE);
  const discHalf = (GLOBE_RADIUS * DISC_HALF) / DISC_RADIUS;
  const middle = `translate(${(MARK.x - seen.x * discHalf).toFixed(2)} ${(MARK.y + seen.y * discHalf).toFixed(2)})`;
  return inColours(readFileSync(SHARE_SHEET, 'utf8'), 'dark', {
    isobaths: readFileSync(SEA_FLOOR, 'utf8').replaceAll(/<\/?svg[^>]*>/g, ''),
    globe: `${middle} scale(${GLOBE_RADIUS / 100})`,
    'dots-and-lines': `${middle} scale(${(discHalf / HALF_VIEW).toFixed(5)})`,
    'graticule-lines': graticulePath(camera, HALF_VIEW),
    // PDFium draws a line without length a pixel long.
    dots: dotPaths(land, camera, HALF_VIEW).replaceAll('h0', 'h.02m-.02 0'),
    'label-left': '{label-left}',
    'label-width': '{label-width}',
  });
}
