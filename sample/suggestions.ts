import type { Content } from '#content/schema.ts';

/** What the chat offers to ask before the first send. */
export const suggestions = [
  { zh: '现在在做什么？', en: 'What are you working on?', ja: 'いまの担当は？' },
  { zh: '做过多语言项目吗？', en: 'Which languages have you shipped in?', ja: '多言語の経験は？' },
  { zh: '怎么联系？', en: 'How do I reach you?', ja: '連絡先は？' },
] satisfies Content['suggestions'];
