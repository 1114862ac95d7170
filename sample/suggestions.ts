import type { Content } from '#content/schema.ts';

/** What the chat offers to ask before the first send. */
export const suggestions = [
  { zh: '现在在做什么？', en: 'Current work?', ja: 'いまの担当は？' },
  { zh: '做过多语言项目吗？', en: 'Multilingual work?', ja: '多言語の経験は？' },
  { zh: '怎么联系？', en: 'Contact details?', ja: '連絡先は？' },
] satisfies Content['suggestions'];
