/** Finds names in a message: those of the resume, those of technologies that it does not list, with one edit of difference. */
import { normalize } from '../tokenize/tokens.ts';
import { isOneEdit, shortened } from '../tokenize/spelling.ts';
import { MARKS } from './features.ts';

export type NameKind = keyof typeof MARKS;

export interface Name {
  readonly kind: NameKind;
  /** What it stands for: a project's id, a job's, a technology as the page or the kept list writes it. */
  readonly id: string;
  /** Whether the resume holds it. */
  readonly isListed: boolean;
}

export interface Entity extends Name {
  readonly start: number;
  readonly end: number;
}

export interface EntityFinder {
  /** The names of a normalised text, in its order. Work grows with the text's length alone. */
  find(text: string): Entity[];
  /** Whether a word in Latin letters is a name, as it stands. */
  knows(word: string): boolean;
}

const WORD = /[\p{Script=Latin}\d](?:[\p{Script=Latin}\d#]|\+(?!\p{Script=Latin}))*/gu;
/** Of a name in Latin letters: the most words that are looked at together. */
const MAX_WORDS = 5;
/** A shorter word is not taken for a misspelt name. */
const MIN_MISSPELT = 5;
const JOIN = /^[\s.\-/_']{0,2}$/;

export interface SpeltName extends Name {
  /** In lower case, in any script. */
  readonly spelling: string;
  /** A word that is nearly the same is another one. */
  readonly isExact?: boolean;
}

export function createEntityFinder(names: readonly SpeltName[], isWord: (word: string) => boolean): EntityFinder {
  const latin = new Map<string, SpeltName>();
  const others = new Map<string, SpeltName[]>();
  for (const name of names) {
    const key = keyOf(name.spelling);
    if (/^[\p{Script=Latin}\d+#]+$/u.test(key)) {
      if (!latin.has(key)) latin.set(key, name);
    } else {
      const first = name.spelling.slice(0, 2);
      others.set(
        first,
        [...(others.get(first) ?? []), name].toSorted((a, b) => b.spelling.length - a.spelling.length),
      );
    }
  }
  const nearly = nearSpellings(latin);
  return {
    find(text) {
      const found = [...latinNames(text, latin, nearly, isWord), ...otherNames(text, others)];
      return withoutOverlaps(found);
    },
    knows: (word) => latin.has(word),
  };
}

function* latinNames(
  text: string,
  names: ReadonlyMap<string, SpeltName>,
  nearly: ReadonlyMap<string, string>,
  isWord: (word: string) => boolean,
): Generator<Entity> {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  for (let first = 0; first < words.length; first += 1) {
    let key = '';
    let before = words[first];
    for (const word of words.slice(first, first + MAX_WORDS)) {
      if (word !== before && before && !JOIN.test(text.slice(before.end, word.start))) break;
      key += word.word;
      const name = names.get(key) ?? (word === words[first] ? misspelt(word.word, names, nearly, isWord) : undefined);
      if (name) yield { ...name, start: words[first]?.start ?? 0, end: word.end };
      before = word;
    }
  }
}

function* otherNames(text: string, names: ReadonlyMap<string, readonly SpeltName[]>): Generator<Entity> {
  for (let start = 0; start < text.length; start += 1) {
    for (const { spelling, kind, id, isListed } of names.get(text.slice(start, start + 2)) ?? []) {
      if (!text.startsWith(spelling, start) || !isBounded(text, start, spelling)) continue;
      yield { kind, id, isListed, start, end: start + spelling.length };
      break;
    }
  }
}

/** A name in katakana is no part of a longer word. */
function isBounded(text: string, start: number, spelling: string): boolean {
  if (!/^[\p{Script=Katakana}ー]+$/u.test(spelling)) return true;
  const isKatakana = (character: string) => /[\p{Script=Katakana}ー]/u.test(character);
  return !isKatakana(text.charAt(start - 1)) && !isKatakana(text.charAt(start + spelling.length));
}

function withoutOverlaps(found: readonly Entity[]): Entity[] {
  const longest = found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken = new Set<number>();
  const kept = longest.filter(({ start, end }) => {
    for (let at = start; at < end; at += 1) if (taken.has(at)) return false;
    for (let at = start; at < end; at += 1) taken.add(at);
    return true;
  });
  return kept.toSorted((a, b) => a.start - b.start);
}

/** A name without what parts its words: `Node.js` → `nodejs`. */
export function keyOf(spelling: string): string {
  return spelling.replaceAll(/(?<=[\p{Script=Latin}\d+#])[\s.\-/_']+(?=[\p{Script=Latin}\d])|\.$|^\./gu, '');
}

function misspelt(
  word: string,
  names: ReadonlyMap<string, SpeltName>,
  nearly: ReadonlyMap<string, string>,
  isWord: (word: string) => boolean,
): Name | undefined {
  if (word.length < MIN_MISSPELT || word.length > 24 || !/^[a-z]+$/.test(word) || isWord(word)) return undefined;
  for (const near of shortened(word)) {
    const key = names.has(near) && near.length >= MIN_MISSPELT ? near : nearly.get(near);
    if (key === undefined || !isOneEdit(word, key)) continue;
    const name = names.get(key);
    if (!name?.isExact) return name;
  }
  return undefined;
}

/** Each long name with one of its letters left out → the name. */
function nearSpellings(names: ReadonlyMap<string, Name>): Map<string, string> {
  const nearly = new Map<string, string>();
  for (const key of names.keys()) {
    if (key.length < MIN_MISSPELT || !/^[a-z]+$/.test(key)) continue;
    for (const near of shortened(key)) if (!nearly.has(near)) nearly.set(near, key);
  }
  return nearly;
}

/** The text with marks in the place of its names. */
export function markedText(text: string, names: readonly Entity[]): string {
  let marked = '';
  let at = 0;
  for (const { kind, start, end } of names) {
    marked += text.slice(at, start) + MARKS[kind];
    at = end;
  }
  return marked + text.slice(at);
}

/** `React?` is asked in the language of the page. */
export function isNothingButNames(message: string, entities: EntityFinder): boolean {
  const text = normalize(message.slice(0, 200));
  return markedText(text, entities.find(text)).replaceAll(/[\uE001-\uE005\s\p{P}\p{S}]/gu, '') === '';
}
