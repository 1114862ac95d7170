import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameLoop, type FrameResult } from './frame-loop.ts';

let frames: Map<number, FrameRequestCallback>;
let timers: Map<number, { readonly at: number; readonly act: () => void }>;
let asked: number;
let now: number;

/** Frames that come when the test says so, 100 to the second, and timers of the same clock. */
function run(count: number): void {
  for (let frame = 0; frame < count; frame++) {
    now += 10;
    for (const [id, { at, act }] of timers)
      if (at <= now) {
        timers.delete(id);
        act();
      }
    const due = [...frames.values()];
    frames.clear();
    for (const callback of due) callback(now);
  }
}

beforeEach(() => {
  [frames, timers, asked, now] = [new Map(), new Map(), 0, 0];
  let id = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    asked++;
    frames.set(++id, callback);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => void frames.delete(handle));
  vi.stubGlobal('setTimeout', (act: () => void, ms: number) => {
    timers.set(++id, { at: now + ms, act });
    return id;
  });
  vi.stubGlobal('clearTimeout', (handle: number) => void timers.delete(handle));
  vi.stubGlobal('performance', { now: () => now });
});

afterEach(() => void vi.unstubAllGlobals());

function start(interval = 0, result: FrameResult = 'more') {
  const seconds: number[] = [];
  const loop = frameLoop(
    (since) => {
      seconds.push(since);
      return result;
    },
    () => interval,
  );
  loop.show(true);
  return { loop, seconds };
}

test('every frame is drawn, with the time since the one before', () => {
  const { seconds } = start();
  run(4);
  expect(seconds).toEqual([0, 0.01, 0.01, 0.01]);
});

test('with an interval only as many frames are drawn as it allows, and no time is lost', () => {
  const { seconds } = start(0.3);
  run(91);
  expect(seconds).toEqual([0, 0.3, 0.3, 0.3]);
});

test('with an interval no frame is asked for but the one of who woke the loop', () => {
  start(0.3);
  run(91);
  expect(asked).toBe(1);
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

test('an interval longer than the longest frame is drawn in full', () => {
  const { seconds } = start(0.6);
  run(61);
  expect(seconds).toEqual([0, 0.6]);
});

test('a rest asks for nothing more, until somebody wakes the loop', () => {
  const { loop, seconds } = start(0.3, 'rest');
  run(5);
  expect([frames.size, timers.size]).toEqual([0, 0]);
  loop.wake();
  run(1);
  expect(seconds).toEqual([0, 0]);
});

test('a drawing that is not ready is asked again by a timer, not by frames', () => {
  const { seconds } = start(0, 'waiting');
  run(31);
  expect(seconds).toHaveLength(11);
  expect(asked).toBe(1);
});

test('while nobody can see it nothing is drawn, and after it the time begins anew', () => {
  const { loop, seconds } = start();
  run(2);
  loop.show(false);
  loop.wake();
  run(50);
  expect([frames.size, timers.size]).toEqual([0, 0]);
  loop.show(true);
  run(1);
  expect(seconds).toEqual([0, 0.01, 0]);
});

test('while nobody can see it no timer runs either', () => {
  const { loop } = start(0.3);
  run(5);
  loop.show(false);
  expect([frames.size, timers.size]).toEqual([0, 0]);
});
