/**
 * When the globe may come alive: after the first paint, when all of the page is laid out, in view, and when the browser has
 * nothing better to do.
 */
import { whenIdle } from '#ui/when-idle.ts';

/** Calls `start` once it is time. Returns the way to call it off. An idle moment alone may come before the first paint. */
export function whenWorthIt(element: Element, start: () => void): () => void {
  const off = new AbortController();
  const root = document.documentElement;
  const onPaint = () => {
    // Its frames would make those in which a part is laid out longer (ui/lay-out-rest.ts).
    if (!('rest' in root.dataset)) return onLaidOut();
    const rest = new MutationObserver(() => {
      if ('rest' in root.dataset) return;
      rest.disconnect();
      onLaidOut();
    });
    rest.observe(root, { attributeFilter: ['data-rest'] });
    off.signal.addEventListener('abort', () => rest.disconnect());
  };
  const onLaidOut = () => {
    const view = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      view.disconnect();
      whenIdle(() => off.signal.aborted || start());
    });
    view.observe(element);
    off.signal.addEventListener('abort', () => view.disconnect());
  };
  const paint = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paint.disconnect();
    onPaint();
  });
  paint.observe({ type: 'paint', buffered: true });
  off.signal.addEventListener('abort', () => paint.disconnect());
  return () => off.abort();
}
