/** Where the visitor's choice of language is kept, and what their browser asks for. */
import { LANGUAGE_STORAGE_KEY, languageOfTag, preferredLanguage, type Language } from '#contract/language.ts';
import { SITE_PATH } from './site-path.ts';

/** The saved choice, then the browser's languages. */
export function visitorLanguage(): Language | undefined {
  return languageOfTag(savedLanguage()) ?? preferredLanguage(navigator.languages);
}

export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps a choice where page and server look for it next time. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; path=${SITE_PATH}/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage may be closed to the page: the cookie still holds the choice.
  }
}
