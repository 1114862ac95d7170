import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import type { Text } from '#shared/text.ts';
import { STAND_INS } from '#content/placeholder.ts';
import { chatMessages, contactMessages, everyMessage, sharedMessages } from '#tests/side-by-side.ts';
import { MESSAGES } from './all.ts';
import { periodIn, standingIn } from './facts.ts';

const texts = textsIn(everyMessage, '');

function textsIn(value: object, path: string): { path: string; text: Text }[] {
  if ('zh' in value) return [{ path, text: value as Text }];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child as object, path === '' ? key : `${path}.${key}`),
  );
}

function placeholdersOf(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

/** The paths of the texts that break a rule. */
function textsWhere(breaks: (text: Text) => boolean): string[] {
  return texts.filter(({ text }) => breaks(text)).map(({ path }) => path);
}

describe('every text', () => {
  test('says something in every language', () => {
    expect(texts.length).toBeGreaterThan(200);
    expect(textsWhere((text) => LANGUAGES.some((language) => text[language].trim() === ''))).toEqual([]);
  });

  test('has braces only around the name of a value', () => {
    expect(
      textsWhere((text) => LANGUAGES.some((language) => /[{}]/.test(text[language].replace(/\{\w+\}/g, '')))),
    ).toEqual([]);
  });

  test('uses no pronoun for the owner', () => {
    expect(textsWhere((text) => /(?<!其)他|她/.test(text.zh))).toEqual([]);
    expect(textsWhere((text) => /\b(he|him|his|she|hers?)\b/i.test(text.en))).toEqual([]);
    expect(textsWhere((text) => /彼/.test(text.ja))).toEqual([]);
  });
});

test('no language asks for a value that English does not have, but for names and times that it may leave out', () => {
  const optional = ['{name}', '{often}', '{month}', '{monthName}'];
  const known = (text: Text) => [...placeholdersOf(text.en), ...optional];
  expect(
    textsWhere((text) =>
      LANGUAGES.some((one) => placeholdersOf(text[one]).some((name) => !known(text).includes(name))),
    ),
  ).toEqual([]);
});

describe('the texts that are given', () => {
  test.each([
    [contactMessages.form.submitting, 'Sending...'],
    [contactMessages.sent.title, 'Email Client Opened'],
    [contactMessages.error.text, 'Failed to send message. Please try again.'],
    [chatMessages.errors.sessionTimeout, 'Session time has exceeded {minutes} minutes limit'],
    [chatMessages.errors.messageLimit, 'Reached the limit of {count} messages per session'],
    [chatMessages.errors.rateLimit, 'Please wait {seconds} seconds before sending'],
    [chatMessages.errors.noApiKey, 'Please configure OpenAI API Key first'],
    [chatMessages.errors.apiRateLimit, 'API request rate too high, please try again later'],
    [chatMessages.errors.quotaExceeded, 'API quota exceeded, please contact the website administrator'],
    [chatMessages.errors.specific, 'Sorry, an error occurred: {message}'],
    [chatMessages.errors.general, 'Sorry, an error occurred'],
    [
      chatMessages.warning,
      'Tip: You can send {remaining} more messages. This is a protection measure to prevent API abuse.',
    ],
    [chatMessages.blocked, 'Temporarily restricted, please try again later'],
  ])('stand as given: %o', (text: Text, english) => {
    expect(text.en).toBe(english);
  });

  test('all eighteen shared labels are there', () => {
    const labels =
      'loading error retry close open save cancel confirm delete edit add search filter sort next previous submit reset';
    expect(Object.keys(sharedMessages)).toEqual(expect.arrayContaining(labels.split(' ')));
  });

  test('the hint of the built-in answerer begins with the hint of a missing key', () => {
    for (const language of LANGUAGES) {
      expect(chatMessages.hintBuiltIn[language].startsWith(chatMessages.configureApiKey[language])).toBe(true);
    }
  });
});

const unwritten = String(STAND_INS['end']?.value);

test.each([
  ['zh', '2023 年 3 月至今', '2019 年 7 月至 2023 年 12 月', '2019 年 7 月至 …'],
  ['en', 'March 2023 – present', 'July 2019 – December 2023', 'July 2019 – …'],
  ['ja', '2023年3月〜現在', '2019年7月〜2023年12月', '2019年7月〜…'],
] as const)(
  'a job runs until today, or has two ends, of which one may be still to be written (%s)',
  (language, ...is) => {
    // West of Greenwich the first of a month in UTC is still the month before.
    vi.stubEnv('TZ', 'America/Los_Angeles');
    onTestFinished(() => void vi.unstubAllEnvs());
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
