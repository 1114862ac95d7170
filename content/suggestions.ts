import type { Content } from './schema.ts';

/** What the chat offers to ask before the first send. */
export const suggestions = [
  { zh: '现在在做什么？', en: 'What is Chen Yu working on?', ja: 'いまは何をつくっていますか？' },
  { zh: '做过多语言项目吗？', en: 'Any multilingual work?', ja: '多言語対応の経験はありますか？' },
  { zh: '怎么联系？', en: 'How do I get in touch?', ja: '連絡先を教えてください' },
] satisfies Content['suggestions'];
