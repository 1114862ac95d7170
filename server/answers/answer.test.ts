import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { content } from '#content/index.ts';
import { answersMessages } from '#messages/answers.ts';
import { content as awkward } from '#tests/awkward/index.ts';
import { createAnswerer } from './answer.ts';
import { notOnPage } from './facts.ts';
import { QUESTIONS } from '#tests/answers/questions.ts';
import { isSample } from '#tests/sample.ts';
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

describe.runIf(isSample).each(LANGUAGES)('asked in %s', (language) => {
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

describe.runIf(isSample)('nothing is invented', () => {
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
    const wordsThatBeginPhrases = ['technolog-', 'work-', "compan'"];
    // One letter that compatibility turns into eighteen.
    for (const piece of ['React ', '公司', 'あ', ' … ', 'where does ', ...wordsThatBeginPhrases, '\uFDFA']) {
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

test.runIf(isSample)('an answer of several sentences says the way to a section once', () => {
  for (const { question, language } of all) {
    const ways = answer(question, language).match(/(?:见|See |詳しくは)\[[^\]]+\]\(#[a-z]+\)/g) ?? [];
    expect([question, ways]).toEqual([question, [...new Set(ways)]]);
  }
  expect(answer('React, Git', 'en')).toMatch(
    /^React: 95%, self-rated\. Git: 95%, self-rated\. See \[Skills\]\(#skills\)\.$/,
  );
});

test.each([
  ['How many years have you worked with React?', 'en'],
  ['How long have you used React?', 'en'],
  ['React 用了几年？', 'zh'],
  ['Reactの経験は何年ですか？', 'ja'],
] as const)('%s is told the years in the profession beside the level', (question, language) => {
  expect(answer(question, language)).toMatch(/95%.*2019/s);
});

describe('a message that is no question', () => {
  test.each(['???', '。。。', '🙂', '7'])('%s is not understood', (message) => {
    expect(answer(message, 'ja')).toBe(answersMessages.unclear.ja);
  });

  test.runIf(isSample)('a name alone is answered in the language of the page', () => {
    expect(answer('React?', 'ja')).toContain('Reactは自己評価で95%');
    expect(answer('React?', 'zh')).toContain('React 的自评是 95%');
    expect(answer('GitHub', 'zh')).toContain('见[联系](#contact)');
    expect(answer('CRDT', 'ja')).toContain('最近はCRDTです');
    expect(answer('Islet', 'zh')).toContain('屿记科技');
    expect(answer('陈屿', 'en')).toBe(answer('Who is Chen Yu?', 'en'));
    expect(answer('Chen Yu?', 'ja')).toBe(answer('陳嶼さんは誰ですか？', 'ja'));
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

  test('has no telephone, no second profile and no link where there is none', () => {
    const quiet = structuredClone(awkward);
    delete quiet.person.phone;
    delete quiet.person.microblog;
    const ask = createAnswerer(quiet);
    expect(ask('How do I get in touch?', 'en')).toMatch(/^Write to \[anna\.[^ ]+\. The form/);
    expect(ask('Is there an X account?', 'en')).toBe(notOnPage(quiet, 'en'));
    const linksOf = (index: number) => ask(`Where is the source code of ${quiet.projects[index]!.id}?`, 'en');
    expect(linksOf(0)).toMatch(/\[view project\].*\[view code\]/);
    expect(linksOf(2)).toMatch(/: \[view code\]\([^)]+\)\.$/);
    expect(linksOf(4)).toBe(notOnPage(quiet, 'en'));
  });

  test('knows the owner by a part of the name, with its accent or without, and each job by its company', () => {
    const six = structuredClone(awkward);
    six.person.name = { zh: '若昂·费雷拉', en: 'João Ferreira', ja: 'ジョアン・フェレイラ' };
    six.experience[0]!.company = { zh: '南湾银行', en: 'South Bay Bank', ja: '南湾銀行' };
    six.experience[4]!.company = { zh: '丰收保险', en: 'Safra Certa Seguros Ltda.', ja: 'サフラ保険' };
    const ask = createAnswerer(six);
    for (const [question, language, company] of [
      ['Where does João work?', 'en', 'South Bay Bank'],
      ['Which company does Joao work for?', 'en', 'South Bay Bank'],
      ['若昂在哪家公司工作？', 'zh', '南湾银行'],
      ['ジョアンさんの会社は？', 'ja', '南湾銀行'],
      ['What did João do at Safra Certa?', 'en', 'Safra Certa Seguros Ltda., March 2011'],
      ['在丰收保险做什么？', 'zh', '丰收保险'],
      ['サフラ保険では何をしていましたか？', 'ja', 'サフラ保険'],
    ] as const)
      expect(ask(question, language)).toContain(company);
  });

  test('does not take a common word for the company that begins with it', () => {
    const open = structuredClone(awkward);
    open.experience[0]!.company.en = 'Open Bank of Lisbon';
    const ask = createAnswerer(open);
    expect(ask('Are you open to work?', 'en')).not.toContain('Open Bank');
    expect(ask('What did Anna do at Open Bank?', 'en')).toContain('Open Bank of Lisbon');
  });

  test.runIf(isSample)('says nothing of this one’s', () => {
    for (const { question, language } of all) {
      expect(other(question, language)).not.toMatch(/Chen|陈|陳|Islet|屿|hello@example|Shenzhen|深圳/);
    }
  });
});
