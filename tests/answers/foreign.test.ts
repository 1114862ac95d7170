import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAnswerer } from '#answers/answerer.ts';
import { data as en } from '#answers/languages/en-data.ts';
import { data as ja } from '#answers/languages/ja-data.ts';
import { onServer } from '#answers/languages/on-server.ts';
import { data as zh } from '#answers/languages/zh-data.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { content as joao } from './foreign/joao.ts';
import { content as lena } from './foreign/lena.ts';
import { content as mina } from './foreign/mina.ts';
import { examine, findUnknownWords, type ExaminationSet } from './judge.ts';

const FOLDER = join(import.meta.dirname, 'foreign');
const sets = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .slice(process.env['EVAL'] === 'all' ? 0 : -6)
  .map(
    (file) =>
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, Partial<Record<Language, ExaminationSet>>>,
  );

describe.each(Object.entries({ joao, lena, mina }))('the site of %s', (name, content) => {
  const answer = createAnswerer(content, [en, zh, ja].map(onServer));
  const unknownWordsIn = findUnknownWords(content);

  test.each(LANGUAGES)('is asked in %s, and nothing is invented', (language) => {
    const examined = sets.flatMap((set) => {
      const asked = set[name]?.[language];
      return asked ? [examine(asked, answer, language)] : [];
    });
    const replies = examined.flatMap((set) => set.replies);
    expect(replies.length).toBeGreaterThan(100);
    expect(replies.flatMap(({ text }) => unknownWordsIn(text))).toEqual([]);
  });
});
