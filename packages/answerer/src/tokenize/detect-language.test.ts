import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

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
