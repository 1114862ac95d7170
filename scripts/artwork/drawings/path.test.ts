import { expect, test } from 'vitest';
import { evenlySpaced, linePath, numbers, simplified, smoothPath, type Point } from './path.ts';

test('numbers stand as close as path data allows', () => {
  expect(numbers(3, -4, 0, 12)).toBe('3-4 0 12');
});

test('a line is relative, in whole units, without steps that round to nothing', () => {
  expect(linePath([[0, 0], [10.2, -4.7], [10.4, -4.6], [3, 8]], true)).toBe('M0 0l10-5-7 13z'); // oxfmt-ignore
});

test('a smooth curve passes through its points', () => {
  const points: Point[] = [[0, 0], [30, 60], [90, 60], [120, 0]]; // oxfmt-ignore
  const steps = smoothPath(points, false).replace(/^M0 0c/, '').split('s'); // oxfmt-ignore
  const first = steps[0]?.match(/-?\d+/g)?.map(Number) ?? [];
  expect(first.slice(-2)).toEqual([30, 60]);
  const rest = steps[1]?.match(/-?\d+/g)?.map(Number) ?? [];
  expect([rest.slice(2, 4), rest.slice(6, 8)]).toEqual([
    [60, 0],
    [30, -60],
  ]);
});

test('even spacing keeps the ends of a line and its length between points', () => {
  const even = evenlySpaced([[0, 0], [3, 0], [100, 0]], 10, false); // oxfmt-ignore
  expect(even.length).toBe(11);
  expect(even[0]).toEqual([0, 0]);
  expect(even.at(-1)?.[0]).toBeCloseTo(100);
  expect(even[4]?.[0]).toBeCloseTo(40);
});

test('simplifying keeps the corners and drops what lies on a line', () => {
  expect(simplified([[0, 0], [5, 0.1], [10, 0], [10, 10]], 0.5)).toEqual([[0, 0], [10, 0], [10, 10]]); // oxfmt-ignore
});
