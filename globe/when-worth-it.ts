/**
 * When the globe may come alive: after the first paint, in view, when all of the page is laid out, and when the browser has
 * nothing better to do.
 */
import { whenIdle } from '#ui/when-idle.ts';

/** Calls `start` once it is time. Returns the way to call it off. An idle moment alone may come before the first paint. */
export function whenWorthIt(element: Element, start: () => void): () => void {
  const off = new AbortController();
  const isOn = () => !off.signal.aborted;
  const begin = () => {
    if (!isOn()) return;
    // Its frames would make those in which a part is laid out longer (ui/lay-out-rest.ts).
    if ('rest' in document.documentElement.dataset) requestAnimationFrame(() => whenIdle(begin));
    else start();
  };
  const onPaint = () => {
    const view = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      view.disconnect();
      whenIdle(begin);
    });
    view.observe(element);
    off.signal.addEventListener('abort', () => view.disconnect());
  };
  const paint = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paint.disconnect();
    if (isOn()) onPaint();
  });
  paint.observe({ type: 'paint', buffered: true });
  off.signal.addEventListener('abort', () => paint.disconnect());
  return () => off.abort();
}
