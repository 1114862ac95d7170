/** How far every cell of the chart around the place is from the coast. */
import { COAST_CELLS as CELLS } from './map-data.ts';

/** Neighbours that a sweep from the upper left has passed, in cells to the left and up. */
const PASSED = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
/** Cells to either side over which the soft distance is averaged. */
const SOFTNESS = 7;

/**
 * Two numbers for each cell, row after row from the north: its distance from the coast in halves of the chart's side,
 * positive on water and negative on land, and the same averaged over what lies around.
 */
export function fieldOf(outline: string): Float32Array {
  const context = new OffscreenCanvas(CELLS, CELLS).getContext('2d');
  if (!context) throw new Error('No canvas to draw a coast on');
  // Half a cell aside: an outline along the edges of cells would leave none that is half covered.
  context.translate(0.5, 0.5);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, not a list
  context.fill(new Path2D(outline));
  const { data } = context.getImageData(0, 0, CELLS, CELLS);
  const sharp = signedDistances(
    Float32Array.from({ length: CELLS ** 2 }, (_, cell) => (data[cell * 4 + 3] ?? 0) / 255),
  );
  let soft = sharp;
  for (const step of [1, CELLS, 1, CELLS]) soft = averaged(soft, step);
  return Float32Array.from({ length: 2 * CELLS ** 2 }, (_, index) => (index % 2 ? soft : sharp)[index >> 1] ?? 0);
}

/** @param cover how much of each cell is land, 0 to 1 */
export function signedDistances(cover: Float32Array): Float32Array {
  const away = cover.map((share) => (share > 0 && share < 1 ? Math.abs(share - 0.5) : 1e4));
  sweep(away, 1);
  sweep(away, -1);
  return away.map((distance, cell) => ((cover[cell] ?? 0) > 0.5 ? -2 : 2) * (distance / CELLS));
}

/** Carries each cell's distance on to those that come after it (Borgefors 1986). */
function sweep(away: Float32Array, way: 1 | -1): void {
  const steps = PASSED.map(([left, up]) => [way * (left + up * CELLS), Math.hypot(left, up)] as const);
  for (let step = 0; step < away.length; step++) {
    const cell = way === 1 ? step : away.length - 1 - step;
    // The outermost columns have no neighbours at one side.
    if ((cell + 1) % CELLS < 2) continue;
    let nearest = away[cell] ?? 0;
    for (const [back, length] of steps) nearest = Math.min(nearest, (away[cell - back] ?? 1e4) + length);
    away[cell] = nearest;
  }
}

/** Every number averaged with those up to SOFTNESS steps before and after it. Where rows end nobody looks. */
function averaged(values: Float32Array, step: number): Float32Array {
  const soft = new Float32Array(values.length);
  for (let start = 0; start < step; start++) {
    let sum = 0;
    for (let cell = start; cell < values.length + SOFTNESS * step; cell += step) {
      sum += (values[cell] ?? 0) - (values[cell - (2 * SOFTNESS + 1) * step] ?? 0);
      soft[cell - SOFTNESS * step] = sum / (2 * SOFTNESS + 1);
    }
  }
  return soft;
}
