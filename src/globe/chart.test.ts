import { expect, test } from 'vitest';
import { signedDistances } from './chart.ts';
import { COAST_CELLS as CELLS } from './map-data.ts';

/** Land up to a column whose cells are half covered. */
const COAST = 200;
const cover = Float32Array.from({ length: CELLS ** 2 }, (_, cell) => {
  const column = cell % CELLS;
  return column === COAST ? 0.5 : Number(column < COAST);
});

test('the distance from a coast grows on both sides of it, on land it is negative', () => {
  const distances = signedDistances(cover);
  const at = (column: number) => (distances[300 * CELLS + column] ?? 0) * (CELLS / 2);
  expect(at(COAST)).toBeCloseTo(0);
  expect(at(COAST + 50)).toBeCloseTo(50, 3);
  expect(at(COAST - 50)).toBeCloseTo(-50, 3);
});

test('nothing is carried on from one side of the chart to the other', () => {
  const distances = signedDistances(cover);
  const last = (distances[300 * CELLS + CELLS - 2] ?? 0) * (CELLS / 2);
  expect(last).toBeCloseTo(CELLS - 2 - COAST, 3);
});
