import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { basis, placeDirection, project, silhouette, START_DISTANCE } from './geometry.ts';
import { leaderTo, moved, placeAtRim, poseOf, shiftInto, type Box, type Layout } from './overlay.ts';
import { labelWidth, markerPositions, POSTER_VIEW_NAMES, posterCamera, posterViewOf } from './poster.ts';

const BESIDE: Box = { left: 64, top: -92, right: 200, bottom: -46 };
const ABOVE: Box = { left: -14, top: -104, right: 122, bottom: -58 };
const BOUNDS: Box = { left: 0, top: 0, right: 700, bottom: 790 };

test('the label lies within the bounds, wherever its marker is', () => {
  const place = fc.integer({ min: -200, max: 1000 });
  fc.assert(
    fc.property(place, place, fc.constantFrom(BESIDE, ABOVE), (x, y, box) => {
      const { left, top, right, bottom } = moved(moved(box, shiftInto({ x, y }, box, BOUNDS)), { x, y });
      expect(left).toBeGreaterThanOrEqual(BOUNDS.left);
      expect(top).toBeGreaterThanOrEqual(BOUNDS.top);
      expect(right).toBeLessThanOrEqual(BOUNDS.right);
      expect(bottom).toBeLessThanOrEqual(BOUNDS.bottom);
    }),
  );
});

test('the leader leads to the side of a label beside the marker, and from below to one above', () => {
  const beside = leaderTo(BESIDE);
  expect(Math.cos(beside.angle) * (beside.length + 16)).toBeCloseTo(54);
  expect(Math.sin(beside.angle) * (beside.length + 16)).toBeCloseTo(-61);
  const above = leaderTo(ABOVE);
  expect(above.angle).toBeCloseTo(-Math.PI / 2);
  expect(above.length).toBeCloseTo(34);
});

test('the leader changes without a jump while the label moves over the marker', () => {
  let before = leaderTo(BESIDE);
  for (let x = 0; x > -300; x--) {
    const now = leaderTo(moved(BESIDE, { x, y: 0 }));
    const end = ({ angle, length }: typeof now) => [Math.cos(angle) * (length + 16), Math.sin(angle) * (length + 16)];
    const [[fromX = 0, fromY = 0], [toX = 0, toY = 0]] = [end(before), end(now)];
    expect(Math.hypot(toX - fromX, toY - fromY)).toBeLessThan(2.5);
    before = now;
  }
});

const shenzhen = { latitude: 22.5431, longitude: 114.0579 };
const layout: Layout = {
  side: 800,
  label: { left: 60, top: -100, right: 200, bottom: -50 },
  bounds: { left: -400, top: 0, right: 1200, bottom: 800 },
  rimLeft: -400,
};

function pose(longitude = posterCamera(shenzhen, 'wide').longitude, distance = START_DISTANCE, room = layout) {
  return poseOf(placeDirection(shenzhen), basis({ ...posterCamera(shenzhen, 'wide'), longitude }), distance, room);
}

test('at the start everything stands where the still picture has it', () => {
  const positions = markerPositions(shenzhen);
  const { size, marker, opacity, shift } = pose();
  expect(size).toBe(1);
  expect(marker.x / layout.side).toBeCloseTo(Number(positions['--wide-left']), 3);
  expect(marker.y / layout.side).toBeCloseTo(Number(positions['--wide-top']), 3);
  expect([opacity, shift.x, shift.y]).toEqual([1, 0, 0]);
});

test('the label gives way to its bounds, and what it covers gives way with it', () => {
  const narrow = { ...layout, bounds: { ...layout.bounds, right: 500 } };
  const given = pose(undefined, START_DISTANCE, narrow);
  expect(given.marker.x + layout.label.right + given.shift.x).toBeCloseTo(500);
  const label = given.covered;
  // 5 px beside the label stay free, in shares of half the side.
  expect(label[2]).toBeCloseTo(((500 + 5) / 800) * 2 - 1);
  expect(label[0]).toBeCloseTo(((500 - 140 - 5) / 800) * 2 - 1);
  expect(label[3]).toBeGreaterThan(label[1]);
});

const BEARINGS = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const BUTTON = { width: 110, height: 44 };

/** The middles of button and pointer. */
function middles(bearing: number, room: Layout) {
  const { corner, pointer } = placeAtRim(bearing, BUTTON.width, BUTTON.height, room);
  return {
    button: { x: corner.x + BUTTON.width / 2, y: corner.y + BUTTON.height / 2 },
    pointer: { x: corner.x + pointer.x, y: corner.y + pointer.y },
  };
}

test('button and pointer stand inside the rim, the button nearer to the middle, wherever the place is', () => {
  const middle = layout.side / 2;
  const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle, y - middle);
  fc.assert(
    fc.property(BEARINGS, (bearing) => {
      const { button, pointer } = middles(bearing, layout);
      expect(away(pointer)).toBeCloseTo(silhouette(START_DISTANCE) * middle - 12);
      expect(away(button)).toBeLessThan(away(pointer) - BUTTON.height / 2);
      expect(Math.sin(Math.atan2(button.x - middle, middle - button.y) - bearing)).toBeCloseTo(0);
    }),
  );
});

test('neither leaves the bounds: beside the copy and at the window’s edge they slide along them', () => {
  const room = { ...layout, bounds: { ...layout.bounds, right: 350 }, rimLeft: 150 };
  const half = BUTTON.width / 2;
  fc.assert(
    fc.property(BEARINGS, (bearing) => {
      const { button, pointer } = middles(bearing, room);
      expect(button.x).toBeGreaterThanOrEqual(150 + half - 1e-9);
      expect(button.x).toBeLessThanOrEqual(350 - half + 1e-9);
      expect(pointer.x).toBeGreaterThanOrEqual(150 - 1e-9);
      expect(pointer.x).toBeLessThanOrEqual(350 + 1e-9);
    }),
  );
});

const degrees = (angle: number) => (angle * 180) / Math.PI;
const place = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('Shenzhen is seen from 20° north and from 98°, 138° and 120° east', () => {
  const cameras = POSTER_VIEW_NAMES.map((view) => posterCamera(shenzhen, view));
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
