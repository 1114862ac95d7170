/** The coast around the owner's place, for the globe seen from nearby: as one looks straight down on it, without perspective. */
import { THEMES } from '#shared/appearance.ts';
import { COAST_CELLS, COAST_REACH } from '#globe/map-data.ts';
import { basis, radians, type Vector } from '#globe/geometry.ts';
import type { Place } from '#globe/geometry.ts';
import { areaEdges } from './contour-lines.ts';
import { coastDistance, softened } from './depths.ts';
import { landMask, landPolygons } from './land.ts';
import { colour } from './palette.ts';
import { linePath, simplified } from './path.ts';

/** Cells of the mask to a degree of latitude. */
const PRECISION = 100;
/** Cells that an outline may stray from the coast, and characters that it may take: it is fetched while one zooms. */
const FINEST = 0.8;
const LONGEST = 2000;
/** What the chart is drawn in; the first tells which theme holds. */
const TOKENS = ['land-dot', 'color-land', 'color-land-high', 'color-tint-strong', 'color-contour'];

/** The land's outline as path data, then a line of colours for each theme. Without a coast nearby the outline is empty. */
export function globeCoast(place: Place): string {
  const palettes = THEMES.map((theme) => TOKENS.flatMap((token) => parts(colour(token, theme))).join());
  return [outline(landAround(place)), ...palettes].join('\n');
}

/** `#efe3bf` as 239, 227, 191. */
function parts(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** As fine as LONGEST allows: a ragged coast is drawn coarser, and without its smallest islands. */
function outline(mask: Uint8Array): string {
  if (mask.every((cell) => cell === mask[0])) return '';
  const field = softened(coastDistance(mask, COAST_CELLS, COAST_CELLS), 1);
  const rings = areaEdges({ ...field, values: field.values.map((value) => -value) }, 0);
  for (let tolerance = FINEST; ; tolerance *= 1.2) {
    const path = rings
      .map((ring) => simplified(ring, tolerance))
      .filter((ring) => ring.length > 6)
      .map((ring) => linePath(ring.slice(0, -1), true))
      .join('');
    if (path.length <= LONGEST) return path;
  }
}

/** Which cells of the chart lie on land. */
function landAround(place: Place): Uint8Array {
  const isLand = landNear(place);
  const [right, up, towards] = basis({ latitude: radians(place.latitude), longitude: radians(place.longitude) });
  const edge = Math.sin(radians(COAST_REACH));
  return Uint8Array.from({ length: COAST_CELLS ** 2 }, (_, index) => {
    const x = edge * (((index % COAST_CELLS) + 0.5) * (2 / COAST_CELLS) - 1);
    const y = edge * (1 - (Math.floor(index / COAST_CELLS) + 0.5) * (2 / COAST_CELLS));
    const z = Math.sqrt(1 - x * x - y * y);
    const along = (axis: 0 | 1 | 2) => right[axis] * x + up[axis] * y + towards[axis] * z;
    return isLand([along(0), along(1), along(2)]) ? 1 : 0;
  });
}

/** Tells of directions near the place whether land lies there. */
function landNear({ latitude, longitude }: Place): (direction: Vector) => boolean {
  // The chart's corners are further away than its edges.
  const reach = COAST_REACH * 1.5;
  const [south, north] = [Math.max(-90, latitude - reach), Math.min(90, latitude + reach)];
  const narrowest = Math.cos(radians(Math.min(89, Math.max(north, -south))));
  const halfWidth = Math.min(180, reach / narrowest);
  const across = PRECISION * narrowest;
  const [width, height] = [Math.ceil(2 * halfWidth * across), Math.ceil((north - south) * PRECISION)];
  const west = longitude - halfWidth;
  const land = landPolygons('10m');
  // Beyond the date line the same land comes once more.
  const masks = [-360, 0, 360].map((turn) =>
    landMask(land, width, height, ([lon, lat]) => [(lon + turn - west) * across, (north - lat) * PRECISION]),
  );
  return ([x, y, z]) => {
    const row = Math.floor((north - degrees(Math.asin(y))) * PRECISION);
    const east = (degrees(Math.atan2(x, z)) - west + 720) % 360;
    const cell = Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.floor(east * across));
    return masks.some((mask) => mask[cell] === 1);
  };
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
