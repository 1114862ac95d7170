/** What an owner has to show besides the jobs, in one line each, in the language's own form. */
import { isStandIn } from '#content/placeholder.ts';
import { fill } from '#shared/text.ts';
import type { FactsMessages } from './translation.ts';

/** Of a certificate, a talk, an article. */
export interface ShownRecord {
  readonly title: string;
  /** Who gave it, or where it stands. */
  readonly where: string;
  readonly year: number;
}

/** `无障碍专家（国际无障碍协会，2023 年）`, `Accessibility Specialist, IAAP, 2023`. */
export function recordIn(facts: FactsMessages, { title, where, year }: ShownRecord): string {
  return fill(facts.record, { title, where, year: isStandIn(year) ? '…' : year });
}

/** `性能：首屏从 4.8 秒到 1.6 秒。`, `Speed: from 4.8 s to 1.6 s.`; the text alone where its label is empty. */
export function labelledIn(
  facts: FactsMessages,
  { label, text }: { readonly label: string; readonly text: string },
): string {
  return label === '' ? text : fill(facts.labelled, { label, text });
}
