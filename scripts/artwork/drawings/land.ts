/** Land and water from Natural Earth, on whatever grid a drawing needs. Coasts only: the data hold no borders. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

type Position = readonly [longitude: number, latitude: number];
type Polygon = readonly (readonly Position[])[];

/** The world's land in degrees, at a scale of 1 : 50 or 1 : 10 million. */
export function landPolygons(scale: '50m' | '10m'): Polygon[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const land = topology.objects['land'];
  if (!land) throw new Error(`${file} holds no land`);
  const shapes = feature(topology, land);
  const geometries = shapes.type === 'FeatureCollection' ? shapes.features.map(({ geometry }) => geometry) : [];
  return geometries.flatMap((geometry) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates as unknown as Polygon];
    if (geometry.type === 'MultiPolygon') return geometry.coordinates as unknown as Polygon[];
    throw new Error(`${file} holds a ${geometry.type} where land is expected`);
  });
}

/**
 * Which cells of a grid lie on land (1) or in water (0), row after row: each row is swept along the middle of its cells,
 * changing sides wherever it crosses a coast.
 */
export function landMask(
  polygons: readonly Polygon[],
  width: number,
  height: number,
  project: (position: Position) => readonly [x: number, y: number],
): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const polygon of polygons) {
    const crossings = new Map<number, number[]>();
    for (const ring of polygon) addCrossings(ring.map(project), height, crossings);
    for (const [row, columns] of crossings) {
      columns.sort((a, b) => a - b);
      for (let index = 0; index + 1 < columns.length; index += 2) {
        const from = Math.max(0, Math.round(columns[index] ?? 0));
        const to = Math.min(width, Math.round(columns[index + 1] ?? 0));
        if (from < to) mask.fill(1, row * width + from, row * width + to);
      }
    }
  }
  return mask;
}

function addCrossings(
  ring: readonly (readonly [x: number, y: number])[],
  height: number,
  crossings: Map<number, number[]>,
): void {
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? [x, y];
    const [top, bottom] = y < nextY ? [y, nextY] : [nextY, y];
    // A row crosses an edge when its middle lies in the edge's half-open range.
    for (let row = Math.max(0, Math.ceil(top - 0.5)); row < height && row + 0.5 < bottom; row++) {
      const column = x + ((row + 0.5 - y) / (nextY - y)) * (nextX - x);
      const columns = crossings.get(row);
      if (columns) columns.push(column);
      else crossings.set(row, [column]);
    }
  });
}
