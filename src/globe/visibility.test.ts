import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onVisibility } from './visibility.ts';

let appear: (isIntersecting: boolean) => void;
let isObserved: boolean;

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => void (isObserved = true);
      disconnect = () => void (isObserved = false);
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        appear = (isIntersecting) => report([{ isIntersecting }]);
      }
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

function hide(hidden: boolean): void {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('an element is visible while it is in the window and its tab is shown, and only changes are reported', () => {
  const reports: boolean[] = [];
  const off = new AbortController();
  onVisibility({} as Element, (isVisible) => reports.push(isVisible), off.signal);
  appear(false);
  expect(reports).toEqual([]);
  appear(true);
  hide(true);
  appear(false);
  hide(false);
  expect(reports).toEqual([true, false]);
  appear(true);
  expect(reports).toEqual([true, false, true]);
  off.abort();
  hide(true);
  expect([reports.length, isObserved]).toEqual([3, false]);
});
