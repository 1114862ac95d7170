import { LANGUAGES, type Language } from '#shared/language.ts';

/** Every word of a part of the content in one language, each with its field: `projects[1].title.ja`. */
export function wordsIn(language: Language, part: unknown, field = ''): [field: string, words: string][] {
  if (typeof part === 'string') return [[field, part]];
  if (Array.isArray(part)) return part.flatMap((item, index) => wordsIn(language, item, `${field}[${index}]`));
  if (typeof part !== 'object' || part === null) return [];
  if (isInLanguages(part)) return wordsIn(language, part[language], `${field}.${language}`);
  return Object.entries(part).flatMap(([key, value]) => wordsIn(language, value, field ? `${field}.${key}` : key));
}

function isInLanguages(part: object): part is Record<Language, unknown> {
  return LANGUAGES.every((language) => language in part);
}
