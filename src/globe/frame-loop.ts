/** Frames while somebody can see them, and asked for only when one is drawn: what waits, waits for a timer. */

export interface FrameLoop {
  /** Whether somebody can see the frames; until the first word nobody can. */
  show(isShown: boolean): void;
  /** Asks for a frame, and for the next ones as long as the drawing asks for more. */
  wake(): void;
}

/** s: after a longer pause things go on from where they were. */
const LONGEST_FRAME = 0.25;
/** ms after which a drawing that was not ready is asked again. */
const PATIENCE = 30;

/** What a frame leaves behind: more to come, nothing to do, or not drawn yet. */
export type FrameResult = 'more' | 'rest' | 'waiting';

/**
 * @param draw gets the s since the frame before, 0 after a rest
 * @param interval the least s from one frame to the next, 0 for the screen's own pace; who wakes the loop does not wait
 */
export function frameLoop(draw: (seconds: number) => FrameResult, interval: () => number): FrameLoop {
  let isShown = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;

  const onFrame = (now: number) => {
    cancel();
    const seconds = last === undefined ? 0 : (now - last) / 1000;
    const result = draw(Math.min(Math.max(LONGEST_FRAME, interval()), seconds));
    last = result === 'more' ? now : undefined;
    if (result === 'waiting') after(PATIENCE);
    else if (result === 'more' && interval() > 0) after(Math.max(0, now + interval() * 1000 - performance.now()));
    // Drawing may have asked already, or hidden it.
    else if (result === 'more') wake();
  };
  const ask = () => {
    frame = requestAnimationFrame(onFrame);
  };
  const after = (ms: number) => {
    timer = setTimeout(() => onFrame(performance.now()), ms);
  };
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
  };
  const wake = () => {
    if (!isShown || frame !== 0) return;
    cancel();
    ask();
  };
  const sleep = () => {
    cancel();
    last = undefined;
  };
  return {
    wake,
    show(shown) {
      isShown = shown;
      if (shown) wake();
      else sleep();
    },
  };
}
