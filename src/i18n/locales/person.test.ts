import { expect, test } from 'vitest';
import { MESSAGES } from './all.ts';
import { standingIn } from './person.ts';

test.each([
  ['zh', '2023 年起就职于屿记科技', '2019 年入行'],
  ['en', 'At 屿记科技 since 2023', 'In the field since 2019'],
  ['ja', '2023年から屿记科技在籍', '実務経験は2019年から'],
] as const)('the first screen says where the owner works, and since when (%s)', (language, ...lines) => {
  expect(standingIn(MESSAGES[language].documents, { since: 2019, job: { company: '屿记科技', start: 2023 } })).toEqual(
    lines,
  );
});

test('who works where the career began says one year', () => {
  expect(standingIn(MESSAGES.en.documents, { since: 2019, job: { company: 'Islet', start: 2019 } })).toEqual([
    'At Islet since 2019',
  ]);
});

test('nothing is said of a year that is not known', () => {
  expect(standingIn(MESSAGES.en.documents, { since: 1900 })).toEqual([]);
});

test('who has no job at present says the first year alone', () => {
  expect(standingIn(MESSAGES.en.documents, { since: 2019 })).toEqual(['In the field since 2019']);
});
