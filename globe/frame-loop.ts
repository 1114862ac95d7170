/** Frames while somebody can see them: none off screen, none in a hidden tab, none at rest. */

export interface FrameLoop {
  /** Asks for a frame, and for the next ones as long as the drawing asks for more. */
  wake(): void;
  destroy(): void;
}

/** s: after a longer pause things go on from where they were. */
const LONGEST_FRAME = 0.25;

/** What a frame leaves behind: more to come, nothing to do, or not drawn yet. */
export type FrameResult = 'more' | 'rest' | 'waiting';

/** `draw` gets the s since the frame before, 0 after a rest. */
export function frameLoop(element: Element, draw: (seconds: number) => FrameResult): FrameLoop {
  let inView = false;
  let frame = 0;
  let last: number | undefined;

  const onFrame = (now: number) => {
    frame = 0;
    const seconds = last === undefined ? 0 : Math.min(LONGEST_FRAME, (now - last) / 1000);
    const result = draw(seconds);
    last = result === 'more' ? now : undefined;
    if (result !== 'rest') wake();
  };
  const wake = () => {
    if (frame === 0 && inView && !document.hidden) frame = requestAnimationFrame(onFrame);
  };
  const sleep = () => {
    cancelAnimationFrame(frame);
    [frame, last] = [0, undefined];
  };
  const onVisibility = () => (document.hidden ? sleep() : wake());
  const view = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    if (inView) wake();
    else sleep();
  });
  view.observe(element);
  document.addEventListener('visibilitychange', onVisibility);
  return {
    wake,
    destroy() {
      sleep();
      view.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
