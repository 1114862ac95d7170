import { expect, test } from 'vitest';
import { afterFrame, FULL_RESOLUTION, type Resolution } from './resolution.ts';

function afterFrames(resolution: Resolution, count: number, seconds: (scale: number) => number): Resolution {
  let now = resolution;
  for (let frame = 0; frame < count; frame++) now = afterFrame(now, seconds(now.scale));
  return now;
}

test('a device that keeps up keeps every pixel', () => {
  expect(afterFrames(FULL_RESOLUTION, 600, () => 1 / 60).scale).toBe(1);
});

test('a device that is slowed by pixels gets fewer of them until it keeps up', () => {
  const { scale } = afterFrames(FULL_RESOLUTION, 600, (share) => 0.04 * share ** 2);
  expect(scale).toBeCloseTo(0.64);
});

test('where fewer pixels do not help, the picture stays sharp', () => {
  const slow = afterFrames(FULL_RESOLUTION, 600, () => 1 / 30);
  expect(slow).toMatchObject({ scale: 1, settled: true });
});

test('never less than half the resolution', () => {
  const { scale } = afterFrames(FULL_RESOLUTION, 3000, (share) => 0.4 * share ** 2);
  expect(scale).toBeGreaterThanOrEqual(0.5);
});

test('one slow frame changes nothing', () => {
  let frame = 0;
  expect(afterFrames(FULL_RESOLUTION, 300, () => (frame++ % 40 === 0 ? 0.5 : 1 / 60)).scale).toBe(1);
});
