import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, afterSoftwareFrame, frameLoop, FULL_PACE, SOFTWARE_PACE, type Pace } from './pacing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A loop whose frames are drawn at once, and the s that each got. Frames come 100 to the second. */
function start(interval: number | 'rest' = 0) {
  let asked = 0;
  vi.stubGlobal('requestAnimationFrame', (begin: FrameRequestCallback) => {
    asked++;
    return setTimeout(() => begin(performance.now()), 10);
  });
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const seconds: number[] = [];
  const loop = frameLoop((since) => {
    seconds.push(Math.round(since * 1000) / 1000);
    loop.done(interval === 'rest' ? undefined : interval);
  });
  loop.show(true);
  return { loop, seconds, asked: () => asked };
}

const run = (frames: number) => vi.advanceTimersByTime(frames * 10);

test('every frame is drawn, with the time since the one before', () => {
  const { seconds } = start();
  run(4);
  expect(seconds).toEqual([0, 0.01, 0.01, 0.01]);
});

test('with an interval only as many frames are drawn as it allows, no time is lost, and no frame is asked for', () => {
  const { seconds, asked } = start(0.3);
  run(91);
  expect(seconds).toEqual([0, 0.3, 0.3, 0.3]);
  expect(asked(), 'but the one of who woke it').toBe(1);
});

test('who wakes the loop waits for no interval', () => {
  const { loop, seconds } = start(0.3);
  run(3);
  loop.wake();
  loop.wake();
  run(1);
  expect(seconds).toEqual([0, 0.03]);
  run(29);
  expect(seconds).toHaveLength(2);
});

test('an interval longer than the longest step is drawn in full', () => {
  const { seconds } = start(0.6);
  run(61);
  expect(seconds).toEqual([0, 0.6]);
});

test('after a rest nothing is asked for until somebody wakes the loop, and the time begins anew', () => {
  const { loop, seconds } = start('rest');
  run(5);
  expect(vi.getTimerCount()).toBe(0);
  loop.wake();
  run(1);
  expect(seconds).toEqual([0, 0]);
});

test('while nobody can see it nothing is drawn, no timer runs, and after it the time begins anew', () => {
  for (const interval of [0, 0.3]) {
    const { loop, seconds } = start(interval);
    run(2);
    const drawn = seconds.length;
    loop.show(false);
    loop.wake();
    run(50);
    expect(vi.getTimerCount()).toBe(0);
    loop.show(true);
    run(1);
    expect(seconds.slice(drawn)).toEqual([0]);
    loop.show(false);
  }
});

test('no frame begins before the one that is drawn is done, and who woke the loop meanwhile gets one', () => {
  const { loop } = start();
  loop.show(false);
  let begun = 0;
  const slow = frameLoop(() => begun++);
  slow.show(true);
  run(5);
  slow.wake();
  run(5);
  expect(begun).toBe(1);
  slow.done(undefined);
  run(5);
  expect(begun).toBe(2);
  slow.done(undefined);
  run(5);
  expect(begun).toBe(2);
});

function afterFrames(pace: Pace, count: number, seconds: (scale: number) => number): Pace {
  let now = pace;
  for (let frame = 0; frame < count; frame++) now = afterFrame(now, seconds(now.scale));
  return now;
}

test('a device that keeps up keeps every pixel', () => {
  expect(afterFrames(FULL_PACE, 600, () => 1 / 60).scale).toBe(1);
});

test('a device that is slowed by pixels gets fewer of them until it keeps up', () => {
  const { scale } = afterFrames(FULL_PACE, 600, (share) => 0.04 * share ** 2);
  expect(scale).toBeCloseTo(0.64);
});

test('a device that fewer pixels do not help draws for a third of the time', () => {
  const tired = afterFrames(FULL_PACE, 100, () => 0.08);
  expect(tired.scale).toBeCloseTo(0.64);
  expect(tired.interval).toBeCloseTo(0.24);
  expect(afterFrame(tired, 0.24), 'and its pauses count for nothing').toBe(tired);
});

test.each([
  ['a screen of 30 Hz', () => 1 / 30],
  ['a film of 24 Hz', () => 1 / 24],
  ['a device that is fast with fewer pixels', (share: number) => 0.1 * share ** 2],
])('%s needs no time to breathe', (_, seconds) => {
  expect(afterFrames(FULL_PACE, 3000, seconds).interval).toBe(0);
});

test('one slow frame changes nothing', () => {
  let frame = 0;
  expect(afterFrames(FULL_PACE, 300, () => (frame++ % 40 === 0 ? 0.5 : 1 / 60)).scale).toBe(1);
});

test('where the processor draws, frames leave most of the time to the page from the first on', () => {
  const frames = Array.from({ length: 60 }, () => 0.02);
  const paced = frames.reduce(afterSoftwareFrame, SOFTWARE_PACE);
  expect(SOFTWARE_PACE.scale).toBeLessThan(1);
  expect(SOFTWARE_PACE.interval).toBeGreaterThan(0.2);
  expect(paced).toMatchObject({ scale: SOFTWARE_PACE.scale });
  expect(paced.interval).toBeCloseTo(0.12);
});

test('one slow frame of the processor changes the pace little, and what stays slow changes it', () => {
  const paced = { ...SOFTWARE_PACE, interval: 0.12 };
  expect(afterSoftwareFrame(paced, 0.2).interval).toBeLessThan(0.4);
  const slow = Array.from({ length: 60 }, () => 0.2).reduce(afterSoftwareFrame, paced);
  expect(slow.interval).toBeCloseTo(1.2);
});
