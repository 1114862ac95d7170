import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  basis,
  bearingTo,
  direction,
  dotOpacity,
  dragAngle,
  MAX_DISTANCE,
  MAX_LATITUDE,
  MIN_DISTANCE,
  labelOpacity,
  placeDirection,
  project,
  radians,
  scaleMillions,
  START_DISTANCE,
  RADIUS,
  silhouette,
  turnBetween,
} from './geometry.ts';

const latitude = fc.double({ min: -Math.PI / 2, max: Math.PI / 2, noNaN: true });
const longitude = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const distance = fc.double({ min: MIN_DISTANCE, max: MAX_DISTANCE, noNaN: true });
const camera = fc.record({
  longitude,
  latitude: fc.double({ min: -MAX_LATITUDE, max: MAX_LATITUDE, noNaN: true }),
  distance,
});

test('the limb is seen where the silhouette ends', () => {
  fc.assert(
    fc.property(longitude, distance, (turn, from) => {
      const [ring, height] = [Math.sqrt(1 - (RADIUS / from) ** 2), RADIUS / from];
      const limb = [ring * Math.cos(turn), ring * Math.sin(turn), height] as const;
      const seen = project(limb, basis({ longitude: 0, latitude: 0 }), from);
      expect(seen.facing).toBeCloseTo(0, 9);
      expect([seen.x, seen.y].map((way) => way / silhouette(from))).toEqual(
        [Math.cos(turn), Math.sin(turn)].map((way) => expect.closeTo(way, 6)),
      );
    }),
  );
});

test('a point faces the camera exactly where it lies nearer than the horizon', () => {
  fc.assert(
    fc.property(latitude, longitude, camera, (lat, lon, from) => {
      const axes = basis(from);
      const point = direction(lat, lon);
      const towards = axes[2][0] * point[0] + axes[2][1] * point[1] + axes[2][2] * point[2];
      fc.pre(Math.abs(towards - RADIUS / from.distance) > 1e-9);
      expect(project(point, axes, from.distance).facing > 0).toBe(towards > RADIUS / from.distance);
    }),
  );
});

test('the silhouette has the measured sizes', () => {
  expect(silhouette(6)).toBeCloseTo(0.677, 3);
  expect(silhouette(5)).toBeCloseTo(0.827, 3);
  expect(silhouette(2)).toBeCloseTo(3.335, 3);
});

test('north is up and east is to the right', () => {
  const axes = basis({ longitude: radians(114), latitude: radians(20) });
  const middle = project(direction(radians(20), radians(114)), axes, START_DISTANCE);
  expect(middle.facing).toBeCloseTo(1, 9);
  expect(middle.depth).toBeCloseTo(START_DISTANCE - RADIUS, 9);
  expect(project(direction(radians(25), radians(114)), axes, START_DISTANCE).y).toBeGreaterThan(0);
  expect(project(direction(radians(20), radians(119)), axes, START_DISTANCE).x).toBeGreaterThan(0);
});

test('the ground in the middle stays under a dragging hand', () => {
  fc.assert(
    fc.property(distance, (from) => {
      const side = 790;
      const moved = 1;
      const axes = basis({ longitude: 0, latitude: 0 });
      const seen = project(direction(0, dragAngle(from, side) * moved), axes, from);
      expect((seen.x * side) / 2).toBeCloseTo(moved, 2);
    }),
  );
});

test('the shortest way round is at most half a turn and leads there', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 50, noNaN: true }),
      fc.double({ min: -50, max: 50, noNaN: true }),
      (from, to) => {
        const way = turnBetween(from, to);
        expect(Math.abs(way)).toBeLessThanOrEqual(Math.PI + 1e-9);
        expect(Math.cos(from + way)).toBeCloseTo(Math.cos(to), 6);
        expect(Math.sin(from + way)).toBeCloseTo(Math.sin(to), 6);
      },
    ),
  );
});

test('dots and label fade towards the limb, the label also towards the end of the picture', () => {
  expect(dotOpacity(1)).toBe(1);
  expect(dotOpacity(0)).toBeCloseTo(0.16);
  expect(labelOpacity({ facing: 0.5, x: 0.2, y: 0.2, depth: 4 })).toBe(1);
  expect(labelOpacity({ facing: 0, x: 0.2, y: 0.2, depth: 4 })).toBe(0);
  expect(labelOpacity({ facing: 0.5, x: 0.98, y: 0, depth: 4 })).toBe(0);
});

test.each([
  ['London', 51.5074, -0.1278, 58],
  ['San Francisco', 37.7749, -122.4194, -51],
  ['Tokyo', 35.6762, 139.6503, -114],
])('the bearing of Shenzhen from %s is the great circle’s', (_, north, east, degrees) => {
  const shenzhen = placeDirection({ latitude: 22.5431, longitude: 114.0579 });
  const bearing = bearingTo(shenzhen, basis({ latitude: radians(north), longitude: radians(east) }));
  expect((bearing * 180) / Math.PI).toBeCloseTo(degrees, 0);
});

test('the scale is 1 : 100 000 000 at the start and follows the distance to the ground, to two figures', () => {
  expect([MAX_DISTANCE, START_DISTANCE, 4, 3.2, 2.56, MIN_DISTANCE].map(scaleMillions)).toEqual([
    130, 100, 70, 47, 28, 11,
  ]);
});
