import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAnswerer } from '#answers/answerer.ts';
import { data as en } from '#answers/languages/en-data.ts';
import { data as ja } from '#answers/languages/ja-data.ts';
import { onServer } from '#answers/languages/on-server.ts';
import { data as zh } from '#answers/languages/zh-data.ts';
import { content } from '#content/index.ts';
import { isSample } from '../sample.ts';
import { examine, findUnknownWords, type ExaminationSet } from './judge.ts';

/** What is measured, less one or two: per cent of questions, and whole conversations; of advertisements each. */
const LEAST = [
  { set: 'set-a', language: 'zh', questions: 95, conversations: 17, advertisements: 4 },
  { set: 'set-a', language: 'en', questions: 91, conversations: 15, advertisements: 4 },
  { set: 'set-a', language: 'ja', questions: 90, conversations: 17, advertisements: 4 },
  { set: 'set-b', language: 'zh', questions: 96, conversations: 17, advertisements: 4 },
  { set: 'set-b', language: 'en', questions: 92, conversations: 14, advertisements: 4 },
  { set: 'set-b', language: 'ja', questions: 91, conversations: 16, advertisements: 4 },
  { set: 'set-c', language: 'zh', questions: 94, conversations: 14, advertisements: 4 },
  { set: 'set-c', language: 'en', questions: 93, conversations: 18, advertisements: 4 },
  { set: 'set-c', language: 'ja', questions: 92, conversations: 15, advertisements: 4 },
  { set: 'set-d', language: 'zh', questions: 95, conversations: 18, advertisements: 3 },
  { set: 'set-d', language: 'en', questions: 92, conversations: 17, advertisements: 3 },
  { set: 'set-d', language: 'ja', questions: 89, conversations: 15, advertisements: 3 },
  { set: 'set-e', language: 'zh', questions: 92, conversations: 18, advertisements: 3 },
  { set: 'set-e', language: 'en', questions: 96.5, conversations: 17, advertisements: 3 },
  { set: 'set-e', language: 'ja', questions: 90, conversations: 15, advertisements: 3 },
  { set: 'set-f', language: 'zh', questions: 92.5, conversations: 18, advertisements: 4 },
  { set: 'set-f', language: 'en', questions: 94, conversations: 13, advertisements: 4 },
  { set: 'set-f', language: 'ja', questions: 91, conversations: 14, advertisements: 4 },
  { set: 'set-g', language: 'zh', questions: 96, conversations: 16, advertisements: 4 },
  { set: 'set-g', language: 'en', questions: 93, conversations: 15, advertisements: 4 },
  { set: 'set-g', language: 'ja', questions: 93, conversations: 16, advertisements: 4 },
  { set: 'set-h', language: 'zh', questions: 96, conversations: 14, advertisements: 4 },
  { set: 'set-h', language: 'en', questions: 98, conversations: 17, advertisements: 4 },
  { set: 'set-h', language: 'ja', questions: 91, conversations: 14, advertisements: 4 },
  { set: 'set-i', language: 'zh', questions: 94, conversations: 17, advertisements: 4 },
  { set: 'set-i', language: 'en', questions: 94, conversations: 14, advertisements: 4 },
  { set: 'set-i', language: 'ja', questions: 91, conversations: 16, advertisements: 4 },
  { set: 'set-j', language: 'zh', questions: 94, conversations: 11, advertisements: 4 },
  { set: 'set-j', language: 'en', questions: 94, conversations: 15, advertisements: 4 },
  { set: 'set-j', language: 'ja', questions: 92.5, conversations: 13, advertisements: 4 },
  { set: 'set-k', language: 'zh', questions: 93, conversations: 10, advertisements: 4 },
  { set: 'set-k', language: 'en', questions: 88, conversations: 15, advertisements: 4 },
  { set: 'set-k', language: 'ja', questions: 84, conversations: 15, advertisements: 4 },
  { set: 'set-l', language: 'en', questions: 94, conversations: 12, advertisements: 3 },
  { set: 'set-l', language: 'zh', questions: 90, conversations: 16, advertisements: 4 },
  { set: 'set-l', language: 'ja', questions: 95, conversations: 15, advertisements: 4 },
  { set: 'set-m', language: 'en', questions: 98, conversations: 16, advertisements: 4 },
  { set: 'set-m', language: 'zh', questions: 96, conversations: 18, advertisements: 4 },
  { set: 'set-m', language: 'ja', questions: 91, conversations: 16, advertisements: 4 },
  { set: 'set-n', language: 'en', questions: 98, conversations: 16, advertisements: 4 },
  { set: 'set-n', language: 'zh', questions: 96, conversations: 16, advertisements: 4 },
  { set: 'set-n', language: 'ja', questions: 91, conversations: 16, advertisements: 4 },
  { set: 'set-o', language: 'en', questions: 94, conversations: 19, advertisements: 4 },
  { set: 'set-o', language: 'zh', questions: 97, conversations: 18, advertisements: 4 },
  { set: 'set-o', language: 'ja', questions: 94, conversations: 17, advertisements: 4 },
  { set: 'set-p', language: 'en', questions: 93, conversations: 14, advertisements: 4 },
  { set: 'set-p', language: 'zh', questions: 94, conversations: 13, advertisements: 3 },
  { set: 'set-p', language: 'ja', questions: 92, conversations: 14, advertisements: 4 },
  { set: 'set-q', language: 'en', questions: 91, conversations: 16, advertisements: 4 },
  { set: 'set-q', language: 'zh', questions: 98, conversations: 16, advertisements: 4 },
  { set: 'set-q', language: 'ja', questions: 95, conversations: 15, advertisements: 4 },
  { set: 'set-r', language: 'en', questions: 92, conversations: 19, advertisements: 4 },
  { set: 'set-r', language: 'zh', questions: 93, conversations: 15, advertisements: 4 },
  { set: 'set-r', language: 'ja', questions: 94, conversations: 12, advertisements: 3 },
  { set: 'set-s', language: 'en', questions: 96, conversations: 16, advertisements: 4 },
  { set: 'set-s', language: 'zh', questions: 93, conversations: 16, advertisements: 4 },
  { set: 'set-s', language: 'ja', questions: 96, conversations: 15, advertisements: 4 },
  { set: 'set-t', language: 'en', questions: 0, conversations: 24, advertisements: 0 },
  { set: 'set-t', language: 'zh', questions: 0, conversations: 28, advertisements: 0 },
  { set: 'set-t', language: 'ja', questions: 0, conversations: 26, advertisements: 0 },
  { set: 'set-u', language: 'en', questions: 98, conversations: 15, advertisements: 4 },
  { set: 'set-u', language: 'zh', questions: 98, conversations: 17, advertisements: 4 },
  { set: 'set-u', language: 'ja', questions: 98, conversations: 12, advertisements: 4 },
  { set: 'set-v', language: 'zh', questions: 0, conversations: 29, advertisements: 0 },
  { set: 'set-w', language: 'en', questions: 95, conversations: 18, advertisements: 4 },
  { set: 'set-w', language: 'ja', questions: 92, conversations: 20, advertisements: 4 },
  { set: 'set-x', language: 'en', questions: 0, conversations: 31, advertisements: 0 },
  { set: 'set-x', language: 'zh', questions: 0, conversations: 28, advertisements: 0 },
  { set: 'set-x', language: 'ja', questions: 0, conversations: 34, advertisements: 0 },
  { set: 'set-y', language: 'en', questions: 95, conversations: 23, advertisements: 4 },
  { set: 'set-y', language: 'zh', questions: 96.5, conversations: 23, advertisements: 4 },
  { set: 'set-y', language: 'ja', questions: 98, conversations: 25, advertisements: 3 },
  { set: 'set-z', language: 'zh', questions: 96, conversations: 27, advertisements: 6 },
  { set: 'set-z', language: 'en', questions: 90, conversations: 21, advertisements: 6 },
  { set: 'set-z', language: 'ja', questions: 96, conversations: 23, advertisements: 6 },
  { set: 'set-aa', language: 'zh', questions: 96, conversations: 20, advertisements: 6 },
  { set: 'set-aa', language: 'en', questions: 93, conversations: 18, advertisements: 6 },
  { set: 'set-aa', language: 'ja', questions: 96, conversations: 25, advertisements: 6 },
  { set: 'set-ab', language: 'en', questions: 0, conversations: 62, advertisements: 0 },
  { set: 'set-ab', language: 'ja', questions: 0, conversations: 30, advertisements: 0 },
  { set: 'set-ac', language: 'zh', questions: 95, conversations: 29, advertisements: 4 },
  { set: 'set-ac', language: 'en', questions: 97, conversations: 27, advertisements: 4 },
  { set: 'set-ac', language: 'ja', questions: 97, conversations: 27, advertisements: 4 },
  { set: 'set-ad', language: 'zh', questions: 97, conversations: 28, advertisements: 6 },
  { set: 'set-ad', language: 'en', questions: 95, conversations: 29, advertisements: 6 },
  { set: 'set-ad', language: 'ja', questions: 95, conversations: 28, advertisements: 6 },
  { set: 'set-ae', language: 'zh', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-ae', language: 'en', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-ae', language: 'ja', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-af', language: 'zh', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-af', language: 'en', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-af', language: 'ja', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-ag', language: 'zh', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-ag', language: 'en', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-ag', language: 'ja', questions: 0, conversations: 0, advertisements: 8 },
  { set: 'set-ah', language: 'zh', questions: 0, conversations: 18, advertisements: 8 },
  { set: 'set-ah', language: 'en', questions: 0, conversations: 19, advertisements: 8 },
  { set: 'set-ah', language: 'ja', questions: 0, conversations: 18, advertisements: 8 },
] as const;

/** The ordinary run asks a sample; `EVAL=all npx vitest run tests/answers` asks all. */
const EXAMINED = process.env['EVAL'] === 'all' ? LEAST : LEAST.filter(({ set }) => set === 'set-ad');

const answer = createAnswerer(content, [en, zh, ja].map(onServer));
const unknownWordsIn = findUnknownWords(content);

describe.runIf(isSample).each(EXAMINED)('$set in $language', ({ set, language, ...least }) => {
  const asked = JSON.parse(readFileSync(join(import.meta.dirname, set, `${language}.json`), 'utf8')) as ExaminationSet;
  const { questions, conversations, advertisements, replies } = examine(asked, answer, language);

  test('is answered as well as it was', () => {
    // Some sets have conversations or advertisements alone.
    expect((100 * questions.right) / Math.max(1, questions.all)).toBeGreaterThanOrEqual(least.questions);
    expect(conversations.right).toBeGreaterThanOrEqual(least.conversations);
    expect(advertisements.right).toBeGreaterThanOrEqual(least.advertisements);
  });

  test('invents nothing: every word stands on the page or in the answerer’s own sentences', () => {
    expect(replies.flatMap(({ text }) => unknownWordsIn(text))).toEqual([]);
  });
});
