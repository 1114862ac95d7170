/** Puts the sentences of an answer together. */
import type { Language } from '#contract/language.ts';
import { sentencesOf } from './passages.ts';

/** More would be a list, not an answer. */
const MOST_SENTENCES = 2;

/** The first of the sentences that there are; undefined where there is none. The way to a section is said once. */
export function together(
  sentences: readonly (string | undefined)[],
  language: Language,
  most = MOST_SENTENCES,
): string | undefined {
  const said = sentences.filter((sentence) => sentence !== undefined).slice(0, most);
  const ways = said.map((sentence) => sentencesOf(sentence, language).at(-1) ?? '');
  const once = said.map((sentence, index) => {
    const way = ways[index] ?? '';
    return ways.lastIndexOf(way) > index ? sentence.slice(0, -way.length).trimEnd() : sentence;
  });
  return once.length > 0 ? once.join(language === 'en' ? ' ' : '') : undefined;
}
