import type { Language } from '#contract/language.ts';
import type { Content } from '#content/schema.ts';
import { normalized } from '../split/normalised.ts';
import type { Passage } from './passages.ts';

/** What visitors call what each passage says in other words, normalised: the owner's hints, one text a passage. */
export function hintsOf({ hints = [] }: Content, passages: readonly Passage[], language: Language): string[] {
  return passages.map(({ text }) =>
    hints
      .filter(({ says }) => text.includes(says[language]))
      .map(({ asked }) => normalized(asked[language]))
      .join(' '),
  );
}
