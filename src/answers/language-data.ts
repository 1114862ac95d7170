/** What the keyless answerer knows of each language, all at once: for the server, the page downloads one at a time. */
import type { LanguageData } from 'answerer';
import { data as de } from 'answerer/languages/de';
import { data as en } from 'answerer/languages/en';
import { data as ja } from 'answerer/languages/ja';
import { data as zh } from 'answerer/languages/zh';
import type { KnownLanguage } from '#shared/known-languages.ts';

const DATA: Readonly<Record<KnownLanguage, LanguageData>> = { de, en, ja, zh };

export function languageDataOf(language: KnownLanguage): LanguageData {
  return DATA[language];
}
