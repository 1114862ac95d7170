import { expect, test } from 'vitest';
import { signedDistances } from './chart.ts';
import { COARSE_STEP, COAST_CELLS as CELLS, decodeLand, dotPlaces } from './map-data.ts';

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

/** How many dots are on land. */
function read(text: string): number {
  return decodeLand(text, COARSE_STEP).length / 3;
}

test('runs of water and land follow each other, and a run longer than a character can say goes on in the next', () => {
  // # to Z are runs of 0 to 55, [ is 56 of a run that goes on.
  expect(['#$', '$#', '&&', '#Z', '#[#', '#[$', '#[[$', '[#$'].map(read)).toEqual([1, 0, 3, 55, 56, 57, 113, 1]);
});

test('dots of one row are as far apart as the rows', () => {
  const equator = [...dotPlaces(2)].filter(([latitude]) => latitude === 0);
  expect(equator.length).toBe(180);
  const north = [...dotPlaces(2)].filter(([latitude]) => latitude === 60);
  expect(north.length).toBe(90);
});
