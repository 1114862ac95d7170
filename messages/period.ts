/** A job's period in the language's own form. */
import type { Language } from '#contract/language.ts';
import { textIn } from '#contract/text.ts';
import { experienceMessages } from './experience.ts';

interface Period {
  /** Year and month, `2023-03`. */
  readonly start: string;
  /** Absent for the present job. */
  readonly end?: string | undefined;
}

/** `2023-03` with no end → `2023 年 3 月至今`, `March 2023 – present`, `2023年3月〜現在`. */
export function periodIn(language: Language, { start, end }: Period): string {
  const { open, closed } = experienceMessages.period;
  const startMonth = monthIn(language, start);
  return end === undefined
    ? textIn(language, open, { start: startMonth })
    : textIn(language, closed, { start: startMonth, end: monthIn(language, end) });
}

/** `2023-03` → `2023 年 3 月`, `March 2023`, `2023年3月`. */
export function monthIn(language: Language, yearMonth: string): string {
  const [year = '', month = ''] = yearMonth.split('-');
  const monthName = ENGLISH_MONTH.format(new Date(`${yearMonth}-01`));
  return textIn(language, experienceMessages.month, { year, month: Number(month), monthName });
}

/** In UTC, so that no time zone makes it another month. */
const ENGLISH_MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
