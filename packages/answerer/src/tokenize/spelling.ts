/** Mends slips of the fingers in ordinary words, against the words that speak for an intent: one edit, in longer words only. */
import type { LanguageData } from '../language-data.ts';

/** A shorter word is left as it is: too many others are one letter away. */
const LEAST = 4;
/** Of the resume's own words only the long ones are looked for. */
const MIN_OF_CONTENT = 6;
/** In UTF-16 units: whoever writes more than that has read it over, and the work stays bounded. */
const MOST = 300;

/**
 * @param isWord whether a word is known as it stands
 * @param ofContent words in Latin letters that the resume has
 * @returns The text with its slips mended; names are left alone.
 */
export function createSpeller(
  { keywords, rules }: LanguageData,
  isWord: (word: string) => boolean,
  ofContent: ReadonlySet<string>,
): (text: string) => string {
  const words = keywords
    .flatMap((line) => line.replace(/^.*?:/, '').split(/[,\s]+/))
    .concat(rules.concepts.flat(), ...rules.stopWords, rules.oftenMisspelt)
    .concat([...ofContent].filter((word) => word.length > MIN_OF_CONTENT))
    .filter((word) => /^([a-z]{4,}\*?|[\p{Script=Katakana}ー]{5,})$/u.test(word));
  const near = new Map<string, string[]>();
  for (const word of new Set(words)) {
    for (const form of shortened(word.replace('*', ''))) near.set(form, [...(near.get(form) ?? []), word]);
  }
  // Words that the rules themselves look for are no slips either, with and without a letter that may be missing.
  const patterns = [
    ...Object.values(rules.aspects),
    ...Object.values(rules.tells),
    rules.asks,
    ...Object.values(rules.signs),
    ...rules.needs.flat(),
  ];
  const known = new Set([
    ...words,
    ...patterns.flatMap(({ source }) => source.replaceAll(/(\w+)\w\?/g, '$& $1').match(/[a-z]{4,}/g) ?? []),
  ]);
  const mend = (word: string): string => {
    if (word.length < LEAST || word.length > 24 || known.has(word) || isWord(word)) return word;
    const beginnings = [word, ...Array.from({ length: 3 }, (_, less) => word.slice(0, -1 - less))].filter(
      (one) => one.length >= LEAST,
    );
    for (const beginning of beginnings) {
      const rest = word.slice(beginning.length);
      for (const candidate of shortened(beginning).flatMap((form) => near.get(form) ?? [])) {
        const isBeginning = candidate.endsWith('*');
        const bare = candidate.replace('*', '');
        if ((rest === '' || (isBeginning && bare.length > LEAST)) && isSlip(beginning, bare)) return bare + rest;
      }
    }
    return word;
  };
  return (text) => {
    if (text.length > MOST) return text;
    const plain = text.replaceAll(/\p{Script=Han}/gu, (character) => rules.characters?.get(character) ?? character);
    const mended = rules.slips.reduce((one, [slip, meant]) => one.replaceAll(slip, meant), plain);
    return mended.replaceAll(/(?<![a-z\d@./-])[a-z]+(?![a-z\d@/-]|\.[a-z])|[\p{Script=Katakana}ー]{4,}/gu, mend);
  };
}

/** One edit that fingers make: not of the first letter, not of the ending, and in a short word two letters swapped only. */
function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || word.startsWith(meant) || meant.startsWith(word) || !isOneEdit(word, meant)) return false;
  return (
    word.length > LEAST || /^[^a-z]/.test(word) || [...word].toSorted().join('') === [...meant].toSorted().join('')
  );
}

/** A word, and the word with each of its letters left out. */
export function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** One letter more, less or other, or two neighbours swapped. */
export function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a[0] === b[1] && a[1] === b[0]);
}
