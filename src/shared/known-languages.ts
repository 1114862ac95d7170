/** Every language that a site of this kind can speak: each has a folder in `src/i18n/locales/`. The owner chooses from them (`languages.ts` beside their words). */

export const KNOWN_LANGUAGES = ['de', 'en', 'ja', 'zh'] as const;
export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number];

/** What it is written in: Latin letters with spaces between the words, or simplified Chinese, or Japanese characters. */
export type Script = 'latin' | 'sc' | 'jp';

export const SCRIPTS = { de: 'latin', en: 'latin', ja: 'jp', zh: 'sc' } as const satisfies Record<
  KnownLanguage,
  Script
>;

/** Of some languages those that are written in a script. */
export type Written<In extends Script, Language extends KnownLanguage = KnownLanguage> = Language extends KnownLanguage
  ? (typeof SCRIPTS)[Language] extends In
    ? Language
    : never
  : never;

export function isLatin(language: KnownLanguage): language is Written<'latin'> {
  return SCRIPTS[language] === 'latin';
}

/** What stands between two sentences. */
export function spaceIn(language: KnownLanguage): '' | ' ' {
  return isLatin(language) ? ' ' : '';
}
