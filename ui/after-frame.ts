/** Calls back when the next frame is laid out: what is read of the page then costs no layout. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
