/** Levels that a question names by a figure. */
import type { LanguageRules } from '../language-data.ts';
import type { ParsedQuestion } from '../understand/parse-question.ts';

/** `85`, `90 and above`, `below 80`: which levels a question is after. */
export function levelFilter(
  { text }: ParsedQuestion,
  { signs }: LanguageRules,
): ((level: number) => boolean) | undefined {
  const figure = /(?<![\d.])(\d{2,3})(?![\d.]|\s?年|\s?(?:k|ms|years?|s)\b)/.exec(text);
  const wanted = Number(figure?.[1]);
  if (!figure || wanted < 10 || wanted > 100) return undefined;
  if (wanted < 50 && !signs.score.test(text)) return undefined;
  if (signs.atLeast.test(text)) return (level) => level >= wanted;
  if (signs.atMost.test(text)) return (level) => level <= wanted;
  if (signs.above.test(text)) return (level) => level > wanted;
  if (signs.below.test(text)) return (level) => level < wanted;
  return (level) => level === wanted;
}
