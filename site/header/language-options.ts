import type { Language } from '#contract/language.ts';

interface LanguageOption {
  /** The language's own name, the same on every page. */
  readonly name: string;
  readonly flag: string;
}

/** What the switcher shows beside the language's code (specification.md §3). */
export const LANGUAGE_OPTIONS: Readonly<Record<Language, LanguageOption>> = {
  zh: { name: '中文', flag: '🇨🇳' },
  en: { name: 'English', flag: '🇺🇸' },
  ja: { name: '日本語', flag: '🇯🇵' },
};
