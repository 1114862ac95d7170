/** What the answerer knows of the languages that the site has, in the server. */
import type { KnownLanguage } from '#contract/known-languages.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { KnownLanguageData, LanguageData } from '../language-data.ts';
import { data as de } from './de-data.ts';
import { data as en } from './en-data.ts';
import { data as ja } from './ja-data.ts';
import { data as zh } from './zh-data.ts';
import { onServer } from './on-server.ts';

const KNOWN: Readonly<Record<KnownLanguage, KnownLanguageData>> = { de, en, ja, zh };

export const languageData: readonly LanguageData[] = LANGUAGES.map((language) =>
  Object.assign(onServer(KNOWN[language]), { language }),
);
