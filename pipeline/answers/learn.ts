/**
 * Learns topics from the example questions: multinomial logistic regression over sparse features, by AdaGrad in a
 * fixed order, pruned to the heaviest weights, trained again on those, quantised. The same examples give the same bytes.
 */
import type { KnownLanguage } from '#contract/known-languages.ts';
import { featuresOf, readWordLists } from '#answers/understand/features.ts';
import {
  AMOUNT,
  COUNT,
  FIRST_TOPIC,
  HASH,
  hashOf,
  type Learned,
  wideHashOf,
  MIDDLE,
  NEXT_TOPIC,
  ONLY_WEIGHT,
  WEIGHT,
} from '#answers/understand/model.ts';
import { STEP, type WholeWeights } from '#answers/understand/whole-weights.ts';
import type { Example } from './examples.ts';
import { packed, type Packable } from './pack.ts';

interface Training {
  readonly epochs: number;
  readonly rate: number;
  /** Draws weights to nothing, so that no word is trusted more than its examples bear out. */
  readonly decay: number;
}

const FIRST: Training = { epochs: 12, rate: 0.3, decay: 0.0006 };
const PRUNED: Training = { ...FIRST, epochs: 15 };
/** Where nothing is left out for its size: longest the best, judged by the examples of hands that it was not taught by. */
const WHOLE: Training = { epochs: 40, rate: 0.4, decay: 0.0003 };
/** In a page, a feature of fewer examples says nothing. */
const LEAST_EXAMPLES = 2;
interface Size {
  /** Weights that are trained: the lightest of them bring the least, and left out last they move no other. */
  readonly most: number;
  /** Characters of five bits for those that are written: as many as there is room for, whatever a machine's arithmetic makes of them. */
  readonly room: number;
  readonly step: number;
}

/** What a visitor's download pays for, in such steps as keep each language within the page's budget. */
const SIZES: Readonly<Partial<Record<KnownLanguage, Size>>> = {
  zh: { most: 3_150, room: 4_560, step: 1.5 },
  en: { most: 3_150, room: 4_640, step: 1.5 },
  ja: { most: 2_650, room: 3_750, step: 1.7 },
};
/** For a language whose room nobody has measured yet. */
const PLAIN_SIZE: Size = { most: 3_560, room: 8_000, step: 1.7 };

interface Weights {
  readonly hashes: readonly number[];
  /** Features × topics. */
  readonly matrix: Float32Array;
  readonly biases: Float32Array;
  readonly topics: readonly string[];
}

interface Sample {
  /** Rows of the matrix. */
  readonly rows: Int32Array;
  readonly topic: number;
  readonly share: number;
}

/** What a page downloads. @param words the language's word lists, as its file has them */
export function learn(examples: readonly Example[], language: KnownLanguage, words: string): Learned {
  const lists = readWordLists(words);
  const read = (text: string) => featuresOf(text, language, lists).map(hashOf);
  const { weights, samples, together } = prepared(examples, read, LEAST_EXAMPLES);
  const { topics } = weights;
  train(weights, samples, FIRST, together);
  const { most, room, step } = SIZES[language] ?? PLAIN_SIZE;
  const effects = effectsOf(weights.matrix, together);
  const kept = heaviest(effects, effects.toSorted(), most);
  const isUsed = (row: number) => kept.subarray(row * topics.length, (row + 1) * topics.length).includes(1);
  const left = samples.map((sample) => ({ ...sample, rows: sample.rows.filter(isUsed) }));
  train(weights, left, PRUNED, kept);
  return { words: listed(topics, words), weights: fitted(weights, together, step, room), step };
}

/** The word lists in the order of the topics, without what only people need. */
function listed(topics: readonly string[], words: string): string {
  const lists = new Map(words.split('\n').map((line) => [line.replace(/:.*/, ''), line.replace(/^.*?: /, '')]));
  return topics.map((topic) => `${topic}:${(lists.get(topic) ?? '').replaceAll(', ', ',')}`).join('\n');
}

/** What a server has room for. */
export function learnWhole(examples: readonly Example[], language: KnownLanguage, words: string): WholeWeights {
  const lists = readWordLists(words);
  const read = (text: string) => featuresOf(text, language, lists).map(wideHashOf);
  const { weights, samples, together } = prepared(examples, read, 1);
  train(weights, samples, WHOLE, together);
  const { hashes, matrix, biases, topics } = weights;
  const written = Array.from(matrix.keys()).filter((at) => Math.round(matrix[at]! / STEP) !== 0);
  const base64 = (numbers: Uint32Array | Uint8Array | Int8Array) => Buffer.from(numbers.buffer).toString('base64');
  return {
    biases: Array.from(biases),
    hashes: base64(Uint32Array.from(written, (at) => hashes[Math.floor(at / topics.length)]!)),
    topics: base64(Uint8Array.from(written, (at) => at % topics.length)),
    steps: base64(Int8Array.from(written, (at) => Math.max(-127, Math.min(127, Math.round(matrix[at]! / STEP))))),
  };
}

/** @param read a text → its features' hashes */
function prepared(examples: readonly Example[], read: (text: string) => number[], leastExamples: number) {
  const seen = examples.map(({ text }) => [...new Set(read(text))]);
  const counts = new Map<number, number>();
  for (const hash of seen.flat()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const hashes = [...counts].filter(([, count]) => count >= leastExamples).map(([hash]) => hash);
  hashes.sort((one, other) => one - other);
  const rowOf = new Map(hashes.map((hash, row) => [hash, row]));
  const topics = [...new Set(examples.map(({ topic }) => topic))].toSorted();
  const samples = examples.map(({ topic, share }, index): Sample => ({
    rows: Int32Array.from((seen[index] ?? []).flatMap((hash) => rowOf.get(hash) ?? [])),
    topic: topics.indexOf(topic),
    share,
  }));
  const size = hashes.length * topics.length;
  const weights: Weights = {
    hashes,
    topics,
    matrix: new Float32Array(size),
    biases: new Float32Array(topics.length),
  };
  return { weights, samples, together: occurrences(samples, hashes.length, topics.length) };
}

/** The weights that are not kept become nothing. */
function train(
  { matrix, biases, topics }: Weights,
  samples: readonly Sample[],
  { epochs, rate, decay }: Training,
  kept: Uint8Array | Uint16Array,
): void {
  const width = topics.length;
  const { places, starts } = keptPlaces(kept, width);
  // Side by side: the matrix is mostly empty, and too large for a processor's cache.
  const weights = Float32Array.from(places, (place) => matrix[place]!);
  const columns = Uint16Array.from(places, (place) => place % width);
  const squares = new Float32Array(places.length).fill(1e-6);
  const biasSquares = new Float32Array(width).fill(1e-6);
  const random = randomNumbers(7);
  const order = samples.map((_, index) => index);
  const errors = new Float32Array(width);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { rows, topic, share } = samples[index]!;
      if (rows.length === 0) continue;
      const value = 1 / Math.sqrt(rows.length);
      errors.set(biases);
      for (const row of rows)
        for (let at = starts[row]!; at < starts[row + 1]!; at += 1) errors[columns[at]!]! += weights[at]! * value;
      toErrors(errors, topic, share);
      for (let k = 0; k < width; k += 1) {
        biasSquares[k]! += errors[k]! ** 2;
        biases[k]! -= (rate * 0.3 * errors[k]!) / Math.sqrt(biasSquares[k]!);
      }
      for (const row of rows) {
        for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
          const slope = errors[columns[at]!]! * value + decay * share * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  matrix.fill(0);
  places.forEach((place, at) => (matrix[place] = weights[at]!));
}

/** Where the kept weights stand in the matrix, row after row, and with which of them each row starts. */
function keptPlaces(kept: Uint8Array | Uint16Array, width: number): Record<'places' | 'starts', Int32Array> {
  const starts = new Int32Array(kept.length / width + 1);
  const places: number[] = [];
  kept.forEach((times, place) => {
    if (times > 0) places.push(place);
    starts[Math.floor(place / width) + 1] = places.length;
  });
  return { places: Int32Array.from(places), starts };
}

/** Scores → how far the probabilities are from the truth. */
function toErrors(scores: Float32Array, topic: number, share: number): void {
  let most = -Infinity;
  for (let k = 0; k < scores.length; k += 1) most = Math.max(most, scores[k]!);
  let all = 0;
  for (let k = 0; k < scores.length; k += 1) all += scores[k] = Math.exp(scores[k]! - most);
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k]! / all - (k === topic ? 1 : 0)) * share;
}

/** How often each feature occurs with each topic: only what was seen together gets a weight. */
function occurrences(samples: readonly Sample[], rows: number, topics: number): Uint16Array {
  const together = new Uint16Array(rows * topics);
  for (const { rows: seen, topic } of samples) for (const row of seen) together[row * topics + topic]! += 1;
  return together;
}

/** How much each weight decides: a large one of a frequent feature most. */
function effectsOf(matrix: Float32Array, together: Uint16Array): Float32Array {
  return matrix.map((weight, at) => Math.abs(weight) * together[at]!);
}

/** The weights that decide most. */
function heaviest(effects: Float32Array, sorted: Float32Array, most: number): Uint8Array {
  const least = Math.max(sorted[Math.max(0, sorted.length - most)] ?? 0, 1e-6);
  return Uint8Array.from(effects, (effect) => (effect >= least ? 1 : 0));
}

/** The heaviest weights, as many as there is room for, in characters. */
function fitted(weights: Weights, together: Uint16Array, step: number, room: number): string {
  const effects = effectsOf(weights.matrix, together);
  const sorted = effects.toSorted();
  const written = (most: number) => encoded(weights, heaviest(effects, sorted, most), step);
  let [fits, tooMany] = [1, weights.matrix.filter(Boolean).length + 1];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >>> 1;
    if (written(middle).length <= room) fits = middle;
    else tooMany = middle;
  }
  return written(fits);
}

function encoded({ hashes, matrix, biases, topics }: Weights, kept: Uint8Array, size: number): string {
  const width = topics.length;
  const numbers: Packable[] = Array.from(biases, (bias) => [WEIGHT, MIDDLE + quantised(bias, size)]);
  const features = hashes
    .map((hash, row) => {
      const steps = topics.map(
        (_, topic) => quantised(matrix[row * width + topic]!, size) * kept[row * width + topic]!,
      );
      return { hash, weights: steps.flatMap((step, topic) => (step === 0 ? [] : { step, topic })) };
    })
    .filter(({ weights }) => weights.length > 0);
  numbers.push([AMOUNT, features.length]);
  features.forEach(({ hash, weights }, index) => {
    numbers.push([HASH, hash - (features[index - 1]?.hash ?? -1)], [COUNT, weights.length]);
    weights.forEach(({ topic, step }, place) => {
      const before = weights[place - 1]?.topic;
      numbers.push(before === undefined ? [FIRST_TOPIC, topic + 1] : [NEXT_TOPIC, topic - before], [
        weights.length > 1 ? WEIGHT : ONLY_WEIGHT,
        MIDDLE + step,
      ]);
    });
  });
  return packed(numbers);
}

function quantised(weight: number, size: number): number {
  return Math.max(1 - MIDDLE, Math.min(MIDDLE - 1, Math.round(weight / size)));
}

/** Numerical Recipes' linear congruential generator: the same order on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}
