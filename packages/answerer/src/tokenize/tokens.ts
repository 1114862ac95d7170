/** Texts as they are compared: in questions, in sentences, in words (stems in English, pairs of Chinese characters). */
import { isLatin } from '../text.ts';
import type { LanguageData, LanguageRules } from '../language-data.ts';

const LATIN = /[\p{Script=Latin}\d][\p{Script=Latin}\d'+#.%-]*/gu;
const KATAKANA = /[\p{Script=Katakana}ー]{2,}/gu;
const HAN = /\p{Script=Han}+/gu;

/** Of a text that is normalised; each token once. */
export function tokensOf(text: string, { rules, language }: LanguageData): string[] {
  const found = new Set<string>();
  const all = new Set<string>();
  const { endings } = rules;
  const stem = endings ? (word: string) => (/^[a-z']+$/.test(word) ? word.replace(endings, '') : word) : stemOf;
  for (const [word] of text.matchAll(LATIN)) {
    const bare = word.replace(/[.'%-]+$/, '');
    all.add(stem(bare));
    if (rules.stopWords.has(bare)) continue;
    found.add(stem(bare));
    if (bare.includes('-')) bare.split('-').forEach((part) => part.length > 2 && found.add(stem(part)));
  }
  if (isLatin(language)) return withConcepts(found, all, text, rules.concepts, stem);
  const telling = rules.stopPhrases ? text.replaceAll(rules.stopPhrases, ' ') : text;
  for (const [word] of telling.matchAll(KATAKANA)) found.add(word);
  for (const [run] of telling.matchAll(HAN)) {
    if (run.length === 1) found.add(run);
    for (let at = 0; at + 2 <= run.length; at += 1) found.add(run.slice(at, at + 2));
  }
  return withConcepts(found, all, text, rules.concepts, stem);
}

/** The characters of compounds, where a visitor writes one of them: `止めた` of `停止`, `停了` of `停业`. */
export function charactersOf(text: string): string[] {
  return text.match(/\p{Script=Han}/gu) ?? [];
}

/** The ends of compounds in katakana, by which a visitor calls the whole: `カレー` of `スープカレー`. */
export function compoundEndsOf(text: string): string[] {
  return [...text.matchAll(/[\p{Script=Katakana}ー]{5,}/gu)].flatMap(([word]) =>
    [3, 4].flatMap((size) => [word.slice(-size), word.slice(0, size)]),
  );
}

/** `licensed`, `licenses`, `licence` → `licens`. */
export function stemOf(word: string): string {
  if (!/^[a-z']+$/.test(word)) return word;
  return word
    .replace(/'s$/, '')
    .replace(/(?<=\w{3})(ies|y)$/, 'i')
    .replace(/(?<=\w{3})(ations?|ions?|ing|ed|es|s|e|ly)$/, '')
    .replace(/(?<=\w{3})([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/cenc?$/, 'cens');
}

/** @param all stems, those of words that say little too: beside others they tell what is meant */
function withConcepts(
  found: Set<string>,
  all: ReadonlySet<string>,
  text: string,
  concepts: Concepts,
  stem: (word: string) => string,
): string[] {
  stemmed(concepts, stem).forEach((members, index) => {
    if (members.some((member) => (IS_LATIN.test(member) ? all.has(member) : text.includes(member))))
      found.add(`=${index}`);
  });
  return [...found];
}

type Concepts = readonly (readonly string[])[];
const IS_LATIN = /^[a-z]/;
/** A language's concepts are always the same: their words are stemmed once. */
const STEMMED = new WeakMap<Concepts, Concepts>();

function stemmed(concepts: Concepts, stem: (word: string) => string): Concepts {
  const known = STEMMED.get(concepts);
  if (known) return known;
  const stems = concepts.map((members) => members.map((one) => (IS_LATIN.test(one) ? stem(one) : one)));
  STEMMED.set(concepts, stems);
  return stems;
}

/** `Replies within a day. No spam.` → two. Figures such as 1.6 and names such as Node.js stay whole. */
export function sentencesOf(text: string): string[] {
  return (text.match(/.+?(?:[。！？!?]+[」』”）)]?|\.(?=\s+[^\p{Ll}\s]|$)|$)\s*/gsu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Whether a sentence names a technology: `Java` is no part of `JavaScript`, `CRDT` is one of `CRDTs`. */
export function namesTechnology(sentence: string, name: string): boolean {
  return sentence
    .split(name)
    .some((after, at, parts) => at > 0 && !GOES_BEFORE.test(parts[at - 1] ?? '') && !GOES_ON.test(after));
}

const GOES_BEFORE = /[\p{Script=Latin}\d]$/u;
const GOES_ON = /^(?!s(?![\p{Script=Latin}\d]))[\p{Script=Latin}\d+#]/u;

/** Lower case, full-width letters as plain ones, curly quotes as straight ones, umlauts as who has no key for them writes them. */
export function normalize(text: string): string {
  return namedGo(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`)
    .replaceAll('ß', 'ss');
}

/** The language whose name is a word: known by its capital among other names. */
function namedGo(text: string): string {
  return text.replaceAll(
    /(?<=([^\p{Script=Latin}\s]|\b(?:or|and|in|with)) ?)Go(?! ?[\p{Script=Latin}\p{N}])|(?<![\p{L}\p{N}])(Go(?= ?([、,，/／・)）]|または|or\b|and\b))|[Gg]o(?= ?([和跟与とや或]|还是)))/gu,
    'golang',
  );
}

/** More are not answered: five sentences are an answer, ten are a wall. */
export const MAX_PARTS = 5;
/** Of a message that is no advertisement, that much is read. */
const MAX_SPLIT = 1_200;

/** The sentences of a message, and the halves of those that join two questions where `asksBoth` says so. */
export function partsOf(
  message: string,
  rules: LanguageRules,
  asksBoth: (one: string, other: string, whole: string) => boolean,
): string[] {
  const sentences = message
    .slice(0, MAX_SPLIT)
    // A quotation is no sentence of its own.
    .replaceAll(/[「『“"][^」』”"]{0,80}[」』”"]/g, (quoted) => quoted.replaceAll(/[?？!！。]/g, ' '))
    .split(/(?<=[?？!！。;；\n])|(?<=[a-z\d)]\.)\s+(?=\S)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}\uE001-\uE005]/u.test(sentence));
  return sentences.slice(0, 8).flatMap((sentence) => halvesOf(sentence, rules, asksBoth, 2));
}

function halvesOf(
  sentence: string,
  rules: LanguageRules,
  asksBoth: (one: string, other: string, whole: string) => boolean,
  depth: number,
): string[] {
  if (depth === 0 || sentence.length > 300) return [sentence];
  const joints = [...sentence.matchAll(new RegExp(rules.joints, 'g'))].slice(0, 4);
  for (const { 0: joint, index } of joints) {
    const one = sentence.slice(0, index).trim();
    const other = sentence.slice(index + joint.length).trim();
    if (one.length < 2 || other.length < 2 || !asksBoth(one, other, sentence)) continue;
    return [one, ...halvesOf(other, rules, asksBoth, depth - 1)];
  }
  return [sentence];
}
