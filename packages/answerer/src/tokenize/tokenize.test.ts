import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { namesTechnology } from './tokens.ts';

const choice = { languages: ['zh', 'en', 'ja'], commonWords: {} } as const;

test.each([
  ['怎么联系', 'en', 'zh'],
  ['どこですか', 'en', 'ja'],
  ['大学', 'ja', 'ja'],
  ['大学', 'en', 'zh'],
  ['Where does she work?', 'zh', 'en'],
  ['thanks', 'ja', 'en'],
  ['?!', 'ja', 'ja'],
  ['株式会社ミナト 深圳分公司招聘前端负责人，五年以上经验', 'ja', 'zh'],
  ['深圳の「编辑器」を作っている会社です', 'zh', 'ja'],
  ['We are Lanternfish (深圳) and look for somebody who writes firmware with us', 'en', 'en'],
  ['where is 深圳 in relation to the sea, and do you like it', 'zh', 'en'],
  ['React, Vue, TypeScript, Vite, GraphQL, Tailwind CSS, Node.js, Docker 会吗', 'zh', 'zh'],
  ['React、TypeScript、Vite、GraphQL、Tailwind CSS、Node.js、Docker、Playwrightは？', 'ja', 'ja'],
] as const)('%s on the page in %s is %s', (message, ofPage, language) => {
  expect(detectLanguage(message, ofPage, choice)).toBe(language);
});

test.each(['PDF', 'github', 'SNS', 'AI', 'OSS', 'WeChat', 'JLPT N1', 'React'])(
  'P1.5 the keyword %s is in the language of the page',
  (keyword) => {
    expect(detectLanguage(keyword, 'ja', choice)).toBe('ja');
    expect(detectLanguage(keyword, 'zh', choice)).toBe('zh');
  },
);

test.each([
  ['I write JavaScript every day', 'JavaScript', true],
  ['I write JavaScript every day', 'Java', false],
  ['一直用React写界面', 'React', true],
  ['Lately it’s CRDTs.', 'CRDT', true],
  ['Lately it’s CRDTs.', 'C', false],
  ['An app in React Native, once', 'React Native', true],
  ['Node.js, C++ and C#', 'C++', true],
  ['Node.js, C++ and C#', 'C', false],
  ['At Google, once', 'Go', false],
  ['On GitHub', 'Git', false],
])('P2.3 whether “%s” names %s: %s', (sentence, name, isNamed) => {
  expect(namesTechnology(sentence, name)).toBe(isNamed);
});
