import { expect, test } from 'vitest';
import { STAND_INS } from '#content/placeholder.ts';
import { MESSAGES } from './all.ts';
import { periodIn } from './period.ts';

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
