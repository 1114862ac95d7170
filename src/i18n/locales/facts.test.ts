import { expect, test } from 'vitest';
import { STAND_INS } from '#content/placeholder.ts';
import { MESSAGES } from './all.ts';
import { periodIn, standingIn } from './facts.ts';

const unwritten = String(STAND_INS['end']?.value);

test.each([
  ['zh', '2023 年 3 月至今', '2019 年 7 月至 2023 年 12 月', '2019 年 7 月至 …'],
  ['en', 'March 2023 – present', 'July 2019 – December 2023', 'July 2019 – …'],
  ['ja', '2023年3月〜現在', '2019年7月〜2023年12月', '2019年7月〜…'],
] as const)(
  'a job runs until today, or has two ends, of which one may be still to be written (%s)',
  (language, ...is) => {
    const teller = { language, facts: MESSAGES[language].facts };
    expect([
      periodIn(teller, { start: '2023-03' }),
      periodIn(teller, { start: '2019-07', end: '2023-12' }),
      periodIn(teller, { start: '2019-07', end: unwritten }),
    ]).toEqual(is);
  },
);

const job = { company: '屿记科技', start: 2023 };

test.each([
  ['zh', { since: 2019, job }, ['2023 年起就职于屿记科技', '2019 年入行']],
  ['en', { since: 2019, job }, ['At 屿记科技 since 2023', 'In the field since 2019']],
  ['ja', { since: 2019, job }, ['2023年から屿记科技在籍', '実務経験は2019年から']],
  // Where the career began one year says both; without a job, or of a year that is not known, nothing is said.
  ['en', { since: 2023, job }, ['At 屿记科技 since 2023']],
  ['en', { since: 2019 }, ['In the field since 2019']],
  ['en', { since: 1900 }, []],
] as const)('the first screen says where the owner works, and since when (%s %j)', (language, facts, lines) => {
  expect(standingIn(MESSAGES[language].documents, facts)).toEqual(lines);
});
