/** Reads web addresses, mail addresses, telephone numbers and countries as people write them. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { z } from 'zod';
import { folded } from './text.ts';
import words from './words.json' with { type: 'json' };

/** An address with `https:`; undefined for what is none of the web. */
export function webAddressIn(value: string) {
  // Without brackets, and without what it is called before it: `GitHub: <https://example.com>`.
  const written = value
    .replace(/[<>]/g, '')
    .trim()
    .replace(/^[\p{L} ]+:\s+(?=https?:)/u, '');
  const full = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written.replace(/^\/\//, '')}`;
  if (/\s/.test(full) || !URL.canParse(full)) return undefined;
  const url = new URL(full);
  const isWeb = /^https?:$/.test(url.protocol) && z.regexes.domain.test(url.hostname) && url.username === '';
  if (!isWeb) return undefined;
  const wasHttp = url.protocol === 'http:';
  url.protocol = 'https:';
  const isBare = url.pathname === '/' && !/\/(?:[?#].*)?$/.test(full);
  return { url: isBare ? url.href.replace(/\/(?=$|[?#])/, '') : url.href, wasHttp };
}

/** Undefined for what is no mail address. */
export function mailAddressIn(value: string): string | undefined {
  const written = value
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^.*<(.*)>$/, '$1');
  const all = [written, ...written.split(/[\s,;|/]+/)];
  return all.find((one) => z.email().safeParse(one).success);
}

/**
 * A number as `+44 20 7946 0000`, and the country that was taken for its own where it names none.
 * @param country Two letters (ISO 3166-1).
 */
export function telephoneIn(value: string, country: string | undefined) {
  const all = [value, ...value.split(/[,;/|]|\bor\b/)];
  return all.map((one) => oneNumberIn(one, country)).find((found) => found !== undefined);
}

/**
 * With a + any number that is possible, else one that is valid in the country. What is read has to hold the digits that
 * were written: the library rewrites carriers' codes, letters and some prefixes in silence.
 */
function oneNumberIn(value: string, country: string | undefined) {
  const written = value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*(?:tel|phone|mobile|cell|手机|电话|電話)?\s*[.:：]?\s*/i, '')
    .replace(/\([^()\d+]*\)/g, '')
    .trim();
  if (!/^[+\d(][\d\s().+/-]*$/.test(written)) return undefined;
  const cleaned = written
    .replace(/^\((\+\d+)\)/, '$1 ')
    .replace(/^00/, '+')
    .replace(/^(\+[\d\s]+)\(0\)/, '$1');
  const isInternational = /^\(?\+/.test(cleaned);
  const parsed = parsePhoneNumberFromString(cleaned, {
    extract: false,
    ...(!isInternational && country !== undefined && { defaultCountry: country as CountryCode }),
  });
  const digits = cleaned.replace(/\D/g, '');
  if (!parsed || !(isInternational ? parsed.isPossible() : parsed.isValid()) || !digits.includes(parsed.nationalNumber))
    return undefined;
  const number = parsed
    .formatInternational()
    .replace(/[^+\d]+/g, ' ')
    .trim();
  return { number, ...(!isInternational && country !== undefined && { assumed: country }) };
}

const CODES = [...new Set(Object.values(words.countries))];
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...words.locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return CODES.map((code) => [folded(names.of(code) ?? code), code] as const);
  }),
  ...Object.entries(words.countries).map(([letters, code]) => [letters.toLowerCase(), code] as const),
  ...Object.entries(words.countryNames),
  ...CODES.map((code) => [code.toLowerCase(), code] as const),
]);

/** `NO`, `NOR`, `Norway`, `Norwegen` → `NO` (ISO 3166-1); undefined for what is no country. */
export function countryIn(value: string): string | undefined {
  return COUNTRIES.get(folded(value));
}
