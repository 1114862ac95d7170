/** What was learned from the examples, as a linear classifier: a few hundred bytes of code, its weights as text. */
import type { KnownLanguage } from '#contract/known-languages.ts';
import { featuresOf, readWordLists } from './features.ts';
import { createUnpacker } from './packed.ts';

/** As `pipeline/answers/learn.ts` writes it. */
export interface Learned {
  /** A line for each topic, in their order: its name, and the words that speak for it. */
  readonly words: string;
  /** One bias per topic, then the features by their hashes, each with its weights: packed. */
  readonly weights: string;
  /** How much one step of a weight is. */
  readonly step: number;
}

export interface Scored {
  readonly topic: string;
  /** 0 to 1; all topics' together are 1. */
  readonly p: number;
}

export interface Model {
  /** The topics of a text that is normalised and marked, the likeliest first. */
  classify(text: string): Scored[];
  /** Whether a word stands in the examples. */
  knows(word: string): boolean;
}

export const HASH_BITS = 16;
/** Kinds of packed numbers: how many features there are … */
export const AMOUNT = 0;
/** … how far the hash of one is from that before, how many weights it has … */
export const HASH = 1;
export const COUNT = 2;
/** … the topic of the first, and how far that of a further one is from the one before … */
export const FIRST_TOPIC = 3;
export const NEXT_TOPIC = 4;
/** … a weight, and one that is its feature's only one. */
export const WEIGHT = 5;
export const ONLY_WEIGHT = 6;
/** Weights are counted from here: what is packed is above nothing. */
export const MIDDLE = 64;

/** FNV-1a, of 32 bits. */
export function wideHashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Folded to `HASH_BITS`. */
export function hashOf(feature: string): number {
  const hash = wideHashOf(feature);
  return (hash ^ (hash >>> 15)) & ((1 << HASH_BITS) - 1);
}

/** What speaks for which topic, and how much. */
export interface Weighing {
  readonly biases: readonly number[];
  /** Of a feature that was learned: topics by their place, each with the feature's weight. */
  readonly weightsOf: (feature: string) => readonly (readonly [topic: number, weight: number])[] | undefined;
}

export function createModel(
  learned: Learned,
  language: KnownLanguage,
  { biases, weightsOf }: Weighing = readWeights(learned),
): Model {
  const topics = topicsOf(learned);
  const lists = readWordLists(learned.words);
  return {
    classify(text) {
      const found = featuresOf(text, language, lists)
        .map(weightsOf)
        .filter((weights) => weights !== undefined);
      const scale = 1 / Math.sqrt(Math.max(1, found.length));
      const sums = [...biases];
      for (const [topic, weight] of found.flat()) sums[topic] = (sums[topic] ?? 0) + weight * scale;
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const all = powers.reduce((total, power) => total + power, 0);
      return topics
        .map((topic, index) => ({ topic, p: (powers[index] ?? 0) / all }))
        .toSorted((one, other) => other.p - one.p);
    },
    knows: (word) => weightsOf(`w${word}`) !== undefined,
  };
}

function topicsOf({ words }: Learned): string[] {
  return words.split('\n').map((line) => line.replace(/:.*/, ''));
}

function readWeights(learned: Learned): Weighing {
  const { weights: text, step } = learned;
  const next = createUnpacker(text);
  const biases = topicsOf(learned).map(() => (next(WEIGHT) - MIDDLE) * step);
  const features = new Map<number, [number, number][]>();
  let hash = -1;
  for (let left = next(AMOUNT); left > 0; left -= 1) {
    hash += next(HASH);
    const count = next(COUNT);
    let topic = next(FIRST_TOPIC) - 1;
    const weights: [number, number][] = [];
    while (weights.length < count) {
      if (weights.length > 0) topic += next(NEXT_TOPIC);
      weights.push([topic, (next(count > 1 ? WEIGHT : ONLY_WEIGHT) - MIDDLE) * step]);
    }
    features.set(hash, weights);
  }
  return { biases, weightsOf: (feature) => features.get(hashOf(feature)) };
}
