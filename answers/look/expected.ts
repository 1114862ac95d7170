/** The questions that the owner expects, and how like each of them is to what is asked: by the rare words that both have. */
import { isLatin } from '#contract/known-languages.ts';
import type { Content } from '#content/schema.ts';
import type { LanguageData } from '../language-data.ts';
import { normalized } from '../split/normalised.ts';
import type { NameFinder } from '../understand/names.ts';
import type { Passage } from './passages.ts';
import { tokensOf } from './tokens.ts';

/** The likest of the questions that one sentence answers, or of those that no sentence does. */
export interface Expected {
  /** Where the sentence stands among the passages; undefined where the page does not tell it. */
  readonly index: number | undefined;
  /** 0 to 1: the cosine between both questions. */
  readonly likeness: number;
}

export interface ExpectedQuestions {
  /** One for each sentence that is asked for alike, the likest first. */
  like(text: string): Expected[];
  /** Words in Latin letters that stand in them. */
  readonly words: ReadonlySet<string>;
}

/** What both questions have in common counts the more the rarer it is; the words by which one asks count too. */
const OF_WORD = 1;
const OF_CONCEPT = 0.5;
const OF_ASKING = 0.5;
const OF_PARTS = 0.3;
/** Of what no expected question has: of a word so much, of the way it is asked nothing. */
const OF_UNKNOWN = 0.6;

const LATIN = /[\p{Script=Latin}\d][\p{Script=Latin}\d'+#.%-]*/gu;

interface Entry {
  readonly index: number | undefined;
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

/** @param names of the page: which of them is named says what a question is about, not what it asks */
export function createExpectedQuestions(
  { questions }: Content,
  passages: readonly Passage[],
  data: LanguageData,
  names: NameFinder,
): ExpectedQuestions {
  const asked = (questions?.[data.language] ?? []).flatMap(({ says, asked: texts }) => {
    const index = says === undefined ? undefined : passages.findIndex(({ text }) => text.includes(says));
    return index === -1 ? [] : texts.map((text) => ({ index, text: normalized(text) }));
  });
  const features = (text: string) => featuresOf(bare(text, names), data);
  const counts = new Map<string, number>();
  const known = asked.map(({ index, text }) => ({ index, found: features(text) }));
  for (const { found } of known)
    for (const feature of found.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weighed = (found: ReadonlyMap<string, number>) => {
    const weights = new Map<string, number>();
    for (const [feature, share] of found) {
      const count = counts.get(feature) ?? 0;
      if (count === 0 && feature.includes(' ')) continue;
      weights.set(feature, share * Math.log(1 + known.length / (count + 0.5)) * (count === 0 ? OF_UNKNOWN : 1));
    }
    return { weights, length: Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight, 0)) };
  };
  const entries = known.map(({ index, found }): Entry => {
    const { weights, length } = weighed(found);
    return { index, weights, length };
  });
  const holding = new Map<string, Entry[]>();
  for (const entry of entries) for (const feature of entry.weights.keys()) add(holding, feature, entry);

  return {
    words: new Set(asked.flatMap(({ text }) => text.match(/[a-z\d]+/g) ?? [])),
    like(text) {
      const { weights, length } = weighed(features(text));
      const common = new Map<Entry, number>();
      for (const [feature, weight] of weights) {
        for (const entry of holding.get(feature) ?? []) common.set(entry, (common.get(entry) ?? 0) + weight);
      }
      const likest = new Map<number | undefined, number>();
      for (const [entry, sum] of common) {
        const likeness = sum / (length * entry.length);
        if (likeness > (likest.get(entry.index) ?? 0)) likest.set(entry.index, likeness);
      }
      return [...likest]
        .map(([index, likeness]) => ({ index, likeness }))
        .toSorted((one, other) => other.likeness - one.likeness);
    },
  };
}

/** Without the names of the owner's own: their name, companies, projects. */
function bare(text: string, names: NameFinder): string {
  let left = '';
  let at = 0;
  for (const { kind, start, end } of names.find(text)) {
    if (kind !== 'owner' && kind !== 'company' && kind !== 'project') continue;
    left += `${text.slice(at, start)} `;
    at = end;
  }
  return left + text.slice(at);
}

function featuresOf(text: string, data: LanguageData): Map<string, number> {
  const found = new Map<string, number>();
  if (isLatin(data.language)) {
    const words = (text.match(LATIN) ?? []).map((word) => word.replace(/[.'%-]+$/, ''));
    words.forEach((word, at) => {
      found.set(`asks ${word}`, OF_ASKING);
      if (at > 0) found.set(`pair ${words[at - 1]} ${word}`, OF_PARTS);
    });
  } else {
    const run = text.replaceAll(/[\s\p{P}]+/gu, '');
    for (let at = 0; at < run.length; at += 1) {
      found.set(`part ${run[at]}`, OF_PARTS);
      if (at > 0) found.set(`asks ${run[at - 1]}${run[at]}`, OF_ASKING);
    }
  }
  for (const token of tokensOf(text, data)) found.set(token, token.startsWith('=') ? OF_CONCEPT : OF_WORD);
  return found;
}

function add<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
