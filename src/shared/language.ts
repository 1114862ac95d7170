/** The languages of the site: the owner's list, which page, server and build share. */
import { LANGUAGES } from '#words/languages.ts';

export { LANGUAGES } from '#words/languages.ts';
export type Language = (typeof LANGUAGES)[number];

/** One value for each language. */
export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}

/** What every visitor gets whose own languages the site does not speak. */
export const FALLBACK_LANGUAGE: Language = LANGUAGES[0];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
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
