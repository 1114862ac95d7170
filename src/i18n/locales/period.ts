/** A job's period in the language's own form. */
import type { KnownLanguage } from '#shared/known-languages.ts';
import { isStandIn } from '#content/placeholder.ts';
import { fill } from '#shared/text.ts';
import type { FactsMessages } from './translation.ts';

/** Who puts facts into words. */
export interface Teller {
  readonly language: KnownLanguage;
  readonly facts: FactsMessages;
}

interface Period {
  /** Year and month, `2023-03`. */
  readonly start: string;
  /** Absent for the present job. */
  readonly end?: string | undefined;
}

/** `2023-03` with no end → `2023 年 3 月至今`, `March 2023 – present`, `2023年3月〜現在`. */
export function periodIn(teller: Teller, { start, end }: Period): string {
  const { open, closed } = teller.facts.period;
  const startMonth = monthIn(teller, start);
  return end === undefined
    ? fill(open, { start: startMonth })
    : fill(closed, { start: startMonth, end: monthIn(teller, end) });
}

/** `2023-03` → `2023 年 3 月`, `March 2023`, `2023年3月`; of a month that is still to be written nothing is said. */
export function monthIn({ language, facts }: Teller, yearMonth: string): string {
  if (isStandIn(yearMonth)) return '…';
  const [year = '', month = ''] = yearMonth.split('-');
  // In UTC, so that no time zone makes it another month.
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return fill(facts.month, { year, month: Number(month), monthName: name.format(new Date(`${yearMonth}-01`)) });
}
