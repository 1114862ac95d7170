/** The languages of the site: the owner's list, which page, server and build share. */
import { LANGUAGES } from '#words/languages.ts';
import { isLatin } from './known-languages.ts';

export { LANGUAGES } from '#words/languages.ts';
export type Language = (typeof LANGUAGES)[number];

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

/** All but one, in order: none on a site of one language. */
export function otherLanguages(language: Language): Language[] {
  return LANGUAGES.filter((other): boolean => other !== language);
}

/**
 * The language in which a name stands a second time, beside itself: one that is written otherwise, where there is one.
 * Undefined on a site of one language.
 */
export function otherLanguage(language: Language): Language | undefined {
  const others = otherLanguages(language);
  return others.find((other) => isLatin(other) !== isLatin(language)) ?? others[0];
}
