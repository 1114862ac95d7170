import { expect, test } from 'vitest';
import { START } from './distances.ts';
import { basis } from './geometry.ts';
import { labelView, MOVED, poseOf, transformsOf, type Layout } from './pose.ts';
import { placeDirection, placeOnStill, stillCamera } from './still.ts';

const place = { latitude: 22.5431, longitude: 114.0579 };
const layout: Layout = {
  side: 800,
  finest: 800,
  label: { left: 60, top: -100, right: 200, bottom: -50 },
  bounds: { left: -400, top: 0, right: 1200, bottom: 800 },
};

function pose(longitude = stillCamera(place, 'wide').longitude, distance = START, room = layout) {
  return poseOf(placeDirection(place), basis({ ...stillCamera(place, 'wide'), longitude }), distance, room);
}

test('at the start everything stands where the still picture has it', () => {
  const { left, top } = placeOnStill(place, 'wide');
  const { size, marker, opacity, shift } = pose();
  expect(size).toBe(1);
  expect(marker.x).toBeCloseTo(left * layout.side);
  expect(marker.y).toBeCloseTo(top * layout.side);
  expect([opacity, shift.x, shift.y]).toEqual([1, 0, 0]);
});

test('the body never grows beyond the still picture’s, and behind the limb there is no marker', () => {
  expect(pose(undefined, 3).size).toBe(1);
  expect(pose(undefined, 6).size).toBeLessThan(0.9);
  expect(pose(stillCamera(place, 'wide').longitude + Math.PI).opacity).toBe(0);
});

test('the label gives way to its bounds, and what it covers gives way with it', () => {
  const narrow = { ...layout, bounds: { ...layout.bounds, right: 500 } };
  const given = pose(undefined, START, narrow);
  expect(given.marker.x + layout.label.right + given.shift.x).toBeCloseTo(500);
  const { label } = labelView(given, narrow);
  // 5 px beside the label stay free, in shares of half the side.
  expect(label[2]).toBeCloseTo(((500 + 5) / 800) * 2 - 1);
  expect(label[0]).toBeCloseTo(((500 - 140 - 5) / 800) * 2 - 1);
  expect(label[3]).toBeGreaterThan(label[1]);
});

test('every part has its transform, but for those that nobody sees', () => {
  expect(transformsOf(pose())).toHaveLength(MOVED.length);
  expect(transformsOf({ ...pose(), opacity: 0 })).toEqual(['scale(1.0000)']);
});
