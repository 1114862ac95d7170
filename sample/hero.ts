import type { Content } from '#content/schema.ts';

export const hero = {
  // Runs into the name that follows it.
  greeting: { zh: '你好，我是', en: 'Hello, I’m', ja: 'はじめまして。' },
  // Runs on from the title.
  subtitle: {
    zh: '在深圳做知识库产品',
    en: 'building a knowledge base in Shenzhen',
    ja: '深圳でナレッジベースをつくっています',
  },
  description: {
    zh: '我写编辑器，写搜索，也画一万条笔记之间的连线。做得好的时候，你注意不到界面，只记得自己刚才想到哪儿了。',
    en: 'I work on the editor, the search, and the lines between ten thousand notes. On a good day you don’t notice the interface. You just remember what you were thinking.',
    ja: 'エディターと検索をつくり、1万件のノートを線でつないでいます。うまくできたときほど、画面を意識せず、考えごとの続きにすっと戻れます。',
  },
} satisfies Content['hero'];
