/** Facts about the owner in one line each, in the language's own form. */
import type { Language } from '#contract/language.ts';
import { textIn } from '#contract/text.ts';
import type { Messages } from './messages.ts';

export const personMessages = {
  education: { zh: '学历', en: 'Education', ja: '学歴' },
  degree: {
    zh: '{school}{subject}{degree}，{year} 年毕业',
    en: '{degree} in {subject}, {school}, {year}',
    ja: '{school} {subject}（{degree}）、{year}年卒業',
  },
  languages: { zh: '语言', en: 'Languages', ja: '言語' },
  /** What the first screen says of the career: where the owner works, and how long in the profession. */
  employed: { zh: '{year} 年起就职于{company}', en: 'At {company} since {year}', ja: '{year}年から{company}在籍' },
  since: { zh: '{year} 年入行', en: 'In the field since {year}', ja: '実務経験は{year}年から' },
  spoken: { zh: '{name}（{fluency}）', en: '{name} ({fluency})', ja: '{name}（{fluency}）' },
} as const satisfies Messages;

/** Between the items of a list whose items may have commas of their own. */
const BETWEEN = { zh: '；', en: '; ', ja: '／' } as const;

/** `中文（母语）；英语（工作语言）`, `Chinese (native); English (working)`. */
export function spokenIn(
  language: Language,
  languages: readonly { readonly name: string; readonly fluency: string }[],
): string {
  return languages
    .map(({ name, fluency }) => textIn(language, personMessages.spoken, { name, fluency }))
    .join(BETWEEN[language]);
}

interface Standing {
  /** The first year in the profession. */
  readonly since: number;
  /** The present one; absent between two jobs. */
  readonly job?: { readonly company: string; readonly start: number } | undefined;
}

/** `2023 年起就职于屿记科技` and `2019 年入行`; one of them where the other would say nothing more. */
export function standingIn(language: Language, { since, job }: Standing): string[] {
  return [
    ...(job ? [textIn(language, personMessages.employed, { company: job.company, year: job.start })] : []),
    ...(job?.start === since ? [] : [textIn(language, personMessages.since, { year: since })]),
  ];
}

interface Degree {
  readonly school: string;
  readonly subject: string;
  readonly degree: string;
  readonly year: number;
}

/** `深湾大学计算机科学与技术本科，2019 年毕业`, `BSc in Computer Science, Shenwan University, 2019`. */
export function degreeIn(language: Language, { school, subject, degree, year }: Degree): string {
  return textIn(language, personMessages.degree, { school, subject, degree, year });
}
