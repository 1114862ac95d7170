import type { LanguageFacts } from '../translation.ts';

export const zh: LanguageFacts = {
  htmlLang: 'zh-CN',
  name: '中文',
  flag: '🇨🇳',
};
