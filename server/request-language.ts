/** Which language a request is answered in. */
import type { Language } from '#shared/language.ts';
import { detectLocale } from '#i18n/detect-locale.ts';
import { acceptedEntries } from './accept.ts';

interface LanguageHints {
  /** The path of the page the visitor is on or asks for. */
  readonly path?: string | undefined;
  /** The cookie `i18nextLng`; one with a region counts as its base. */
  readonly savedChoice?: string | undefined;
  /** The header `Accept-Language`. */
  readonly acceptLanguage?: string | undefined;
}

export function requestLanguage({ path, savedChoice, acceptLanguage }: LanguageHints): Language {
  return detectLocale({ path, saved: savedChoice, preferred: wantedLanguages(acceptLanguage) });
}

/** The tags of an `Accept-Language` header, most wanted first; those with `q=0` are not wanted (RFC 9110 §12.5.4). */
export function wantedLanguages(header: string | undefined): string[] {
  return acceptedEntries(header)
    .filter(({ weight }) => weight > 0)
    .map(({ name }) => name);
}
