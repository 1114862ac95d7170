import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameLoop, type FrameResult } from './frame-loop.ts';

let callbacks: FrameRequestCallback[];
let now: number;
let appear: (isIntersecting: boolean) => void;

/** Frames that come when the test says so, 100 to the second. */
function run(count: number): void {
  for (let frame = 0; frame < count; frame++) {
    now += 10;
    for (const callback of callbacks.splice(0)) callback(now);
  }
}

beforeEach(() => {
  [callbacks, now] = [[], 0];
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callbacks.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => void callbacks.splice(0));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        appear = (isIntersecting) => report([{ isIntersecting }]);
      }
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

function start(interval = 0, result: FrameResult = 'more') {
  const seconds: number[] = [];
  const loop = frameLoop(
    {} as Element,
    (since) => {
      seconds.push(since);
      return result;
    },
    () => interval,
  );
  appear(true);
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

test('who wakes the loop waits for no interval', () => {
  const { loop, seconds } = start(0.3);
  run(3);
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

test('a rest asks for no more frames, until somebody wakes the loop', () => {
  const { loop, seconds } = start(0.3, 'rest');
  run(5);
  expect(callbacks).toEqual([]);
  loop.wake();
  run(1);
  expect(seconds).toEqual([0, 0]);
});

test('out of view and in a hidden tab nothing is drawn, and after it the time begins anew', () => {
  const { loop, seconds } = start();
  run(2);
  appear(false);
  loop.wake();
  run(50);
  appear(true);
  run(1);
  expect(seconds).toEqual([0, 0.01, 0]);
  Object.assign(document, { hidden: true });
  document.dispatchEvent(new Event('visibilitychange'));
  loop.wake();
  run(50);
  expect(seconds).toHaveLength(3);
});

test('a destroyed loop draws nothing', () => {
  const { loop, seconds } = start();
  loop.destroy();
  run(5);
  expect(seconds).toEqual([]);
});
