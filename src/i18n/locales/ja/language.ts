import type { LanguageFacts } from '../translation.ts';

export const ja: LanguageFacts = {
  htmlLang: 'ja',
  name: '日本語',
  flag: '🇯🇵',
};
