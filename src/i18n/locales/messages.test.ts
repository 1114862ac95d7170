import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import type { Text } from '#shared/text.ts';
import { chatMessages, contactMessages, everyMessage, sharedMessages } from '#tests/side-by-side.ts';
import { SYSTEM_PROMPT } from './system-prompt.ts';

const texts = textsIn(everyMessage, '');

function textsIn(value: object, path: string): { path: string; text: Text }[] {
  if ('zh' in value) return [{ path, text: value as Text }];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child as object, path === '' ? key : `${path}.${key}`),
  );
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted();
}

/** The paths of the texts that break a rule. */
function textsWhere(breaks: (text: Text, path: string) => boolean): string[] {
  return texts.filter(({ path, text }) => breaks(text, path)).map(({ path }) => path);
}

describe('every text', () => {
  test('is found by these tests', () => {
    expect(texts.length).toBeGreaterThan(200);
  });

  test('says something in exactly the three languages', () => {
    const languages = [...LANGUAGES].toSorted().join();
    expect(textsWhere((text) => Object.keys(text).toSorted().join() !== languages)).toEqual([]);
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

describe('placeholders', () => {
  /** Texts in which a language may leave a value out, because the sentence reads better without it. */
  const leftOutSomewhere: Record<string, string[]> = {
    'answers.since': ['{name}'],
    'answers.profilesListed': ['{name}'],
    'answers.hours': ['{name}', '{often}'],
    'answers.replies': ['{name}', '{often}'],
    'answers.writes': ['{name}'],
    'answers.skillLevel': ['{name}'],
    'answers.bestSkills': ['{name}'],
    'answers.lowestSkills': ['{name}'],
    'answers.technologies': ['{name}'],
    'answers.projectList': ['{name}'],
    'answers.ownerLanguage': ['{name}'],
    'answers.location': ['{name}'],
    'answers.employer': ['{name}'],
    'answers.employerPast': ['{name}'],
    'answers.strengths': ['{name}'],
    'answers.ownerLanguages': ['{name}'],
    'facts.month': ['{month}', '{monthName}'],
  };

  test('are the same in every language', () => {
    const differing = textsWhere((text, path) => {
      const optional = leftOutSomewhere[path] ?? [];
      const needed = LANGUAGES.map((language) =>
        placeholdersOf(text[language])
          .filter((name) => !optional.includes(name))
          .join(),
      );
      return new Set(needed).size > 1;
    });
    expect(differing).toEqual([]);
  });

  test('a value that may be left out is asked for in at least one language, and left out in one', () => {
    for (const [path, names] of Object.entries(leftOutSomewhere)) {
      const text = texts.find((candidate) => candidate.path === path)?.text;
      for (const name of names) {
        const uses = LANGUAGES.filter((language) => text?.[language].includes(name));
        expect(uses.length, path).toBeGreaterThan(0);
        expect(uses.length, path).toBeLessThan(LANGUAGES.length);
      }
    }
  });

  test('the system prompt asks for the facts of the owner and the language of the page', () => {
    expect(placeholdersOf(SYSTEM_PROMPT)).toEqual([
      '{company}',
      '{email}',
      '{facts}',
      '{language}',
      '{name}',
      '{sections}',
      '{title}',
    ]);
  });
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
