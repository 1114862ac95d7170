import { useEffect, useState, type CSSProperties } from 'react';

/**
 * How much of the window can be seen, as `--visible-height` and `--covered` (at the bottom), in px, for the styles:
 * iOS lays its keyboard over the page without resizing it. Read before the panel is in the page: afterwards it would cost a
 * layout of it, and setting them another one.
 */
export function useVisualViewport(): CSSProperties {
  const [visible, setVisible] = useState(readVisible);
  useEffect(() => {
    const { visualViewport } = globalThis;
    if (!visualViewport) return;
    // The same object where nothing has changed: the panel need not be rendered again.
    const update = () =>
      setVisible((before) => {
        const now = readVisible();
        return now['--covered'] === before['--covered'] && now['--visible-height'] === before['--visible-height']
          ? before
          : now;
      });
    visualViewport.addEventListener('resize', update);
    visualViewport.addEventListener('scroll', update);
    return () => {
      visualViewport.removeEventListener('resize', update);
      visualViewport.removeEventListener('scroll', update);
    };
  }, []);
  return visible;
}

/** Nothing for who has zoomed in and moves a magnifying glass over the page: the panel stays where it is. */
function readVisible(): CSSProperties {
  const viewport = globalThis.visualViewport;
  if (!viewport || viewport.scale > 1.01) return {};
  const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
  return { '--covered': `${Math.round(covered)}px`, '--visible-height': `${Math.round(viewport.height)}px` };
}
