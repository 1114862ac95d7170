/** What a part of an answer is, before the parts are joined. */

export interface Said {
  /** In Markdown. */
  readonly text: string;
  readonly found: boolean;
  /** Whether something else that was asked is not told. */
  readonly lacks?: boolean;
  readonly topic: string;
  /** What was talked about, for what leans on it later. */
  readonly subject?: Subject;
}

export interface Subject {
  readonly projects?: readonly string[];
  readonly job?: string;
  readonly skills?: readonly string[];
  /** Sentences that were quoted. */
  readonly passages?: readonly number[];
  /** The sentences of a list, so that `the second one` has a meaning. */
  readonly points?: readonly number[];
  /** The group of skills that was listed, where it was one. */
  readonly group?: string;
  /** What was listed, so that `the second one` has a meaning. */
  readonly listed?: 'projects' | 'jobs' | 'skills' | 'languages';
}

/** A part of an answer whose topic is known; found, where nothing else is said. */
export type Fact = Pick<Said, 'text'> & Partial<Pick<Said, 'found' | 'lacks' | 'subject'>>;
