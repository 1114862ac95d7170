import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { basis, placeDirection, project, START_DISTANCE } from './geometry.ts';
import { labelWidth, markerPositions, POSTER_VIEW_NAMES, posterCamera, posterViewOf } from './poster.ts';

const degrees = (angle: number) => (angle * 180) / Math.PI;
const SHENZHEN = { latitude: 22.5431, longitude: 114.0579 };
const place = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('Shenzhen is seen from 20° north and from 98°, 138° and 120° east', () => {
  const cameras = POSTER_VIEW_NAMES.map((view) => posterCamera(SHENZHEN, view));
  expect(cameras.map(({ longitude }) => Math.round(degrees(longitude)))).toEqual([98, 138, 120]);
  for (const { latitude, distance } of cameras) {
    expect(degrees(latitude)).toBeCloseTo(20);
    expect(distance).toBe(START_DISTANCE);
  }
});

test('wherever the owner lives, the place faces the visitor in every still picture', () => {
  fc.assert(
    fc.property(place, fc.constantFrom(...POSTER_VIEW_NAMES), (home, view) => {
      const camera = posterCamera(home, view);
      expect(project(placeDirection(home), basis(camera), camera.distance).facing).toBeGreaterThan(0.2);
      const [left, top] = ['left', 'top'].map((side) => Number(markerPositions(home)[`--${view}-${side}`]) - 0.5);
      expect(Math.hypot(left ?? 1, top ?? 1)).toBeLessThan(0.42);
    }),
  );
});

test('a window shows the picture of its width', () => {
  const views = [1440, 1100, 1099, 768, 767, 320].map(posterViewOf);
  expect(views.join(' ')).toBe('wide wide middle middle narrow narrow');
});

test('a longer name keeps more free of dots, and none less than the coordinates', () => {
  expect(labelWidth('Santa Cruz de Tenerife', '圣克鲁斯')).toBeGreaterThan(labelWidth('Shenzhen', '深圳'));
  expect(labelWidth('Shenzhen', '深圳')).toBeGreaterThan(labelWidth('Shenzhen'));
  expect(labelWidth('Ulm')).toBe(labelWidth('Bonn'));
});
