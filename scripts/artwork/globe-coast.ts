/** The coast around the owner's place, for the globe seen from nearby: as one looks straight down on it, without perspective. */
import { geoOrthographic } from 'd3-geo';
import { THEMES } from '#shared/appearance.ts';
import { COAST_CELLS, COAST_REACH } from '#globe/map-data.ts';
import { radians, type Place } from '#globe/geometry.ts';
import { coastDistance, contour, ringsPath, softened } from './coast.ts';
import { colour } from './palette.ts';

/** Cells that an outline may stray from the coast, and characters that it may take: it is fetched while one zooms. */
const FINEST = 0.8;
const LONGEST = 2000;
/** What the chart is drawn in; the first tells which theme holds. */
const TOKENS = ['land-dot', 'color-land', 'color-land-high', 'color-tint-strong', 'color-contour'];

/** The land's outline as path data, then a line of colours for each theme. Without a coast nearby the outline is empty. */
export function globeCoast(place: Place): string {
  const palettes = THEMES.map((theme) => TOKENS.flatMap((token) => parts(colour(token, theme))).join());
  return [outline(place), ...palettes].join('\n');
}

/** `#efe3bf` as 239, 227, 191. */
function parts(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** As fine as LONGEST allows: a ragged coast is drawn coarser, and without its smallest islands. */
function outline({ latitude, longitude }: Place): string {
  const projection = geoOrthographic()
    .rotate([-longitude, -latitude])
    .scale(COAST_CELLS / 2 / Math.sin(radians(COAST_REACH)))
    .translate([COAST_CELLS / 2, COAST_CELLS / 2]);
  const distance = coastDistance(projection, { width: COAST_CELLS, height: COAST_CELLS });
  const isEdge = (value: number) => value < 1 || value > COAST_CELLS - 1;
  const coasts = contour(softened(distance, 0.8), 0).filter((ring) => !ring.every(([x, y]) => isEdge(x) || isEdge(y)));
  for (let tolerance = FINEST; ; tolerance *= 1.2) {
    const path = ringsPath(coasts, tolerance, 6);
    if (path.length <= LONGEST) return path;
  }
}
