/** What every page knows of the language, whichever its own is. */
import type { LanguageFacts } from '../translation.ts';

export const en: LanguageFacts = {
  htmlLang: 'en',
  name: 'English',
  flag: '🇺🇸',
};
