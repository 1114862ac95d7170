/** Facts about the owner in one line each, in the language's own form. */
import { isStandIn } from '#content/placeholder.ts';
import { fill } from '#shared/text.ts';
import type { DocumentsMessages, FactsMessages } from './translation.ts';

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
