import { useEffect, type RefObject } from 'react';

/**
 * Tells the styles how much of the window can be seen, as `--visible-height` and `--covered` (at the bottom), in px:
 * iOS lays its keyboard over the page without resizing it.
 */
export function useVisibleViewport(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!viewport || !style) return;
    const update = () => {
      // Who has zoomed in moves a magnifying glass over the page: the panel stays where it is.
      const zoomed = viewport.scale > 1.01;
      const covered = zoomed ? 0 : Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      style.setProperty('--covered', `${Math.round(covered)}px`);
      style.setProperty('--visible-height', zoomed ? '100dvh' : `${Math.round(viewport.height)}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [element]);
}
