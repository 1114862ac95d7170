/** Calls back when the browser has nothing better to do; soon, where a browser cannot tell. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, 30);
}

/** The same after the next frame. A browser that cannot tell is not asked for one: a busy Safari's are half a second apart. */
export function whenIdleAfterFrame(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestAnimationFrame(() => whenIdle(act));
  else whenIdle(act);
}
