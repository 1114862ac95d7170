/** What is on the page besides what the owner tells: the form, the files, the chart. */
import { named } from '../understand/parse-question.ts';
import type { TurnContext } from './turn-context.ts';

export function ofPage({ question, before, data }: TurnContext): string | undefined {
  const { form, card, files, chart } = data.rules.signs;
  if (named(question, 'project').length > 0) return undefined;
  if (card.test(question.text)) return 'card';
  if (form.test(question.text)) return 'contact';
  if (files.test(question.text) && before.subject.projects === undefined && !question.aspects.has('amount'))
    return 'resume';
  return question.intents[0]?.intent === 'skillScale' && chart.test(question.text) ? 'chart' : undefined;
}
