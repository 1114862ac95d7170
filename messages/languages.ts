/** What every page knows of the languages of the site. */
import { inEachLanguage, type Language } from '#contract/language.ts';
import { en } from './en/language.ts';
import { ja } from './ja/language.ts';
import type { LanguageFacts } from './translation.ts';
import { zh } from './zh/language.ts';

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = { zh, en, ja };

/** The value of `<html lang>` for each language. */
export const HTML_LANG = inEachLanguage((language) => LANGUAGE_FACTS[language].htmlLang);
