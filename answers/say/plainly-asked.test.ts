import { describe, expect, test } from 'vitest';
import { createAnswerer } from '../answerer.ts';
import { data as en } from '../languages/en-data.ts';
import { data as ja } from '../languages/ja-data.ts';
import { onServer } from '../languages/on-server.ts';
import { data as zh } from '../languages/zh-data.ts';
import { content } from '#content/index.ts';
import type { Language } from '#contract/language.ts';
import { isSample } from '#tests/sample.ts';
import { content as joao } from '#tests/answers/foreign/joao.ts';

const ofJoao = createAnswerer(joao, [en, zh, ja].map(onServer));
const ofSample = createAnswerer(content, [en, zh, ja].map(onServer));

function said(answer: typeof ofJoao, language: Language, ...questions: string[]) {
  return answer(
    questions.map((question) => ({ role: 'user', content: question })),
    language,
  );
}

describe('what is plainly asked of another owner', () => {
  test.each([
    ['en', ['In which job did he work with Java?'], 'Cooperativa Mineira'],
    ['en', ['Do you know Java?', 'Which company was that for?'], 'Cooperativa Mineira'],
    ['zh', ['Java 是哪家公司用的'], 'Cooperativa Mineira'],
    ['ja', ['Javaはどの会社で使いましたか'], 'Cooperativa Mineira'],
  ] as const)('P2.8 in which job something was used is told by its list (%s: %s)', (language, questions, told) => {
    expect(said(ofJoao, language, ...questions).text).toContain(told);
  });

  test.each([
    [
      'en',
      'Is the source code of the climbing diary available?',
      'No code is linked',
      'Is the source code of the bus stop available?',
    ],
    ['zh', '攀岩日记的源码在哪里可以看', '没有放代码链接', '公交站牌的源码在哪里可以看'],
    ['ja', '登攀日記のソースコードはどこですか', 'リンクはありません', 'バス停のソースコードはどこですか'],
  ] as const)('P2.8 a project without code says so, beside its other link (%s)', (language, question, none, other) => {
    const { text, parts } = said(ofJoao, language, question);
    expect(text).toContain(none);
    expect(text).toContain('https://example.com/joao/climbing-diary');
    expect(parts).toMatchObject([{ found: false }]);
    expect(said(ofJoao, language, other).text).toContain('https://example.com/joao/code/bus-stop');
  });
});

describe('what sounds like it', () => {
  test.each([
    ['en', 'What role does React play in your company?'],
    ['en', 'Which company did you not use Java at?'],
    ['zh', '哪家公司不用 Java'],
    ['ja', 'Javaを使っていない会社はどの会社ですか'],
  ] as const)('P2.8 is no question of where something was used (%s: %s)', (language, question) => {
    expect(said(ofJoao, language, question).text).not.toMatch(/is used in|用在|で使っています/);
  });

  test.each([
    ['ja', 'なんで作ったんですか'],
    ['en', 'what do you write with?'],
    ['zh', '用什么写'],
  ] as const)('P2.8 is no question of what the page is built with (%s: %s)', (language, question) => {
    expect(said(ofJoao, language, question).text).not.toContain('Vite');
  });

  test.each([
    'Are you from Lucerne originally?',
    'What is the magenta mark?',
    'How many cents does it cost?',
    'Do you blink often?',
    'I found a typo 3 lines down',
    'Can we meet at 1 pm 2 days from now?',
    'Is Thomas Jaeger your colleague?',
    'How good is the airflow in your office?',
  ])('P2.3 is no name of a technology: %s', (question) => {
    expect(said(ofJoao, 'en', question).text).not.toMatch(/isn’t listed|Not listed under/);
  });
});

describe.runIf(isSample)('what is plainly asked of this page', () => {
  test.each([
    ['en', ['Who made this site?', 'And what is it built with?']],
    ['en', ['what did you build it with?']],
    ['zh', ['这个网站是谁做的', '用什么做的']],
    ['ja', ['このサイトは自分で作ったんですか', '何で作ったんですか']],
  ] as const)(
    'P2.8 what it is built with is asked of the page where nothing else is talked about (%s: %s)',
    (...asked) => {
      const { text } = said(ofSample, asked[0], ...asked[1]);
      expect(text).toContain('Vite');
      expect(text).not.toContain('GraphQL');
    },
  );

  test('P2.8 what it is built with is asked of a project after a project', () => {
    expect(said(ofSample, 'en', 'Tell me about the admin panel', 'And what is it built with?').text).toContain(
      'shadcn-ui',
    );
  });

  test('P1.5 who asks which projects there are means none of them, whatever words follow', () => {
    const { text } = said(ofSample, 'zh', '有哪些项目可以看看');
    expect(text).toContain('#project-knowledge-base');
    expect(text).toContain('#project-admin-panel');
  });

  test('P2.2 a start date that is not told is declined beside what the owner says of offers', () => {
    expect(said(ofSample, 'zh', '什么时候能到岗').text).toContain('不急着换工作');
    expect(said(ofSample, 'ja', 'いつから入社できますか').text).toContain('急ぎません');
  });
});
