/** The chart of the waters around the owner's place: coast, shoals, lines of depth, soundings; no border and no name. */
import type { Theme } from '#shared/appearance.ts';
import type { Place } from '#globe/geometry.ts';
import { areaEdges, contourLines, type ScalarField } from './contour-lines.ts';
import { coastDistance, softened, wavering } from './depths.ts';
import { digitDefinitions, sounding } from './digits.ts';
import { landMask, landPolygons } from './land.ts';
import { colour } from './palette.ts';
import { evenlySpaced, linePath, numbers, simplified, smoothPath, type Point } from './path.ts';

/** Grid cells of the chart; it shows 2.25 degrees of longitude, in Mercator's projection. */
export const SHEET = { width: 1500, height: 952 };
const CELLS_PER_DEGREE = SHEET.width / 2.25;

/** Where the owner's place lies on every chart, as a share of its width and height. The page puts its label there. */
export const PLACE_ON_SHEET = { x: 0.5813, y: 0.3622 };

/** Units of the drawing to a cell: whole units are then half a pixel at the sheet's full size. */
const UNIT = 2;

/** Distance from the coast, in cells. */
const SHOAL = 13;
const DEPTHS = [13, 23, 36, 54, 78, 108, 146, 190, 240];

const GRATICULE_DEGREES = 0.25;
const SOUNDINGS = { most: 150, apart: 100, shallowest: 5, size: 9, seed: 7 };

/** One drawing for each theme: what a chart shows is the same, so its shapes are made once. */
export function estuaries(place: Place): Record<Theme, string> {
  const chart = chartOf(place);
  const shapes = shapesOf(chart);
  return { light: drawing(shapes, 'light'), dark: drawing(shapes, 'dark') };
}

interface Chart {
  /** Cells from degrees. */
  readonly project: (position: Point) => Point;
  readonly unproject: (cell: Point) => Point;
  readonly coast: ScalarField;
  readonly depths: ScalarField;
  readonly shoals: ScalarField;
}

function chartOf({ latitude, longitude }: Place): Chart {
  const north = mercator(latitude) + (PLACE_ON_SHEET.y * SHEET.height) / CELLS_PER_DEGREE;
  const west = longitude - (PLACE_ON_SHEET.x * SHEET.width) / CELLS_PER_DEGREE;
  const project = ([lon, lat]: Point): Point => [
    (lon - west) * CELLS_PER_DEGREE,
    (north - mercator(lat)) * CELLS_PER_DEGREE,
  ];
  const unproject = ([x, y]: Point): Point => [
    west + x / CELLS_PER_DEGREE,
    inverseMercator(north - y / CELLS_PER_DEGREE),
  ];
  // Beyond the date line the same land comes once more.
  const land = landPolygons('10m');
  const { width, height } = SHEET;
  const mask = new Uint8Array(width * height);
  for (const turn of [-360, 0, 360]) {
    const turned = landMask(land, width, height, ([lon, lat]) => project([lon + turn, lat]));
    turned.forEach((isLand, index) => isLand && (mask[index] = 1));
  }
  const distance = coastDistance(mask, width, height);
  const shoals = softened(distance, 4);
  return { project, unproject, coast: softened(distance, 2), depths: wavering(shoals), shoals };
}

/** Mercator's latitude in degrees of the equator. */
function mercator(latitude: number): number {
  const clamped = Math.min(88, Math.max(-88, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) * 180) / Math.PI;
}

function inverseMercator(mercatorLatitude: number): number {
  return (Math.atan(Math.exp((mercatorLatitude * Math.PI) / 180)) * 360) / Math.PI - 90;
}

interface Shapes {
  readonly shallow: string;
  readonly land: string;
  readonly coast: string;
  readonly graticule: string;
  readonly depths: readonly string[];
  readonly soundings: string;
}

function shapesOf(chart: Chart): Shapes {
  const lines = (threshold: number) =>
    contourLines(chart.depths, threshold, 30)
      .map(({ points, closed }) => smoothPath(inUnits(evenlySpaced(points, 12, closed)), closed))
      .join('');
  return {
    shallow: area(negative(chart.shoals), -SHOAL, 1),
    land: area(negative(chart.coast), 0, 0.4),
    coast: contourLines(chart.coast, 0, 6)
      .map(({ points, closed }) => linePath(inUnits(simplified(points, 0.4)), closed))
      .join(''),
    graticule: graticule(chart),
    depths: DEPTHS.map(lines),
    soundings: soundings(chart.depths),
  };
}

function area(field: ScalarField, threshold: number, tolerance: number): string {
  return areaEdges(field, threshold)
    .map((ring) => simplified(ring, tolerance))
    .filter((ring) => ring.length > 4)
    .map((ring) => linePath(inUnits(ring.slice(0, -1)), true))
    .join('');
}

function negative(field: ScalarField): ScalarField {
  return { ...field, values: field.values.map((value) => -value) };
}

function inUnits(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x * UNIT, y * UNIT]);
}

/** Every quarter of a degree that falls on the sheet. */
function graticule({ project, unproject }: Chart): string {
  const { width, height } = SHEET;
  const [west, north] = unproject([0, 0]);
  const [east, south] = unproject([width, height]);
  const quarters = (from: number, to: number) => {
    const first = Math.ceil(from / GRATICULE_DEGREES);
    const count = Math.floor(to / GRATICULE_DEGREES) - first + 1;
    return Array.from({ length: count }, (_, index) => (first + index) * GRATICULE_DEGREES);
  };
  const meridians = quarters(west, east).map(
    (lon) => `M${Math.round(project([lon, north])[0] * UNIT)} 0v${height * UNIT}`,
  );
  const parallels = quarters(south, north).map(
    (lat) => `M0 ${Math.round(project([west, lat])[1] * UNIT)}h${width * UNIT}`,
  );
  return [...meridians, ...parallels].join('');
}

/** Figures scattered over the water, none nearer than `apart` cells to another. */
function soundings({ width, height, values }: ScalarField): string {
  const placed: Point[] = [];
  let figures = '';
  for (let attempt = 0; attempt < 4000 && placed.length < SOUNDINGS.most; attempt++) {
    const chance = (salt: number) => hash(attempt, salt, SOUNDINGS.seed);
    const [x, y] = [8 + chance(1) * (width - 16), 8 + chance(2) * (height - 16)];
    const distance = values[Math.floor(y) * width + Math.floor(x)] ?? 0;
    if (distance < SOUNDINGS.shallowest) continue;
    if (placed.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < SOUNDINGS.apart)) continue;
    placed.push([x, y]);
    figures += sounding(1 + distance * 0.1536 + chance(3), x * UNIT, y * UNIT, SOUNDINGS.size * UNIT);
  }
  return figures;
}

function drawing(shapes: Shapes, theme: Theme): string {
  const paint = (token: string) => colour(token, theme);
  const depths = shapes.depths.map((d, index) => `<path opacity="${(0.85 - index * 0.07).toFixed(2)}" d="${d}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${numbers(SHEET.width * UNIT, SHEET.height * UNIT)}">` +
    digitDefinitions('italic') +
    `<path fill="${paint('color-tint')}" d="M0 0h${SHEET.width * UNIT}v${SHEET.height * UNIT}H0z"/>` +
    `<path fill="${paint('color-tint-strong')}" d="${shapes.shallow}"/>` +
    `<path fill="${paint('color-land')}" d="${shapes.land}"/>` +
    `<g fill="none"><path stroke="${paint('color-line-strong')}" stroke-width="1.6" d="${shapes.coast}"/>` +
    `<path stroke="${paint('color-line-strong')}" stroke-width=".7" opacity=".28" d="${shapes.graticule}"/>` +
    `<g stroke="${paint('color-contour')}" stroke-width="1.2">${depths.join('')}</g></g>` +
    `<g fill="${paint('color-water')}" opacity=".85">${shapes.soundings}</g></svg>\n`
  );
}

/** A number from 0 up to 1 for a lattice point, the same on every machine. */
function hash(x: number, y: number, seed: number): number {
  let bits = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
