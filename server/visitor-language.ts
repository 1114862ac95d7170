/** Which language a visitor gets: the address's, then the saved choice, then the browser's languages, then Chinese. */
import { FALLBACK_LANGUAGE, isLanguage, languageOfPath, preferredLanguage, type Language } from '#contract/language.ts';

interface Visitor {
  /** The path of the page the visitor is on or asks for. */
  readonly path?: string | undefined;
  /** The cookie `i18nextLng`. */
  readonly savedChoice?: string | undefined;
  /** The header `Accept-Language`. */
  readonly acceptLanguage?: string | undefined;
}

export function visitorLanguage({ path, savedChoice, acceptLanguage }: Visitor): Language {
  return (
    languageOfPath(path ?? '') ??
    (isLanguage(savedChoice) ? savedChoice : undefined) ??
    preferredLanguage(wantedLanguages(acceptLanguage ?? '')) ??
    FALLBACK_LANGUAGE
  );
}

/** The tags of an `Accept-Language` header, most wanted first; those with `q=0` are not wanted (RFC 9110 §12.5.4). */
export function wantedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0 && quality <= 1)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
