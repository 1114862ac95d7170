/** What the turns before leave to be understood. */
import type { Subject } from '../say/said.ts';

export interface Context {
  readonly topic?: string | undefined;
  readonly subject: Subject;
  /** Of all turns, in the order in which they were named. */
  readonly skills: readonly string[];
  /** Sentences that were quoted. */
  readonly quoted: ReadonlySet<number>;
  /** What was asked last, normalised. */
  readonly asked?: string | undefined;
}

export const NOTHING_BEFORE: Context = { subject: {}, skills: [], quoted: new Set() };

/** Sentences are counted in one language: in another, what was quoted is not told again by its place. */
export function inOtherLanguage(context: Context): Context {
  const { passages: _, points: __, ...subject } = context.subject;
  return { ...context, subject, quoted: new Set() };
}
