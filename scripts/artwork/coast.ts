/**
 * Coasts of Natural Earth in a projection: distances from them, contours of these, and outlines as path data; the globe's.
 * The data hold no borders.
 */
import { createRequire } from 'node:module';
import { blur2 } from 'd3-array';
import { contours } from 'd3-contour';
import { geoArea, geoOrthographic, geoStream, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import simplify from 'simplify-js';
import { feature } from 'topojson-client';
import { radians, type Place } from '#globe/geometry.ts';
import { COAST_CELLS, COAST_REACH } from '#globe/map-data.ts';
import { THEMES } from '#shared/appearance.ts';
import { colour } from './palette.ts';

export type Point = readonly [x: number, y: number];

interface Grid {
  readonly width: number;
  readonly height: number;
}

/** A number for every cell of a grid, row after row. */
export interface Field extends Grid {
  readonly data: Float64Array<ArrayBuffer>;
}

/** Distance from the coast in cells: positive on water, negative on land. The projection's units are cells of the grid. */
export function coastDistance(projection: GeoProjection, grid: Grid): Field {
  const mask = landMask(projection, grid);
  const [fromLand, fromWater] = [distanceTo(1, mask, grid), distanceTo(0, mask, grid)];
  return { ...grid, data: fromLand.map((distance, index) => distance - fromWater[index]!) };
}

/** 1 for cells whose middle lies on land, 0 for those in the water: sides change wherever a row crosses a coast. */
function landMask(projection: GeoProjection, { width, height }: Grid): Uint8Array {
  const mask = new Uint8Array(width * height);
  const crossings = Array.from({ length: height }, (): number[] => []);
  for (const ring of landRings(projection, { width, height }))
    for (const [index, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      for (let row = Math.ceil(Math.min(y, nextY) - 0.5); row + 0.5 < Math.max(y, nextY); row += 1)
        crossings[row]?.push(x + ((row + 0.5 - y) / (nextY - y)) * (nextX - x));
    }
  for (const [row, columns] of crossings.entries()) {
    columns.sort((one, other) => one - other);
    for (let index = 0; index + 1 < columns.length; index += 2)
      mask.fill(1, row * width + Math.round(columns[index]!), row * width + Math.round(columns[index + 1]!));
  }
  return mask;
}

/** The land at a scale of 1 : 10 million, clipped to the grid. */
function landRings(projection: GeoProjection, { width, height }: Grid): Point[][] {
  const topology = createRequire(import.meta.url)('world-atlas/land-10m.json') as Parameters<typeof feature>[0];
  // Straight from point to point: the data are fine enough.
  const clipped = projection
    .clipExtent([
      [0, 0],
      [width, height],
    ])
    .precision(0);
  const land = feature(topology, topology.objects['land']!);
  const shapes = land.type === 'FeatureCollection' ? land.features.map(({ geometry }) => geometry) : [];
  return (
    shapes
      .flatMap((shape) => (shape.type === 'MultiPolygon' ? shape.coordinates : []))
      .map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
      // A speck that is wound the wrong way round is all the world but itself.
      .filter((polygon) => geoArea(polygon) < Math.PI)
      .flatMap((polygon) => projectedLines(polygon, clipped))
  );
}

/** Lines and rings as a projection shows them. */
function projectedLines(shape: GeoPermissibleObjects, projection: GeoProjection): Point[][] {
  const lines: Point[][] = [];
  const stream = projection.stream({
    point: (x, y) => void lines.at(-1)?.push([x, y]),
    lineStart: () => void lines.push([]),
    lineEnd() {},
    polygonStart() {},
    polygonEnd() {},
  });
  geoStream(shape, stream);
  return lines;
}

/** Two sweeps over the grid with steps along rows, columns and diagonals (Borgefors 1986), exact enough for a drawing. */
function distanceTo(side: 0 | 1, mask: Uint8Array, { width, height }: Grid): Float64Array<ArrayBuffer> {
  const distance = Float64Array.from(mask, (value) => (value === side ? 0 : width + height));
  for (const way of [1, -1])
    for (let step = 0; step < distance.length; step += 1) {
      const index = way === 1 ? step : distance.length - 1 - step;
      const x = index % width;
      const at = (dx: number, dy: number) =>
        x + dx < 0 || x + dx >= width ? Infinity : (distance[index + dx + dy * width] ?? Infinity);
      const straight = Math.min(at(-way, 0), at(0, -way)) + 1;
      const across = Math.min(at(-1, -way), at(1, -way)) + Math.SQRT2;
      distance[index] = Math.min(distance[index]!, straight, across);
    }
  return distance;
}

/** @param radius In cells. */
export function softened({ data, width, height }: Field, radius: number): Field {
  const soft = { data: data.slice(), width, height };
  blur2(soft, radius);
  return soft;
}

/** The edges of where a field is at most this, in cells; the grid's own edge is part of them. */
export function contour({ data, width, height }: Field, level: number): Point[][] {
  // A typed array is a list of numbers to d3-contour, its types only know the plain one.
  const values = data.map((value) => -value) as unknown as number[];
  return contours().size([width, height]).contour(values, -level).coordinates.flat() as unknown as Point[][];
}

/** Rings as path data, simplified, and without rings of fewer points than `least`. */
export function ringsPath(rings: readonly (readonly Point[])[], tolerance: number, least: number): string {
  return rings
    .map((ring) => ring.map(([x, y]) => ({ x, y })))
    .map((ring) => simplify(ring, tolerance, true))
    .filter((ring) => ring.length > least)
    .map((ring) => `${linePath(ring.slice(0, -1))}z`)
    .join('');
}

/** Path data as short as they get: relative, in whole numbers. */
function linePath(line: readonly { readonly x: number; readonly y: number }[]): string {
  let [penX, penY] = [0, 0];
  const steps = line.flatMap(({ x, y }, index) => {
    const [dx, dy] = [Math.round(x) - penX, Math.round(y) - penY];
    if (index > 0 && dx === 0 && dy === 0) return [];
    [penX, penY] = [penX + dx, penY + dy];
    return [dx, dy];
  });
  return `M${numbers(...steps.slice(0, 2))}l${numbers(...steps.slice(2))}`;
}

/** Joins whole numbers the way path data allows: a minus sign is separator enough. */
export function numbers(...values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

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
