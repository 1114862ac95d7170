import { expect, test } from 'vitest';
import { tellingOf } from '../languages/telling.ts';
import { languageOfMessage } from './language-of-message.ts';

test.each([
  ['怎么联系', 'en', 'zh'],
  ['どこですか', 'en', 'ja'],
  ['大学', 'ja', 'ja'],
  ['大学', 'en', 'zh'],
  ['Wo arbeitet sie?', 'zh', 'en'],
  ['React', 'ja', 'en'],
  ['?!', 'ja', 'ja'],
  ['株式会社ミナト 深圳分公司招聘前端负责人，五年以上经验', 'ja', 'zh'],
  ['深圳の「编辑器」を作っている会社です', 'zh', 'ja'],
  ['We are Lanternfish (深圳) and look for somebody who writes firmware with us', 'en', 'en'],
  ['where is 深圳 in relation to the sea, and do you like it', 'zh', 'en'],
  ['React, Vue, TypeScript, Vite, GraphQL, Tailwind CSS, Node.js, Docker 会吗', 'zh', 'zh'],
  ['React、TypeScript、Vite、GraphQL、Tailwind CSS、Node.js、Docker、Playwrightは？', 'ja', 'ja'],
  ['我们在找会 React、TypeScript、Vite、Node.js、GraphQL、Tailwind CSS、radix-ui、shadcn-ui 的人', 'zh', 'zh'],
] as const)('%s on the page in %s is %s, as far as the site goes', (message, ofPage, language) => {
  expect(languageOfMessage(message, ofPage, {})).toBe(language);
});

test('one language in Latin letters needs no telling apart', () => {
  expect(tellingOf(['zh', 'en', 'ja'])).toEqual({});
});
