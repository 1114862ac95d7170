/** Intents that words and figures say outright: what is on the page besides what the owner tells, sums, levels. */
import type { LanguageRules } from '../language-data.ts';
import { named, type ParsedQuestion } from '../understand/parse-question.ts';
import type { TurnContext } from './turn-context.ts';

/** The form, the files, the chart. */
export function ofPage({ question, before, data }: TurnContext): string | undefined {
  const { form, card, files, chart, means } = data.rules.signs;
  if (named(question, 'project').length > 0) return undefined;
  if (card.test(question.text)) return 'card';
  if (form.test(question.text)) return 'contact';
  if (files.test(question.text) && before.subject.projects === undefined && !question.aspects.has('amount'))
    return 'resume';
  const isOfFigures = question.intents[0]?.intent === 'skillScale' || means.test(question.text);
  return isOfFigures && chart.test(question.text) ? 'chart' : undefined;
}

/** `17 × 23` is no matter of the page, whatever stands around it. */
export function ofSums({ text }: ParsedQuestion): string | undefined {
  return /(?<![\d.])\d+ ?(x|×|\*|÷|\+| - |plus|minus|times|divided by|乘以?|加上?|减去?|除以|かける|足す|たす|引く|割る) ?\d+(?![\d.年])/.test(
    text,
  ) && !/\d{4} ?- ?\d{4}|\d:\d/.test(text)
    ? 'world'
    : undefined;
}

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
