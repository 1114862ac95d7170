/** What every page knows of the languages that a site may have. */
import type { KnownLanguage } from '#shared/known-languages.ts';
import { inEachLanguage } from '#shared/language.ts';
import { de } from './de/language.ts';
import { en } from './en/language.ts';
import { ja } from './ja/language.ts';
import type { LanguageFacts } from './translation.ts';
import { zh } from './zh/language.ts';

export const LANGUAGE_FACTS: Readonly<Record<KnownLanguage, LanguageFacts>> = { de, en, ja, zh };

/** The value of `<html lang>` for each language. */
export const HTML_LANG = inEachLanguage((language) => LANGUAGE_FACTS[language].htmlLang);
