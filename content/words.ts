import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';

/** Every word of a part of the content in one language, each with its field: `projects[1].title.ja`. */
export function wordsIn(language: Language, part: unknown, field = ''): [field: string, words: string][] {
  if (typeof part === 'string') return [[field, part]];
  if (Array.isArray(part)) return part.flatMap((item, index) => wordsIn(language, item, `${field}[${index}]`));
  if (typeof part !== 'object' || part === null) return [];
  if (isText(part)) return [[`${field}.${language}`, part[language]]];
  return Object.entries(part).flatMap(([key, value]) => wordsIn(language, value, field ? `${field}.${key}` : key));
}

function isText(part: object): part is Text {
  return LANGUAGES.every((language) => language in part);
}
