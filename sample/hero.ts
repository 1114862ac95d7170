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
    zh: '我写编辑器，写搜索，也画一万条笔记之间的连线，用的是 React 和 TypeScript。做得好的时候，你注意不到界面，只记得自己刚才想到哪儿了。',
    en: 'I work on the editor, the search, and the links between ten thousand notes, in React and TypeScript. On a good day you don’t notice the interface. You just remember what you were thinking.',
    ja: 'ReactとTypeScriptでエディターと検索をつくり、1万件のノートをリンクで結んでいます。うまくできたときほど、使う人は画面を意識せず、考えごとの続きに戻れます。',
  },
} satisfies Content['hero'];
