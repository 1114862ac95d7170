/** What a part of a response is, before the parts are composed. */
import type { Profile } from '../resume.ts';
import type { Subject } from '../understand/dialog-state.ts';

/** Stands before a quotation until it is known whether it is the first of a response. */
export const QUOTATION = '\uE010';

export interface ResponsePart {
  /** In Markdown. */
  readonly text: string;
  readonly found: boolean;
  /** Whether something else that was asked is not told. */
  readonly lacks?: boolean;
  /** That the page does not say it, and of what, where that has a name. */
  readonly declined?: { readonly subject?: string };
  readonly intent: string;
  /** Accounts that the text is all about: those of several parts are told in one sentence. */
  readonly profiles?: readonly Profile[];
  /** What was talked about, for what leans on it later. */
  readonly subject?: Subject;
}

/** A part of an answer whose intent is known; found, where nothing else is said. */
export type Fact = Pick<ResponsePart, 'text'> &
  Partial<Pick<ResponsePart, 'found' | 'lacks' | 'declined' | 'subject' | 'profiles' | 'intent'>>;
