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

/**
 * @param draw gets the s since the frame before, 0 after a rest
 * @param interval the least s from one frame to the next; who wakes the loop does not wait for it
 */
export function frameLoop(element: Element, draw: (seconds: number) => FrameResult, interval: () => number): FrameLoop {
  let inView = false;
  let frame = 0;
  let isAwaited = false;
  let last: number | undefined;

  const onFrame = (now: number) => {
    frame = 0;
    const seconds = last === undefined ? 0 : (now - last) / 1000;
    if (seconds > 0 && seconds < interval() && !isAwaited) return ask();
    isAwaited = false;
    const result = draw(Math.min(Math.max(LONGEST_FRAME, interval()), seconds));
    last = result === 'more' ? now : undefined;
    if (result !== 'rest') ask();
  };
  const ask = () => {
    if (frame === 0 && inView && !document.hidden) frame = requestAnimationFrame(onFrame);
  };
  const wake = () => {
    isAwaited = true;
    ask();
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
