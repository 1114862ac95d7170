/** Learns one language in a process of its own: a build has more than one core. */
import type { KnownLanguage } from '#contract/known-languages.ts';
import type { Example } from './examples.ts';
import { learn } from './learn.ts';

export interface Lesson {
  readonly examples: readonly Example[];
  readonly language: KnownLanguage;
  /** The language's word lists, as its file has them. */
  readonly words: string;
}

process.once('message', ({ examples, language, words }: Lesson) => {
  process.send?.(learn(examples, language, words), () => process.disconnect());
});
