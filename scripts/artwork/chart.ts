/** The chart of the waters around the owner's place: coast, shoals, lines of depth, soundings; no border and no name. */
import { readFileSync } from 'node:fs';
import { range } from 'd3-array';
import { geoMercator, type GeoProjection } from 'd3-geo';
import type { Theme } from '#shared/appearance.ts';
import type { Place } from '#globe/geometry.ts';
import { coastDistance, contour, ringsPath, softened, type Field, type Point } from './coast.ts';
import { inColours } from './palette.ts';

const TEMPLATE = new URL('chart.svg', import.meta.url);

/** Cells of the sheet; it shows 2.25 degrees of longitude, in Mercator's projection. */
const SHEET = { width: 1500, height: 952 };
const CELLS_PER_DEGREE = SHEET.width / 2.25;

/** Where the owner's place lies on every chart, as a share of its width and height. The page puts its label there. */
export const PLACE_ON_SHEET = { x: 0.5813, y: 0.3622 };

/** Cells around the sheet, so that the edges of what is drawn lie outside of it. */
const MARGIN = 10;
const GRID = { width: SHEET.width + 2 * MARGIN, height: SHEET.height + 2 * MARGIN };

/** Units of the drawing to a cell: whole units are then half a pixel at the sheet's full size. */
const UNIT = 2;

/** Distance from the coast, in cells. */
const SHOAL = 13;
const DEPTHS = [13, 23, 36, 54, 78, 108, 146, 190, 240];

const GRATICULE_DEGREES = 0.25;
const SOUNDINGS = { most: 150, apart: 100, shallowest: 5, size: 9 };

/** One drawing for each theme: what a chart shows is the same, so its shapes are made once. */
export function charts(place: Place): Record<Theme, string> {
  const projection = geoMercator()
    .rotate([-place.longitude, 0])
    .center([0, Math.min(88, Math.max(-88, place.latitude))])
    .scale((CELLS_PER_DEGREE * 180) / Math.PI)
    .translate([MARGIN + PLACE_ON_SHEET.x * SHEET.width, MARGIN + PLACE_ON_SHEET.y * SHEET.height]);
  const distance = coastDistance(projection, GRID);
  const shoals = softened(distance, 3.2);
  const depths = wavering(shoals);
  const shapes = {
    coast: ringsPath(edges(softened(distance, 1.6), 0), 0.4 * UNIT, 4),
    shallow: ringsPath(edges(shoals, SHOAL), UNIT, 4),
    isobaths: DEPTHS.map((depth, index) => {
      const lines = edges(depths, depth).filter((ring) => ring.length > 30);
      return `<path opacity="${(0.85 - index * 0.07).toFixed(2)}" d="${ringsPath(lines, 0.4 * UNIT, 4)}"/>`;
    }).join(''),
    graticule: graticule(projection),
    soundings: soundings(depths),
  };
  const template = readFileSync(TEMPLATE, 'utf8');
  return { light: inColours(template, 'light', shapes), dark: inColours(template, 'dark', shapes) };
}

/** Depths that waver by a few cells once they are well off the coast, so that lines there are no mere echoes of it. */
function wavering({ data, ...grid }: Field): Field {
  const scale = 720 / SHEET.width;
  const wavered = data.map((distance, index) => {
    const x = ((index % GRID.width) - MARGIN) * scale;
    const y = (Math.floor(index / GRID.width) - MARGIN) * scale;
    const wave =
      Math.sin(x * 0.013 + 1.3) * Math.cos(y * 0.017 - 0.4) +
      0.6 * Math.sin(x * 0.031 - y * 0.022) +
      0.35 * Math.sin(x * 0.052 + y * 0.047 + 2);
    const offshore = Math.min(1, Math.max(0, (distance - 4) / 40));
    return distance + (wave * 7 * offshore) / scale;
  });
  return { ...grid, data: wavered };
}

/** The edges of where the field is at most this, in units of the drawing. */
function edges(field: Field, level: number): Point[][] {
  return contour(field, level).map((ring) => ring.map(([x, y]) => [(x - MARGIN) * UNIT, (y - MARGIN) * UNIT]));
}

/** Every quarter of a degree that falls on the sheet. */
function graticule(projection: GeoProjection): string {
  const { width, height } = SHEET;
  const [west, north] = projection.invert!([MARGIN, MARGIN])!;
  const quarters = (from: number, to: number) =>
    range(Math.ceil(from / GRATICULE_DEGREES), Math.floor(to / GRATICULE_DEGREES) + 1).map(
      (count) => count * GRATICULE_DEGREES,
    );
  const [, south] = projection.invert!([MARGIN, MARGIN + height])!;
  const unit = (cells: number) => Math.round((cells - MARGIN) * UNIT);
  return [
    ...quarters(west, west + width / CELLS_PER_DEGREE).map(
      (longitude) => `M${unit(projection([longitude, north])![0])} 0v${height * UNIT}`,
    ),
    ...quarters(south, north).map((latitude) => `M0 ${unit(projection([west, latitude])![1])}h${width * UNIT}`),
  ].join('');
}

/** Figures scattered over the water, none nearer than `apart` cells to another. */
function soundings(depths: Field): string {
  const placed: Point[] = [];
  let figures = '';
  for (let attempt = 0; attempt < 4000 && placed.length < SOUNDINGS.most; attempt += 1) {
    const chance = (salt: number) => hash(attempt, salt);
    const [x, y] = [8 + chance(1) * (SHEET.width - 16), 8 + chance(2) * (SHEET.height - 16)];
    const distance = depths.data[(Math.floor(y) + MARGIN) * GRID.width + Math.floor(x) + MARGIN]!;
    if (distance < SOUNDINGS.shallowest) continue;
    if (placed.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < SOUNDINGS.apart)) continue;
    placed.push([x, y]);
    figures += sounding(1 + distance * 0.1536 + chance(3), x * UNIT, y * UNIT);
  }
  return figures;
}

/** How wide a digit of the template is at the size of 1, and how high its outline. */
const DIGIT = { advance: 0.585, em: 200 };

/**
 * A sounding as charts print it: whole metres in italics, the tenths lower and smaller, around a point. The digits are
 * outlines: a drawing that is loaded as an image has no fonts.
 */
function sounding(depth: number, x: number, y: number): string {
  const size = SOUNDINGS.size * UNIT;
  const [metres = '0', tenths = '0'] = depth.toFixed(1).split('.');
  let pen = x - ((metres.length + 0.7) * DIGIT.advance * size) / 2;
  const digits = [...metres].map((digit) => [digit, size, y] as const);
  return [...digits, [tenths, size * 0.7, y + size * 0.2] as const]
    .map(([digit, height, baseline]) => {
      const scale = Number((height / DIGIT.em).toFixed(3));
      const use = `<use href="#d${digit}" transform="matrix(${scale} 0 0 ${scale} ${Math.round(pen)} ${Math.round(baseline)})"/>`;
      pen += DIGIT.advance * height;
      return use;
    })
    .join('');
}

/** A number from 0 up to 1, the same on every machine. */
function hash(x: number, y: number): number {
  let bits = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(7, 1442695041)) | 0;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
