/** What the classifier sees of a question: its words, their parts, the word lists that it touches, the marks of names. */
import { isLatin, type Language } from '../text.ts';

/** What stands in a question in the place of a name: examples say `@t`, questions get the mark from the name retriever. */
export const MARKS = {
  owner: '\uE001',
  company: '\uE002',
  place: '\uE003',
  technology: '\uE004',
  project: '\uE005',
} as const;

const LATIN_WORDS = /[\uE001-\uE005]|[\p{Script=Latin}\d][\p{Script=Latin}\d'+#.%-]*/gu;

/** A list of words that speak for an intent. */
export interface WordList {
  readonly intent: string;
  readonly words: RegExp;
}

/**
 * `intent: word, begin*` a line → lists; an intent without words has none. Latin words stand alone, a star lets them go on;
 * others are found anywhere.
 */
export function readKeywords(lines: readonly string[]): WordList[] {
  return lines
    .filter((line) => /:./.test(line))
    .map((line) => {
      const [intent = '', words = ''] = line.split(/: ?(.*)/s);
      return { intent, words: new RegExp(words.split(',').map(wordPattern).join('|')) };
    });
}

function wordPattern(entry: string): string {
  const word = entry.trim().replace(/\*$/, '');
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (!/^[\p{Script=Latin}\d]/u.test(word)) return literal;
  return `(?<![a-z0-9])${literal}${entry.trim().endsWith('*') ? '' : '(?![a-z0-9])'}`;
}

/** The features of a text that is normalised and marked, each once. Bounded by the text's length. */
export function featuresOf(text: string, language: Language, lists: readonly WordList[]): string[] {
  const found = new Set<string>();
  const words = (text.match(LATIN_WORDS) ?? []).map((word) => word.replace(/[.'-]+$/, ''));
  words.forEach((word, index) => {
    found.add(`w${word}`);
    if (isLatin(language)) {
      found.add(`b${words[index - 1] ?? '^'} ${word}`);
      if (index > 1) found.add(`s${words[index - 2]} ${word}`);
      if (index === words.length - 1) found.add(`b${word} $`);
    }
    // Beginnings stand for a word's forms, and for many a misspelt one.
    found.add(`p${word.slice(0, 4)}`);
    found.add(`p${word.slice(0, 6)}`);
  });
  if (!isLatin(language)) {
    addParts(found, `^${text.replaceAll(/[\s\p{P}]+/gu, '')}$`.replaceAll(/[\p{Script=Latin}\d]+/gu, '·'), 1, 3);
  }
  for (const { intent, words: list } of lists) if (list.test(text)) found.add(`=${intent}`);
  return [...found];
}

function addParts(found: Set<string>, word: string, least: number, most: number): void {
  for (let size = least; size <= most; size += 1) {
    for (let start = 0; start + size <= word.length; start += 1) found.add(word.slice(start, start + size));
  }
}
