import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { content } from '#content/index.ts';
import { answersMessages } from '#messages/answers.ts';
import { content as awkward } from '#tests/awkward/index.ts';
import { createAnswerer } from './answer.ts';
import { notOnPage } from './facts.ts';
import { QUESTIONS } from '#tests/answers/questions.ts';
import { normalized } from './words.ts';

const answer = createAnswerer(content);
const all = LANGUAGES.flatMap((language) => QUESTIONS[language].map((asked) => ({ language, ...asked })));
const share = (kind: string, language: Language) =>
  QUESTIONS[language].filter((asked) => asked.kind === kind).length / QUESTIONS[language].length;

test.each(LANGUAGES)('the questions in %s are many, and of every kind', (language) => {
  expect(QUESTIONS[language].length).toBeGreaterThanOrEqual(30);
  expect(share('paraphrase', language)).toBeGreaterThan(0.28);
  expect(share('unanswerable', language)).toBeGreaterThan(0.2);
});

describe.each(LANGUAGES)('asked in %s', (language) => {
  const rows = QUESTIONS[language].map(({ kind, question, holds }) => [kind, question, holds] as const);

  // The language is the question's, whatever the page's is; only Chinese of few characters may pass for Japanese.
  const pages = language === 'zh' ? (['zh', 'en'] as const) : LANGUAGES;
  test.each(rows)('%s: %s', (kind, question, holds) => {
    for (const ofPage of pages) {
      const said = answer(question, ofPage);
      for (const part of holds) expect(said).toContain(part);
      if (kind === 'unanswerable' && holds[0] === '#contact') expect(said).toBe(notOnPage(content, language));
    }
  });
});

describe('nothing is invented', () => {
  /** Every word that the page and the answerer's own sentences hold, months written out. */
  const known = normalized(
    [
      JSON.stringify(content),
      JSON.stringify(answersMessages),
      'Skills Front end Back end Tools 技能 前端 后端 工具',
    ].join(' ') +
      'スキル フロントエンド バックエンド ツール Built with React, TypeScript and Vite 用 React、TypeScript 和 Vite 搭建 制作 ' +
      'March 2023 年 3 月 PDF #project- mailto: Vue Python Kubernetes Rust',
  );
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const unknownWords = (said: string) =>
    [...segmenter.segment(normalized(said.replaceAll(/mailto:|’s\b/g, '')))]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment)
      .filter((word) => !known.includes(word));

  test('every word of every answer stands on the page or in the answerer’s own sentences', () => {
    for (const { question, language } of all)
      expect([question, unknownWords(answer(question, language))]).toEqual([question, []]);
  });

  test('whatever is asked', { timeout: 30_000 }, () => {
    const words = fc.constantFrom(
      ...all.flatMap(({ question }) => question.split(/[ 、，]/)),
      '<img src=x onerror=alert(1)>',
      '](javascript:alert(1))',
      '{name}',
      '$&',
      '__proto__',
      '\u202E',
      '🗺️',
      '1000',
    );
    const question = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(question, fc.constantFrom(...LANGUAGES), (asked, ofPage) => {
        const said = answer(asked, ofPage);
        expect(unknownWords(said).filter((word) => !/^[a-z.+#]+$/.test(word))).toEqual([]);
        expect(said).not.toMatch(/[<>{}]|javascript:/);
        expect(said.length).toBeGreaterThan(10);
      }),
      { numRuns: 300 },
    );
  });

  test('the same question has the same answer', () => {
    const again = createAnswerer(content);
    for (const { question } of all) expect(again(question, 'en')).toBe(answer(question, 'en'));
  });

  test('the longest message is answered in no time', () => {
    for (const piece of ['React ', '公司', 'あ', ' … ', 'where does ']) {
      expect(answer(piece.repeat(2000).slice(0, 2000), 'en').length).toBeGreaterThan(10);
    }
  });
});

describe('the suggested questions', () => {
  test.each(LANGUAGES)('in %s are all answered', (language) => {
    for (const suggestion of content.chat.suggestions) {
      const said = answer(suggestion[language], language);
      expect([notOnPage(content, language), answersMessages.unclear[language]]).not.toContain(said);
    }
  });
});

test('an answer of several sentences says the way to a section once', () => {
  for (const { question, language } of all) {
    const ways = answer(question, language).match(/(?:见|See |詳しくは)\[[^\]]+\]\(#[a-z]+\)/g) ?? [];
    expect([question, ways]).toEqual([question, [...new Set(ways)]]);
  }
  expect(answer('React, Git', 'en')).toMatch(
    /^React: 95%, self-rated\. Git: 95%, self-rated\. See \[Skills\]\(#skills\)\.$/,
  );
});

describe('a message that is no question', () => {
  test.each(['???', '。。。', '🙂', '7'])('%s is not understood', (message) => {
    expect(answer(message, 'ja')).toBe(answersMessages.unclear.ja);
  });

  test('a name alone is answered in the language of the page', () => {
    expect(answer('React?', 'ja')).toContain('Reactは自己評価で95%');
    expect(answer('React?', 'zh')).toContain('React 的自评是 95%');
    expect(answer('GitHub', 'zh')).toContain('见[联系](#contact)');
    expect(answer('CRDT', 'ja')).toContain('最近はCRDTです');
  });
});

describe("another owner's page", () => {
  const other = createAnswerer(awkward);

  test('is answered from its own facts', () => {
    expect(other('Where do you live?', 'en')).toContain(awkward.person.place.fullName.en);
    expect(other('Which projects are there?', 'en')).toContain(`#project-${awkward.projects[0]?.id}`);
    expect(other(`What level is ${awkward.skills.frontend[0]?.name}?`, 'en')).toContain(
      `${awkward.skills.frontend[0]?.level}%`,
    );
  });

  test('says nothing of this one’s', () => {
    for (const { question, language } of all) {
      expect(other(question, language)).not.toMatch(/Chen|陈|陳|Islet|屿|hello@example|Shenzhen|深圳/);
    }
  });
});
