/** The spoken languages that a text names, by their tags. */
import type { Language } from '../text.ts';
import type { LanguageData } from '../language-data.ts';
import { normalize } from '../tokenize/normalize.ts';

const TAGS = 'en zh ja de fr es ko pt it ru yue ar th vi hi nl sv tr pl id da uk cs'.split(' ');

const patterns = new Map<Language, ReadonlyMap<string, RegExp>>();

/** What the platform calls them, and what else a visitor may. */
function patternsOf({ language, rules }: LanguageData): ReadonlyMap<string, RegExp> {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const entries = TAGS.flatMap((tag): [string, RegExp][] => {
    const name = normalize(names.of(tag) ?? '');
    // With the endings of an adjective, as in German; written or spoken, as in Chinese.
    const called = /^[a-z]/.test(name) ? `\\b${name}(?:e[mnrs]?)?\\b` : name.replace(/语$/, '[语文]');
    const ways = [called, rules.spoken[tag]?.source].filter(Boolean);
    return ways.length > 0 ? [[tag, new RegExp(ways.join('|'))]] : [];
  });
  return new Map(entries);
}

export function humanLanguagesIn(text: string, data: LanguageData): string[] {
  const known = patterns.get(data.language) ?? patternsOf(data);
  patterns.set(data.language, known);
  return [...known].filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag);
}
