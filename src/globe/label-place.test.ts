import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelShift, leaderTo, moved, type Box } from './label-place.ts';

const BESIDE: Box = { left: 64, top: -92, right: 200, bottom: -46 };
const ABOVE: Box = { left: -14, top: -104, right: 122, bottom: -58 };
const BOUNDS: Box = { left: 0, top: 0, right: 700, bottom: 790 };

test('the label lies within the bounds, wherever its marker is', () => {
  const place = fc.integer({ min: -200, max: 1000 });
  fc.assert(
    fc.property(place, place, fc.constantFrom(BESIDE, ABOVE), (x, y, box) => {
      const { left, top, right, bottom } = moved(moved(box, labelShift({ x, y }, box, BOUNDS)), { x, y });
      expect(left).toBeGreaterThanOrEqual(BOUNDS.left);
      expect(top).toBeGreaterThanOrEqual(BOUNDS.top);
      expect(right).toBeLessThanOrEqual(BOUNDS.right);
      expect(bottom).toBeLessThanOrEqual(BOUNDS.bottom);
    }),
  );
});

test('a label with room does not move', () => {
  expect(labelShift({ x: 300, y: 300 }, BESIDE, BOUNDS)).toEqual({ x: 0, y: 0 });
});

test('a label wider than the window begins at its left side', () => {
  const wide = { ...BESIDE, right: 900 };
  expect(labelShift({ x: 300, y: 300 }, wide, BOUNDS).x).toBe(-364);
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

test('a label on its marker has no leader', () => {
  expect(leaderTo({ left: -60, top: -20, right: 60, bottom: 20 }).length).toBe(0);
});
