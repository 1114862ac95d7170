import { describe, expect, test } from 'vitest';
import { basis, direction, radians } from './geometry.ts';
import { compassPoint, roundedLength, wayTo } from './way.ts';

const degrees = (latitude: number, longitude: number) => ({
  latitude: radians(latitude),
  longitude: radians(longitude),
});
const way = (from: readonly [number, number], to: readonly [number, number]) => {
  const { latitude, longitude } = degrees(...to);
  return wayTo(direction(latitude, longitude), basis(degrees(...from)));
};

const SHENZHEN = [22.5431, 114.0579] as const;

describe('the way to the place', () => {
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
