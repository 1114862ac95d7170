/** Which intent a question has: a linear classifier over sparse features. */
import type { LanguageData, Weights } from '../language-data.ts';
import { featuresOf, readKeywords } from './features.ts';

export interface Scored {
  readonly intent: string;
  /** 0 to 1; all intents' together are 1. */
  readonly p: number;
}

export interface IntentClassifier {
  /** The intents of a text that is normalised and marked, the likeliest first. */
  classify(text: string): Scored[];
  /** Whether a word stands in the examples. */
  knows(word: string): boolean;
}

/** Of a feature's hash: enough that hardly two features of a language share one. */
const HASH_BITS = 24;
/** Characters count from here: printable, and none that JSON has to escape. */
export const FIRST_CHARACTER = 48;
/** Steps may be below nothing. */
export const MIDDLE_CHARACTER = 80;
/** What the lower digit of a distance between two hashes holds. */
export const DIGIT = 64;

/** FNV-1a, the upper bits. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  return hash >>> (32 - HASH_BITS);
}

export function createClassifier({ weights, keywords, language }: LanguageData): IntentClassifier {
  const lists = readKeywords(keywords);
  const features = readWeights(weights);
  return {
    classify(text) {
      const found = featuresOf(text, language, lists).flatMap((feature) => {
        const at = features.get(hashOf(feature));
        return at === undefined ? [] : [at];
      });
      const scale = weights.step / Math.sqrt(Math.max(1, found.length));
      const sums = [...weights.biases];
      for (const { from, to } of found) {
        for (let at = from; at < to; at += 1) {
          const column = weights.columns.charCodeAt(at) - FIRST_CHARACTER;
          sums[column] = (sums[column] ?? 0) + (weights.steps.charCodeAt(at) - MIDDLE_CHARACTER) * scale;
        }
      }
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const all = powers.reduce((total, power) => total + power, 0);
      return weights.intents
        .map((intent, index) => ({ intent, p: (powers[index] ?? 0) / all }))
        .toSorted((one, other) => other.p - one.p);
    },
    knows: (word) => features.has(hashOf(`w${word}`)),
  };
}

/** Where the weights of each feature stand. */
function readWeights({ high, low, counts }: Weights): ReadonlyMap<number, { from: number; to: number }> {
  const features = new Map<number, { from: number; to: number }>();
  let hash = 0;
  let from = 0;
  for (let at = 0; at < counts.length; at += 1) {
    hash += (high.charCodeAt(at) - FIRST_CHARACTER) * DIGIT + low.charCodeAt(at) - FIRST_CHARACTER;
    const to = from + counts.charCodeAt(at) - FIRST_CHARACTER;
    features.set(hash, { from, to });
    from = to;
  }
  return features;
}
