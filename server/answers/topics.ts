/** What a question is about, told by the field's own words and their synonyms. */
import type { Language } from '#contract/language.ts';
import { en } from './vocabulary/en.ts';
import { ja } from './vocabulary/ja.ts';
import { MARKS, TOPICS, type Topic, type Vocabulary } from './vocabulary/vocabulary.ts';
import { zh } from './vocabulary/zh.ts';

const PATTERNS: Readonly<Record<Language, ReadonlyMap<Topic, RegExp>>> = {
  zh: compile(zh, boundLatin),
  en: compile(en, (pattern) => String.raw`(?<!\w)${pattern}(?!\w)`),
  ja: compile(ja, boundLatin),
};

const ALL_PHRASES = {
  zh: TOPICS.flatMap((topic) => zh[topic]),
  en: TOPICS.flatMap((topic) => en[topic]),
  ja: TOPICS.flatMap((topic) => ja[topic]),
} as const;
const ENGLISH_WORD = new RegExp(
  `^(${ALL_PHRASES.en
    .flatMap((phrase) => phrase.split(/[ …-]+/))
    .map(patternOf)
    .join('|')})$`,
);

/** Whether a word belongs to the field: it stands in one of the phrases, whatever that asks about. */
export function isFieldWord(word: string, language: Language): boolean {
  return language === 'en'
    ? ENGLISH_WORD.test(word)
    : ALL_PHRASES[language].some((phrase) => phrase.includes(word) || word.includes(phrase));
}

const OWNER_ALONE = new RegExp(String.raw`^[^\p{L}\p{N}]*${MARKS.owner}[^\p{L}\p{N}]*$`, 'u');

/**
 * The narrowest topic of a question, whose names have become marks; undefined where no phrase is known. The owner's
 * name alone asks who that is.
 */
export function topicOf(question: string, language: Language): Topic | undefined {
  if (OWNER_ALONE.test(question)) return 'who';
  return TOPICS.find((topic) => PATTERNS[language].get(topic)?.test(question));
}

function compile(vocabulary: Vocabulary, bound: (pattern: string) => string): ReadonlyMap<Topic, RegExp> {
  return new Map(TOPICS.map((topic) => [topic, new RegExp(vocabulary[topic].map(patternOf).map(bound).join('|'))]));
}

/**
 * A phrase as the source of a pattern. The rest of a word before `…` is part of what may stand between: as a piece of
 * its own it would be sought in every division of the two.
 */
function patternOf(phrase: string): string {
  return phrase
    .replaceAll(/[.+?^${}()|[\]\\/-]/g, String.raw`\$&`)
    .replaceAll(/\*(?! ?…)/g, String.raw`[\w'-]*`)
    .replaceAll(/\*? ?… ?/g, '.*');
}

/** Chinese and Japanese words stand anywhere; a Latin one among them stands alone. */
function boundLatin(pattern: string): string {
  return /^[a-z0-9 ]+$/.test(pattern) ? `(?<![a-z0-9])${pattern}(?![a-z0-9])` : pattern;
}
