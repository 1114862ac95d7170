/**
 * How finely the scene is drawn. A device that cannot keep up gets fewer pixels, as long as fewer pixels help: where they
 * do not, it is not the drawing that is slow, and the picture stays sharp.
 */

/** Frames that are judged together, by their median. */
const BATCH = 30;
/** s: longer than this is slow. */
const SLOW = 0.024;
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
}

export const FULL_RESOLUTION: Resolution = { scale: 1, frames: [], before: undefined, settled: false };

/** The resolution after a frame that took `seconds` from the one before. */
export function afterFrame(resolution: Resolution, seconds: number): Resolution {
  const { scale, before, settled } = resolution;
  if (settled) return resolution;
  const frames = [...resolution.frames, seconds];
  if (frames.length < BATCH) return { ...resolution, frames };
  const median = frames.toSorted((a, b) => a - b)[BATCH / 2] ?? 0;
  if (before !== undefined && median > before * HELPED)
    return { scale: scale / STEP, frames: [], before: undefined, settled: true };
  if (median <= SLOW) return { scale, frames: [], before: undefined, settled: false };
  const lower = scale * STEP;
  return lower < LEAST_SCALE
    ? { scale, frames: [], before: undefined, settled: true }
    : { scale: lower, frames: [], before: median, settled: false };
}
