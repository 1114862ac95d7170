/** What was learned from the examples, as a linear classifier: a few hundred bytes of code, its weights as text. */
import type { KnownLanguage } from '#contract/known-languages.ts';
import { featuresOf, readWordLists } from './features.ts';

/** As `pipeline/answers/learn.ts` writes it. Every character of a stream is one symbol, so that compression sees them. */
export interface Learned {
  /** Names of topics, parted by spaces. */
  readonly topics: string;
  readonly words: string;
  /** One weight per topic. */
  readonly biases: string;
  /** Differences between the sorted hashes of the features. */
  readonly hashes: string;
  /** How many weights a feature has. */
  readonly counts: string;
  /** The topic of each feature's first weight. */
  readonly targets: string;
  /** Of its further ones, how far each is from the one before. */
  readonly further: string;
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

/** Symbols begin here: printable, and none that a JavaScript string has to escape but one. */
export const FIRST_SYMBOL = 35;
/** Of a number in several symbols, those below end it. */
export const LAST_OF_NUMBER = 45;
export const HASH_BITS = 16;
const MIDDLE = 45;

/** FNV-1a, folded to `HASH_BITS`. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) & ((1 << HASH_BITS) - 1);
}

export function createModel(learned: Learned, language: KnownLanguage): Model {
  const topics = learned.topics.split(' ');
  const lists = readWordLists(learned.words);
  const biases = symbols(learned.biases).map((symbol) => symbol - MIDDLE);
  const { features, targets } = readFeatures(learned);
  const weights = Int8Array.from(symbols(learned.weights), (symbol) => symbol - MIDDLE);
  return {
    classify(text) {
      const found = featuresOf(text, language, lists)
        .map((feature) => features.get(hashOf(feature)))
        .filter((span) => span !== undefined);
      const scale = learned.step / Math.sqrt(Math.max(1, found.length));
      const sums = biases.map((bias) => bias * learned.step);
      for (const [start, end] of found) {
        for (let at = start; at < end; at += 1) {
          const topic = targets[at] ?? 0;
          sums[topic] = (sums[topic] ?? 0) + (weights[at] ?? 0) * scale;
        }
      }
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const all = powers.reduce((total, power) => total + power, 0);
      return topics
        .map((topic, index) => ({ topic, p: (powers[index] ?? 0) / all }))
        .toSorted((one, other) => other.p - one.p);
    },
    knows: (word) => features.has(hashOf(`w${word}`)),
  };
}

interface Features {
  /** Hash of a feature → where its weights begin and end. */
  readonly features: ReadonlyMap<number, readonly [number, number]>;
  /** The topics of the weights. */
  readonly targets: readonly number[];
}

function readFeatures({ hashes, counts, ...learned }: Learned): Features {
  const features = new Map<number, readonly [number, number]>();
  const targets: number[] = [];
  const amounts = numbers(counts);
  const further = symbols(learned.further).values();
  const firsts = symbols(learned.targets);
  let hash = 0;
  numbers(hashes).forEach((step, index) => {
    hash += step;
    const start = targets.length;
    let target = firsts[index] ?? 0;
    targets.push(target);
    for (let more = amounts[index] ?? 0; more > 1; more -= 1) targets.push((target += further.next().value ?? 0));
    features.set(hash, [start, targets.length]);
  });
  return { features, targets };
}

function symbols(text: string): number[] {
  return Array.from(text, (_, index) => text.charCodeAt(index) - FIRST_SYMBOL);
}

/** Numbers in base `LAST_OF_NUMBER`, the lowest digit first; a digit above it goes on. */
function numbers(text: string): number[] {
  const read: number[] = [];
  let value = 0;
  let unit = 1;
  for (const symbol of symbols(text)) {
    value += (symbol % LAST_OF_NUMBER) * unit;
    unit *= LAST_OF_NUMBER;
    if (symbol >= LAST_OF_NUMBER) continue;
    read.push(value);
    value = 0;
    unit = 1;
  }
  return read;
}
