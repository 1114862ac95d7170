/** When the globe may come alive: after the first paint, in view, and when the browser has nothing better to do. */

/** Calls `start` once it is time, unless `signal` is aborted before. An idle moment alone may come before the first paint. */
export function activateWhenVisible(element: Element, start: () => void, signal: AbortSignal): void {
  const view = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    view.disconnect();
    // Safari cannot tell when it is idle.
    (globalThis.requestIdleCallback ?? setTimeout)(() => signal.aborted || start());
  });
  const paint = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paint.disconnect();
    view.observe(element);
  });
  paint.observe({ type: 'paint', buffered: true });
  signal.addEventListener('abort', () => {
    paint.disconnect();
    view.disconnect();
  });
}
