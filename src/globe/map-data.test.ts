import { expect, test } from 'vitest';
import { COARSE_STEP, decodeLand, dotPlaces } from './map-data.ts';

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
