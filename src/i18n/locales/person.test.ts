import { expect, test } from 'vitest';
import { MESSAGES } from './all.ts';
import { standingIn } from './person.ts';

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
