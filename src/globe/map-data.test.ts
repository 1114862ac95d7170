import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { radians } from './geometry.ts';
import { COARSE_STEP, decodeLand, dotPlaces, encodeLand } from './map-data.ts';

test('what is written is read again, however long the runs', () => {
  const places = [...dotPlaces(20)];
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: places.length, maxLength: places.length }), (onLand) => {
      const vectors = decodeLand(encodeLand(onLand), 20);
      const expected = places.filter((_, index) => onLand[index]).map(([latitude]) => Math.sin(radians(latitude)));
      expect(vectors.length).toBe(expected.length * 3);
      expected.forEach((height, index) => expect(vectors[index * 3 + 1]).toBeCloseTo(height, 5));
    }),
  );
});

test('a row of dots on land survives lengths around the longest single run', () => {
  const count = [...dotPlaces(COARSE_STEP)].length;
  for (const run of [55, 56, 57, 112, 113]) {
    const onLand = Array.from({ length: count }, (_, index) => index >= 3 && index < 3 + run);
    expect(decodeLand(encodeLand(onLand), COARSE_STEP).length / 3).toBe(run);
  }
});

test('dots of one row are as far apart as the rows', () => {
  const equator = [...dotPlaces(2)].filter(([latitude]) => latitude === 0);
  expect(equator.length).toBe(180);
  const north = [...dotPlaces(2)].filter(([latitude]) => latitude === 60);
  expect(north.length).toBe(90);
});
