/** Finds a country by its two or three letters (ISO 3166-1) or by its name in any of the languages that are read. */
import countries from './countries.json' with { type: 'json' };
import { folded, LOCALES } from './locales.ts';

const { codes, names: OTHER_NAMES }: Readonly<Record<'codes' | 'names', Readonly<Record<string, string>>>> = countries;
const CODES = new Set(Object.values(codes));

let names: Map<string, string> | undefined;

function allNames(): Map<string, string> {
  if (names) return names;
  names = new Map();
  for (const locale of LOCALES) {
    const inLocale = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of CODES) {
      const name = inLocale.of(code);
      if (name !== undefined) names.set(folded(name), code);
    }
  }
  for (const [letters, code] of Object.entries(codes)) names.set(letters.toLowerCase(), code);
  for (const [name, code] of Object.entries(OTHER_NAMES)) names.set(name, code);
  return names;
}

/** `NO`, `NOR`, `Norway`, `Norwegen` → `NO`; undefined for what is none. */
export function countryIn(value: string): string | undefined {
  const written = folded(value);
  const code = /^[a-z]{2}$/.test(written) && written !== 'uk' ? written.toUpperCase() : undefined;
  if (code !== undefined) return CODES.has(code) ? code : undefined;
  return allNames().get(written);
}
