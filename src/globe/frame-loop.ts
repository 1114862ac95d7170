/** When frames are drawn: one at a time, while somebody can see them, and no more than the device has time for. */

/** s: after a longer pause things go on from where they were. */
const MAX_STEP = 1;
/** ms that a frame may take: with more there are fewer pixels, and pauses between the frames. */
const SLOW = 12;
/** The pause after a slow frame, in times of what it took: software draws with all threads together. */
const PAUSE = 5;
/** ms: the longest pause, for a first frame compiles its shaders, and a globe that stands for seconds looks broken. */
const MAX_PAUSE = 400;
/** So many slow frames in a row are no accident. */
const SLOW_FRAMES = 3;
/** Share of the screen's own resolution that slow devices draw. */
const SLOW_SCALE = 0.64;

/** @param draw begins a frame, with the s since the one before, 0 after a rest; `done` ends it */
export function frameLoop(draw: (seconds: number) => void) {
  let [isShown, isDrawing, isWanted, frame, slowFrames, scale] = [false, false, false, 0, 0, 1];
  let last: number | undefined;
  let nextAt = 0;

  const request = () => {
    if (isShown && !isDrawing && frame === 0) frame = requestAnimationFrame(begin);
  };
  const begin = (now: number) => {
    frame = 0;
    if (now < nextAt && !isWanted) return request();
    const seconds = last === undefined ? 0 : Math.min(MAX_STEP, (now - last) / 1000);
    [isDrawing, isWanted, last] = [true, false, now];
    draw(seconds);
  };
  return {
    /** Share of the screen's own resolution that the device has time for. */
    scale: () => scale,
    /** Asks for a frame, without a pause before it. */
    wake() {
      isWanted = true;
      request();
    },
    /** Whether somebody can see the frames; until the first call nobody can. */
    show(shown: boolean) {
      if (shown === isShown) return;
      isShown = shown;
      cancelAnimationFrame(frame);
      [frame, last] = [0, undefined];
      request();
    },
    /** The frame is drawn, and took `cost` ms. `isAtRest`: nothing would change in the next one. */
    done(cost: number, isAtRest: boolean) {
      isDrawing = false;
      slowFrames = cost > SLOW ? slowFrames + 1 : 0;
      if (slowFrames >= SLOW_FRAMES) scale = SLOW_SCALE;
      if (last !== undefined) nextAt = cost > SLOW ? last + cost + Math.min(cost * PAUSE, MAX_PAUSE) : 0;
      if (isAtRest && !isWanted) last = undefined;
      else request();
    },
  };
}
