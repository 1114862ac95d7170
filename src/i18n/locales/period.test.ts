import { expect, test } from 'vitest';
import { STAND_INS } from '#content/placeholder.ts';
import type { Language } from '#shared/language.ts';
import { MESSAGES } from './all.ts';
import { monthIn, periodIn } from './period.ts';

const teller = (language: Language) => ({ language, facts: MESSAGES[language].facts });

test.each([
  ['zh', '2023 年 3 月至今'],
  ['en', 'March 2023 – present'],
  ['ja', '2023年3月〜現在'],
] as const)('the present job runs until today (%s)', (language, period) => {
  expect(periodIn(teller(language), { start: '2023-03' })).toBe(period);
});

test.each([
  ['zh', '2019 年 7 月至 2023 年 2 月'],
  ['en', 'July 2019 – February 2023'],
  ['ja', '2019年7月〜2023年2月'],
] as const)('a past job has two ends (%s)', (language, period) => {
  expect(periodIn(teller(language), { start: '2019-07', end: '2023-02' })).toBe(period);
});

test('December is a month too', () => {
  expect(monthIn(teller('en'), '2024-12')).toBe('December 2024');
});

test.each([
  ['zh', '2019 年 7 月至 …'],
  ['en', 'July 2019 – …'],
  ['ja', '2019年7月〜…'],
] as const)('of an end that is still to be written nothing is said (%s)', (language, period) => {
  expect(periodIn(teller(language), { start: '2019-07', end: String(STAND_INS['end']?.value) })).toBe(period);
});
