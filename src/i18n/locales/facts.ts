/** Facts of the owner's in one line each, in the language's own form. */
import type { KnownLanguage } from '#shared/known-languages.ts';
import { isStandIn } from '#content/placeholder.ts';
import { fill } from '#shared/text.ts';
import type { DocumentsMessages, FactsMessages } from './translation.ts';

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

/** `中文（母语）；英语（工作语言）`, `Chinese (native); English (working)`. */
export function spokenIn(
  facts: FactsMessages,
  languages: readonly { readonly name: string; readonly fluency: string }[],
): string {
  return languages.map(({ name, fluency }) => fill(facts.spoken, { name, fluency })).join(facts.between);
}

interface Standing {
  /** The first year in the profession. */
  readonly since: number;
  /** The present one; absent between two jobs. */
  readonly job?: { readonly company: string; readonly start: number } | undefined;
}

/** `2023 年起就职于屿记科技` and `2019 年入行`; one of them where the other would say nothing more, none of what is not known. */
export function standingIn({ person }: DocumentsMessages, { since, job }: Standing): string[] {
  return [
    ...(job ? [fill(person.employed, { company: job.company, year: job.start })] : []),
    ...(job?.start === since || isStandIn(since) ? [] : [fill(person.since, { year: since })]),
  ];
}

interface Degree {
  readonly school: string;
  readonly subject: string;
  readonly degree: string;
  readonly year: number;
}

/** `深湾大学计算机科学与技术本科，2019 年毕业`, `BSc in Computer Science, Shenwan University, 2019`. */
export function degreeIn(facts: FactsMessages, { school, subject, degree, year }: Degree): string {
  return fill(facts.degree, { school, subject, degree, year: isStandIn(year) ? '…' : year });
}

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
