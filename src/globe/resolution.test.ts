import { expect, test } from 'vitest';
import { afterFrame, afterSoftwareFrame, FULL_RESOLUTION, SOFTWARE_RESOLUTION, type Resolution } from './resolution.ts';

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

test.each([
  ['fewer pixels do not help', () => 0.1, 0.3],
  ['the fewest pixels are still too many', (share: number) => 0.4 * share ** 2, 3 * 0.4 * 0.512 ** 2],
])('a device that %s draws for a third of the time', (_, seconds, interval) => {
  const tired = afterFrames(FULL_RESOLUTION, 3000, seconds);
  expect(tired.settled).toBe(true);
  expect(tired.interval).toBeCloseTo(interval);
});

test.each([
  ['a screen of 30 Hz', () => 1 / 30],
  ['a film of 24 Hz', () => 1 / 24],
  ['a device that is fast with fewer pixels', (share: number) => 0.1 * share ** 2],
])('%s needs no time to breathe', (_, seconds) => {
  expect(afterFrames(FULL_RESOLUTION, 3000, seconds).interval).toBe(0);
});

test('one slow frame changes nothing', () => {
  let frame = 0;
  expect(afterFrames(FULL_RESOLUTION, 300, () => (frame++ % 40 === 0 ? 0.5 : 1 / 60)).scale).toBe(1);
});

test('where the processor draws, frames leave most of the time to the page from the first on', () => {
  const frames = Array.from({ length: 60 }, () => 0.02);
  const paced = frames.reduce(afterSoftwareFrame, SOFTWARE_RESOLUTION);
  expect(SOFTWARE_RESOLUTION.scale).toBeLessThan(1);
  expect(SOFTWARE_RESOLUTION.interval).toBeGreaterThan(0.2);
  expect(paced).toMatchObject({ scale: SOFTWARE_RESOLUTION.scale, settled: true });
  expect(paced.interval).toBeCloseTo(0.12);
});

test('one slow frame of the processor changes the pace little, and what stays slow changes it', () => {
  const paced = { ...SOFTWARE_RESOLUTION, interval: 0.12 };
  expect(afterSoftwareFrame(paced, 0.2).interval).toBeLessThan(0.4);
  const slow = Array.from({ length: 60 }, () => 0.2).reduce(afterSoftwareFrame, paced);
  expect(slow.interval).toBeCloseTo(1.2);
});
