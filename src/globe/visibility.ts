/** Whether somebody can see an element: it is in the window, and the window's tab is the one that is shown. */

/** Reports it as it changes, until `signal` is aborted. */
export function onVisibility(element: Element, report: (isVisible: boolean) => void, signal: AbortSignal): void {
  let isInView = false;
  let isVisible = false;
  const look = () => {
    if (isVisible === (isInView && !document.hidden)) return;
    isVisible = !isVisible;
    report(isVisible);
  };
  const view = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  view.observe(element);
  signal.addEventListener('abort', () => view.disconnect());
  document.addEventListener('visibilitychange', look, { signal });
}
