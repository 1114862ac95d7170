/**
 * Called before the page stops scrolling: the room of a scrollbar that goes is kept, so that nothing moves (src/styles/base.css).
 * Where scrollbars are hidden or lie over the page there is none: some engines would keep it all the same.
 */
export function keepScrollbarRoom(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
}
