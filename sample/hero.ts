import type { Content } from '#content/schema.ts';

export const hero = {
  // Runs into the name that follows it.
  greeting: { zh: '你好，我是', en: 'Hello, I’m', ja: 'はじめまして。' },
  // Runs on from the title.
  subtitle: {
    zh: '在深圳做知识库产品',
    en: 'building a notes app in Shenzhen',
    ja: '深圳でナレッジベースをつくっています',
  },
  description: {
    zh: '我写编辑器，写搜索，用的是 React 和 TypeScript，六百多个团队在用。做得好的时候，你注意不到界面，只记得自己刚才想到哪儿了。有合适的机会，欢迎来信。',
    en: 'I work on the editor and the search that over six hundred teams use, in React and TypeScript. On a good day you don’t notice the interface, only what you were thinking. Open to offers, ideally remote.',
    ja: 'ReactとTypeScriptでエディターと検索をつくり、600以上のチームに使われています。うまくできたときほど、画面を意識せず、考えごとの続きに戻れます。お仕事のお話も歓迎です。',
  },
} satisfies Content['hero'];
