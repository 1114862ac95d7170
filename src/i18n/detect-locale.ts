/** Which language a visitor gets: the one rule of the page, the script in its head and the server. */
import { FALLBACK_LANGUAGE, isLanguage, languageOfPath, type Language } from '#shared/language.ts';

/** Where the choice is kept: the key in local storage and the name of the cookie. */
export const LOCALE_STORAGE_KEY = 'i18nextLng';

/** A BCP 47 tag, or one as POSIX writes it; its base is the group. */
const TAG = /^([a-z]+)(?:[-_][a-z\d]+)*$/;

/**
 * The site's language for a tag: `en-GB` → `en`, ` zh-Hant-TW` → `zh`, `fr`, `x-default` and what is no tag → undefined.
 * @param tag as it was found, in a cookie, a storage or a header: of any kind
 */
export function matchLocale(tag: unknown): Language | undefined {
  const base = typeof tag === 'string' ? TAG.exec(tag.trim().toLowerCase())?.[1] : undefined;
  return isLanguage(base) ? base : undefined;
}

interface LocaleHints {
  /** The path that the visitor is on or asks for, from the site's root. */
  readonly path?: string | undefined;
  readonly saved?: unknown;
  /** The tags that the browser asks for, most wanted first. */
  readonly preferred?: readonly unknown[] | undefined;
}

/** The address's language, then the saved choice, then the browser's languages, then the site's first. */
export function detectLocale({ path = '', saved, preferred = [] }: LocaleHints): Language {
  return languageOfPath(path) ?? [saved, ...preferred].map(matchLocale).find(isLanguage) ?? FALLBACK_LANGUAGE;
}
