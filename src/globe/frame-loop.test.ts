import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameLoop } from './frame-loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (begin: FrameRequestCallback) =>
    setTimeout(() => begin(performance.now()), 10),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A loop whose frames, 100 to the second, are drawn at once, and the s that each got. */
function start({ cost = 1, rests = false, isShown = true } = {}) {
  const seconds: number[] = [];
  const loop = frameLoop((since) => {
    seconds.push(Math.round(since * 1000) / 1000);
    loop.done(cost, rests);
  });
  loop.show(isShown);
  return { loop, seconds };
}

const run = (frames: number) => vi.advanceTimersByTime(frames * 10);

test('every frame is drawn, with the time since the one before', () => {
  const { seconds } = start();
  run(4);
  expect(seconds).toEqual([0, 0.01, 0.01, 0.01]);
});

test('nothing is drawn that nobody sees, and what comes into sight goes on without a leap', () => {
  const { loop, seconds } = start({ isShown: false });
  loop.wake();
  run(9);
  expect(seconds).toEqual([]);
  loop.show(true);
  run(2);
  loop.show(false);
  run(50);
  loop.show(true);
  run(1);
  expect(seconds).toEqual([0, 0.01, 0]);
});

test('at rest no frame is asked for until somebody wakes the loop', () => {
  const { loop, seconds } = start({ rests: true });
  run(20);
  expect(seconds).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
  loop.wake();
  loop.wake();
  run(20);
  expect(seconds).toEqual([0, 0]);
});

test('the next frame waits until the one before is drawn, and a wish meanwhile is not forgotten', () => {
  const draw = vi.fn();
  const loop = frameLoop(draw);
  loop.show(true);
  run(5);
  loop.wake();
  run(5);
  expect(draw).toHaveBeenCalledTimes(1);
  loop.done(1, true);
  run(5);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('slow frames take a sixth of the time, and no time is lost', () => {
  const { seconds } = start({ cost: 50 });
  run(91);
  expect(seconds).toEqual([0, 0.3, 0.3, 0.3]);
});

test('who wakes the loop waits for no slow device', () => {
  const { loop, seconds } = start({ cost: 50 });
  run(3);
  loop.wake();
  run(1);
  expect(seconds).toEqual([0, 0.03]);
  run(29);
  expect(seconds).toHaveLength(2);
});

test('after three slow frames in a row fewer pixels are drawn, after one they are not', () => {
  const loop = frameLoop(() => undefined);
  for (const cost of [50, 50, 1, 50, 50]) loop.done(cost, false);
  expect(loop.scale()).toBe(1);
  loop.done(50, false);
  loop.done(1, false);
  expect(loop.scale()).toBe(0.64);
});

test('the pause after a very slow frame is short, and longer than a second it is no leap', () => {
  const { loop, seconds } = start({ cost: 1000 });
  run(150);
  expect(seconds).toEqual([0, 1]);
  expect(loop.scale()).toBe(1);
});
