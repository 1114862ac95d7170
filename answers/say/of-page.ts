/** What is on the page besides what the owner tells: the form, the files, the chart. */
import { named } from '../understand/ask.ts';
import type { Situation } from './situation.ts';

export function ofPage({ ask, before, data }: Situation): string | undefined {
  const { form, files, chart } = data.rules.signs;
  if (named(ask, 'project').length > 0) return undefined;
  if (form.test(ask.text)) return 'contact';
  if (files.test(ask.text) && before.subject.projects === undefined && !ask.aspects.has('amount')) return 'resume';
  return ask.topics[0]?.topic === 'skillScale' && chart.test(ask.text) ? 'chart' : undefined;
}
