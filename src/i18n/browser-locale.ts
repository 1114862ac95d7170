/** The saved choice of language and what the browser asks for, as the page finds them; and the way from `/` to a language. */
import { pagePath, type Language } from '#shared/language.ts';
import type { SitePath } from '#shared/urls.ts';
import { detectLocale, LOCALE_STORAGE_KEY, matchLocale } from './detect-locale.ts';

/** Where the site lives, as the build settles it: what the page links to and asks for stands below this path. */
export const SITE_PATH: SitePath = import.meta.env.SITE_PATH;

export function pageAddress(language: Language): string {
  return SITE_PATH + pagePath(language);
}

/** The saved choice; undefined where there is none, or none that the site speaks. */
export function savedLocale(): Language | undefined {
  try {
    return matchLocale(localStorage.getItem(LOCALE_STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** The language of a visitor whom no server knows. */
export function visitorLocale(): Language {
  return detectLocale({
    path: location.pathname.slice(SITE_PATH.length),
    saved: savedLocale(),
    preferred: navigator.languages,
  });
}

/** Keeps a choice where page and server look for it next time. */
export function saveLocale(locale: Language): void {
  document.cookie = `${LOCALE_STORAGE_KEY}=${locale}; path=${SITE_PATH}/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // Storage may be closed to the page: the cookie still holds the choice.
  }
}

/** Leads from `/` to the page in another language than the one that stands there. That page's address leads no further. */
export function redirectFromRoot(locale: Language | undefined): void {
  const { documentElement: root } = document;
  if (location.pathname !== `${SITE_PATH}/` || !locale || locale === matchLocale(root.lang)) return;
  // Nothing of the wrong language is painted while the right page is on its way.
  root.style.visibility = 'hidden';
  location.replace(SITE_PATH + pagePath(locale) + location.search + location.hash);
}
