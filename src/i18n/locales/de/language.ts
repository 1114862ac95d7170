import type { LanguageFacts } from '../translation.ts';

export const de: LanguageFacts = {
  htmlLang: 'de',
  name: 'Deutsch',
  flag: '🇩🇪',
};
