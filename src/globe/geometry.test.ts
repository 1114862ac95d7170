import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  basis,
  clampDistance,
  compassPoint,
  direction,
  dotOpacity,
  dragAngle,
  greatCircle,
  MAX_DISTANCE,
  MAX_LATITUDE,
  MIN_DISTANCE,
  labelOpacity,
  placeDirection,
  project,
  radians,
  roundedLength,
  scaleMillions,
  START_DISTANCE,
  RADIUS,
  silhouette,
  turnBetween,
  TURN_SPEED,
  turnSpeed,
  VIEW_SLOPE,
  wheelFactor,
  type Basis,
  type Vector,
} from './geometry.ts';

const latitude = fc.double({ min: -Math.PI / 2, max: Math.PI / 2, noNaN: true });
const longitude = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const distance = fc.double({ min: MIN_DISTANCE, max: MAX_DISTANCE, noNaN: true });
const camera = fc.record({
  longitude,
  latitude: fc.double({ min: -MAX_LATITUDE, max: MAX_LATITUDE, noNaN: true }),
  distance,
});

describe('projection', () => {
  test('a visible point projects to a place that unprojects to it', () => {
    fc.assert(
      fc.property(latitude, longitude, camera, (lat, lon, from) => {
        const point = direction(lat, lon);
        const axes = basis(from);
        const seen = project(point, axes, from.distance);
        fc.pre(seen.facing > 0.01);
        const found = unproject(seen.x, seen.y, axes, from.distance);
        for (const axis of [0, 1, 2] as const) expect(found?.[axis]).toBeCloseTo(point[axis], 6);
      }),
    );
  });

  test('what lies outside the silhouette is sky, what lies inside is ground', () => {
    fc.assert(
      fc.property(longitude, camera, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (angle, from, share) => {
        const axes = basis(from);
        const at = (radius: number) =>
          unproject(radius * Math.cos(angle), radius * Math.sin(angle), axes, from.distance);
        expect(at(silhouette(from.distance) * share)).toBeDefined();
        expect(at(silhouette(from.distance) / share)).toBeUndefined();
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

  test('no visible point lies outside the silhouette', () => {
    fc.assert(
      fc.property(latitude, longitude, camera, (lat, lon, from) => {
        const seen = project(direction(lat, lon), basis(from), from.distance);
        if (seen.facing >= 0) expect(Math.hypot(seen.x, seen.y)).toBeLessThanOrEqual(silhouette(from.distance) + 1e-9);
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
});

describe('laws', () => {
  test('the distance never leaves 2 to 6', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (wanted) => {
        expect(clampDistance(wanted)).toBeGreaterThanOrEqual(2);
        expect(clampDistance(wanted)).toBeLessThanOrEqual(6);
      }),
    );
  });

  test('the globe turns at 0.15 rad/s, and nearby so that the ground passes no faster', () => {
    expect(turnSpeed(START_DISTANCE)).toBe(TURN_SPEED);
    expect(turnSpeed(MAX_DISTANCE)).toBe(TURN_SPEED);
    fc.assert(
      fc.property(fc.double({ min: MIN_DISTANCE, max: START_DISTANCE, noNaN: true }), (near) => {
        expect(turnSpeed(near) / (near - RADIUS)).toBeCloseTo(TURN_SPEED / (START_DISTANCE - RADIUS), 9);
      }),
    );
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

  test('a wheel turned back undoes what it did', () => {
    fc.assert(
      fc.property(fc.double({ min: -500, max: 500, noNaN: true }), (delta) => {
        expect(wheelFactor(delta) * wheelFactor(-delta)).toBeCloseTo(1, 9);
      }),
    );
    expect(wheelFactor(30)).toBeGreaterThan(1);
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
});

/** The way back, by another law than the projection's: the point of the globe (its unit vector) that a line of sight meets, if any. */
function unproject(x: number, y: number, axes: Basis, away: number): Vector | undefined {
  // The line of sight starts at (0, 0, d) and goes along (x tan, y tan, −1); it meets the sphere at the nearer root.
  const [slopeX, slopeY] = [x * VIEW_SLOPE, y * VIEW_SLOPE];
  const length = Math.hypot(slopeX, slopeY, 1);
  const half = away / length;
  const discriminant = half * half - away * away + RADIUS * RADIUS;
  if (discriminant < 0) return undefined;
  const reach = (half - Math.sqrt(discriminant)) / (length * RADIUS);
  const seen: Vector = [slopeX * reach, slopeY * reach, away / RADIUS - reach];
  const [right, up, towards] = axes;
  const back = (axis: 0 | 1 | 2) => right[axis] * seen[0] + up[axis] * seen[1] + towards[axis] * seen[2];
  return [back(0), back(1), back(2)];
}

const way = (from: readonly [number, number], to: readonly [number, number]) => {
  const [north, east] = from.map(radians) as [number, number];
  return greatCircle(
    placeDirection({ latitude: to[0], longitude: to[1] }),
    basis({ latitude: north, longitude: east }),
  );
};

const SHENZHEN = [22.5431, 114.0579] as const;

describe('the great circle to the place', () => {
  test.each([
    ['from London', [51.5074, -0.1278], 9600, 'north-east'],
    ['from San Francisco', [37.7749, -122.4194], 11_100, 'north-west'],
    ['from Singapore', [1.3521, 103.8198], 2600, 'north-east'],
    ['from Tokyo', [35.6762, 139.6503], 2900, 'south-west'],
  ] as const)('%s it is as long as the great circle, and sets out where that does', (_, from, length, point) => {
    const { length: found, bearing } = way(from, SHENZHEN);
    expect(roundedLength(found)).toBe(length);
    const points = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
    expect(points[compassPoint(bearing)]).toBe(point);
  });

  test('it is nothing where one is, and half the earth from the other side', () => {
    expect(way(SHENZHEN, SHENZHEN).length).toBeCloseTo(0, 3);
    expect(way([-SHENZHEN[0], SHENZHEN[1] - 180], SHENZHEN).length).toBeCloseTo(Math.PI * 6371, 0);
  });
});

test('each of the eight points has 45 degrees around it', () => {
  expect([-23, -22, 22, 23, 67, 68].map((bearing) => compassPoint(radians(bearing)))).toEqual([7, 0, 0, 1, 1, 2]);
  expect([180, -180, 179].map((bearing) => compassPoint(radians(bearing)))).toEqual([4, 4, 4]);
});

test('far lengths are printed in whole hundreds, near ones in whole tens', () => {
  expect([8249, 1049, 994, 444].map(roundedLength)).toEqual([8200, 1000, 990, 440]);
});

test('the scale is 1 : 100 000 000 at the start and follows the distance to the ground, to two figures', () => {
  expect([MAX_DISTANCE, START_DISTANCE, 4, 3.2, 2.56, MIN_DISTANCE].map(scaleMillions)).toEqual([
    130, 100, 70, 47, 28, 11,
  ]);
});
