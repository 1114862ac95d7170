/** What every page knows of the languages that a site may have. */
import type { KnownLanguage } from '#shared/known-languages.ts';
import { inEachLanguage } from '#shared/language.ts';

/** What every page knows of a language, whichever its own is. */
interface LanguageFacts {
  /** The value of `<html lang>` and of every `lang` on foreign words: it decides between Chinese and Japanese glyphs. */
  readonly htmlLang: string;
  /** How the switcher shows it: by its own name, the same on every page, and a flag. */
  readonly name: string;
  readonly flag: string;
}

export const LANGUAGE_FACTS: Readonly<Record<KnownLanguage, LanguageFacts>> = {
  de: { htmlLang: 'de', name: 'Deutsch', flag: '🇩🇪' },
  en: { htmlLang: 'en', name: 'English', flag: '🇺🇸' },
  ja: { htmlLang: 'ja', name: '日本語', flag: '🇯🇵' },
  zh: { htmlLang: 'zh-CN', name: '中文', flag: '🇨🇳' },
};

/** The value of `<html lang>` for each language. */
export const HTML_LANG = inEachLanguage((language) => LANGUAGE_FACTS[language].htmlLang);
