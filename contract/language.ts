/** The languages of the site: the owner's list, which page, server and build share. */
import { LANGUAGES } from '#owner/languages.ts';

export { LANGUAGES } from '#owner/languages.ts';
export type Language = (typeof LANGUAGES)[number];

/** One value for each language. */
export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}

/** What every visitor gets whose own languages the site does not speak. */
export const FALLBACK_LANGUAGE: Language = LANGUAGES[0];

/** Where the choice is kept: the key in local storage and the name of the cookie. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The site's language for a BCP 47 tag: `en-GB` → `en`, `zh-Hant-TW` → `zh`, `fr` → undefined.
 * A tag with subtags falls back to its base language.
 */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return isLanguage(base) ? base : undefined;
}

/** The first of the visitor's languages that the site speaks, most wanted first. */
export function preferredLanguage(tags: readonly (string | null | undefined)[]): Language | undefined {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return undefined;
}

/** The address of the page in a language, from the site's root. */
export function pagePath(language: Language): `/${Language}/` {
  return `/${language}/`;
}

/** The language that an address names: `/en/` → `en`, `/` → undefined. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split('/', 2)[1];
  return isLanguage(first) ? first : undefined;
}
