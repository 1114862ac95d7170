/** Calls back when the browser has nothing better to do; soon, where a browser cannot tell. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, 30);
}
