/** When a frame is drawn, and how finely: one at a time, while somebody can see it, and no more than the device has time for. */

/** s: after a longer pause things go on from where they were. */
const MAX_STEP = 0.25;

export interface FrameLoop {
  /** Whether somebody can see the frames; until the first word nobody can. */
  show(isShown: boolean): void;
  /** Asks for a frame. */
  wake(): void;
  /** The frame is drawn; the next one begins `interval` s after it did, 0 for the screen's own pace, undefined for none. */
  done(interval: number | undefined): void;
}

/** @param draw begins a frame, with the s since the one before, 0 after a rest; `done` ends it */
export function frameLoop(draw: (seconds: number) => void): FrameLoop {
  let [isShown, isDrawing, isWanted, frame] = [false, false, false, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;
  let pause = 0;

  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
  };
  const begin = (now: number) => {
    cancel();
    const seconds = last === undefined ? 0 : (now - last) / 1000;
    [isDrawing, isWanted, last] = [true, false, now];
    draw(Math.min(Math.max(MAX_STEP, pause), seconds));
  };
  const wake = () => {
    isWanted = true;
    if (!isShown || isDrawing || frame !== 0) return;
    cancel();
    frame = requestAnimationFrame(begin);
  };
  return {
    wake,
    show(shown) {
      if (shown === isShown) return;
      isShown = shown;
      cancel();
      last = undefined;
      if (shown) wake();
    },
    done(interval) {
      isDrawing = false;
      pause = interval ?? 0;
      if (interval === undefined) last = undefined;
      if (isWanted || interval === 0) wake();
      else if (isShown && interval !== undefined && last !== undefined)
        timer = setTimeout(() => begin(performance.now()), Math.max(0, last + interval * 1000 - performance.now()));
    },
  };
}

/** Frames that are judged together, by their median. */
const BATCH = 30;
/** s of a frame: above the first fewer pixels are drawn, above the second the page needs time between frames. */
const SLOW = 0.024;
const EXHAUSTING = 0.042;
/** Share of the screen's own resolution that slow devices draw. */
const SLOW_SCALE = 0.64;
/** From one slow frame to the next there is time for so many; software draws with all threads together. */
const BREATH = 3;
const SOFTWARE_BREATH = 6;
/** How much of what is known about software's cost the latest frame decides. */
const NEWS = 0.2;

export interface Pace {
  /** Share of the screen's own resolution. */
  readonly scale: number;
  /** The least s from one frame to the next. */
  readonly interval: number;
  /** s of each frame of the present batch. */
  readonly frames: readonly number[];
}

export const FULL_PACE: Pace = { scale: 1, interval: 0, frames: [] };
/** Where the processor draws: fewer pixels from the first frame on, and long pauses until it is known what one costs. */
export const SOFTWARE_PACE: Pace = { ...FULL_PACE, scale: SLOW_SCALE, interval: 0.3 };

/** The pace after a frame that the processor drew in `cost` s: a single slow one changes little. */
export function afterSoftwareFrame(pace: Pace, cost: number): Pace {
  return { ...pace, interval: pace.interval + (cost * SOFTWARE_BREATH - pace.interval) * NEWS };
}

/** The pace after a frame that came `seconds` after the one before. */
export function afterFrame(pace: Pace, seconds: number): Pace {
  if (pace.interval > 0) return pace;
  const frames = [...pace.frames, seconds];
  if (frames.length < BATCH) return { ...pace, frames };
  const median = frames.toSorted((a, b) => a - b)[BATCH / 2] ?? 0;
  if (pace.scale === 1 && median > SLOW) return { ...FULL_PACE, scale: SLOW_SCALE };
  return { ...FULL_PACE, scale: pace.scale, interval: median > EXHAUSTING ? median * BREATH : 0 };
}
