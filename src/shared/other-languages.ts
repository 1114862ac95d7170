/** What stands beside a text in other languages. Apart from the list itself, which every page reads before anything else. */
import { isLatin } from './known-languages.ts';
import { LANGUAGES, type Language } from './language.ts';

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
