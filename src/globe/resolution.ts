/**
 * How finely and how often the scene is drawn. A device that cannot keep up gets fewer pixels, as long as fewer pixels
 * help: where they do not, the picture stays sharp. Where frames take long even then, the device gets time to breathe
 * between them.
 */

/** Frames that are judged together, by their median. */
const BATCH = 30;
/** s: longer than this is slow. */
const SLOW = 0.024;
/** s: a device that takes longer for a frame, at the resolution that stays, has nothing left for the page. */
const EXHAUSTING = 0.042;
/** From one of its frames to the next there is time for so many: the drawing takes a third of it. */
const BREATH = 3;
const STEP = 0.8;
const LEAST_SCALE = 0.5;
/** A step that leaves more than this share of the time did not help. */
const HELPED = 0.9;

export interface Resolution {
  /** Share of the screen's own resolution. */
  readonly scale: number;
  /** s of each frame of the present batch. */
  readonly frames: readonly number[];
  /** The median before the last step down, in s. */
  readonly before: number | undefined;
  readonly settled: boolean;
  /** The least s from one frame to the next. */
  readonly interval: number;
}

export const FULL_RESOLUTION: Resolution = {
  scale: 1,
  frames: [],
  before: undefined,
  settled: false,
  interval: 0,
};

/** Where the processor draws: fewer pixels from the first frame on, and long pauses until it is known what one costs. */
export const SOFTWARE_RESOLUTION: Resolution = { ...FULL_RESOLUTION, scale: 0.64, settled: true, interval: 0.3 };
/** From one software frame to the next there is time for so many: all its threads together take less than a third of a core. */
const SOFTWARE_BREATH = 6;
/** How much of what is known about the cost the latest frame decides. */
const NEWS = 0.2;

/** The resolution after a frame that the processor drew in `seconds`: a single slow one changes little. */
export function afterSoftwareFrame(resolution: Resolution, seconds: number): Resolution {
  const interval = resolution.interval + (seconds * SOFTWARE_BREATH - resolution.interval) * NEWS;
  return { ...resolution, interval };
}

/** The resolution after a frame that took `seconds` from the one before. */
export function afterFrame(resolution: Resolution, seconds: number): Resolution {
  const { scale, before, settled } = resolution;
  if (settled) return resolution;
  const frames = [...resolution.frames, seconds];
  if (frames.length < BATCH) return { ...resolution, frames };
  const median = frames.toSorted((a, b) => a - b)[BATCH / 2] ?? 0;
  if (before !== undefined && median > before * HELPED) return settledAt(scale / STEP, before);
  if (median <= SLOW) return { ...resolution, frames: [], before: undefined };
  const lower = scale * STEP;
  return lower < LEAST_SCALE ? settledAt(scale, median) : { ...resolution, scale: lower, frames: [], before: median };
}

/** Nothing changes any more: a frame takes so many s there. */
function settledAt(scale: number, seconds: number): Resolution {
  const interval = seconds > EXHAUSTING ? seconds * BREATH : 0;
  return { scale, frames: [], before: undefined, settled: true, interval };
}
