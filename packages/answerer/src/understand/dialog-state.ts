/** What the turns before leave to be understood. */

/** What was talked about, for what leans on it later. */
export interface Subject {
  readonly projects?: readonly string[];
  readonly job?: string;
  readonly skills?: readonly string[];
  /** Technologies that were asked for and are not on the page. */
  readonly lacking?: readonly string[];
  /** Sentences that were quoted. */
  readonly passages?: readonly number[];
  /** The sentences of a list, so that `the second one` has a meaning. */
  readonly points?: readonly number[];
  /** The group of skills that was listed, where it was one. */
  readonly group?: string;
  /** Spoken languages that were told, by their tags. */
  readonly languages?: readonly string[];
  /** What was listed, so that `the second one` has a meaning. */
  readonly listed?: 'projects' | 'jobs' | 'skills' | 'languages';
}

export interface DialogState {
  readonly intent?: string | undefined;
  readonly subject: Subject;
  /** Of all turns, in the order in which they were named. */
  readonly skills: readonly string[];
  /** Sentences that were quoted. */
  readonly quoted: ReadonlySet<number>;
  /** What was answered last. */
  readonly said?: string | undefined;
  /** What was asked last, normalised. */
  readonly asked?: string | undefined;
}

export const EMPTY_STATE: DialogState = { subject: {}, skills: [], quoted: new Set() };

/** Sentences are counted in one language: in another, what was quoted is not told again by its place. */
export function forOtherLanguage(context: DialogState): DialogState {
  const { passages: _, points: __, ...subject } = context.subject;
  return { ...context, subject, quoted: new Set() };
}
