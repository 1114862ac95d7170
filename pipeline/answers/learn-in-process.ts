/** Learns one language in a process of its own: a build has more than one core. */
import type { KnownLanguage } from '#contract/known-languages.ts';
import { forPage, type Example } from './examples.ts';
import { learn, learnWhole } from './learn.ts';
import type { Learned } from '#answers/understand/model.ts';
import type { WholeWeights } from '#answers/understand/whole-weights.ts';

export interface Lesson {
  readonly examples: readonly Example[];
  readonly language: KnownLanguage;
  /** The language's word lists, as its file has them. */
  readonly words: string;
}

export interface Lessons {
  readonly learned: Learned;
  readonly whole: WholeWeights;
}

process.once('message', ({ examples, language, words }: Lesson) => {
  const lessons: Lessons = {
    learned: learn(forPage(examples), language, words),
    whole: learnWhole(examples, language, words),
  };
  process.send?.(lessons, () => process.disconnect());
});
