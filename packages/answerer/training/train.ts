/**
 * `npm run train -w packages/answerer`: learns intents from example questions and writes the weights beside them:
 * multinomial logistic regression over sparse features, by AdaGrad in a fixed order, quantised. The same examples give the
 * same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_DATA } from '../languages/index.ts';
import type { Language } from '../src/text.ts';
import { normalize } from '../src/tokenize/tokens.ts';
import { MARKS, featuresOf, readKeywords } from '../src/understand/features.ts';
import type { Weights } from '../src/language-data.ts';
import { DIGIT, FIRST_CHARACTER, MIDDLE_CHARACTER, hashOf } from '../src/understand/classifier.ts';

interface Example {
  readonly intent: string;
  /** Normalised and marked. */
  readonly text: string;
  /** Alternatives of one line share its weight. */
  readonly share: number;
}

const MARK_OF: Readonly<Record<string, string>> = {
  o: MARKS.owner,
  c: MARKS.company,
  p: MARKS.place,
  t: MARKS.technology,
  j: MARKS.project,
};

/** @param text a language's `examples.txt` */
function readExamples(text: string): Example[] {
  let intent = '';
  return text.split('\n').flatMap((line) => {
    const question = line.trim();
    if (question.startsWith('#')) intent = question.slice(1).trim();
    if (question === '' || question.startsWith('#')) return [];
    const all = alternativesOf(question);
    return all.map((one) => ({ intent, text: marked(one), share: 1 / Math.sqrt(all.length) }));
  });
}

function alternativesOf(line: string): string[] {
  const choice = /\(([^()]*\|[^()]*)\)/.exec(line);
  if (!choice) return [line];
  const { 0: whole, 1: inner = '', index } = choice;
  return inner
    .split('|')
    .flatMap((one) => alternativesOf(line.slice(0, index) + one + line.slice(index + whole.length)));
}

function marked(question: string): string {
  return normalize(question).replaceAll(/@([ocptj])(?![a-z])/g, (_, kind: string) => MARK_OF[kind] ?? '');
}

/** Longest the best, judged by the examples of hands that it was not taught by. */
const EPOCHS = 40;
const RATE = 0.4;
/** Draws weights to nothing, so that no word is trusted more than its examples bear out. */
const DECAY = 0.0003;
/** What one step of a weight is: half as fine makes the transfer a tenth smaller and 0.1 points worse. */
const STEP = 1 / 4;
/** A lighter weight decides nothing. */
const MIN_WEIGHT = 3 / 8;

interface Matrix {
  readonly hashes: readonly number[];
  /** Features × intents. */
  readonly matrix: Float32Array;
  readonly biases: Float32Array;
  readonly intents: readonly string[];
}

interface Sample {
  /** Rows of the matrix. */
  readonly rows: Int32Array;
  readonly intent: number;
  readonly share: number;
}

/** @param keywords the language's lists of words, a line each */
function learn(examples: readonly Example[], language: Language, keywords: readonly string[]): Weights {
  const lists = readKeywords(keywords);
  const seen = examples.map(({ text }) => [...new Set(featuresOf(text, language, lists).map(hashOf))]);
  const hashes = [...new Set(seen.flat())].toSorted((one, other) => one - other);
  const rowOf = new Map(hashes.map((hash, row) => [hash, row]));
  const intents = [...new Set(examples.map(({ intent }) => intent))].toSorted();
  const samples = examples.map(({ intent, share }, index): Sample => ({
    rows: Int32Array.from((seen[index] ?? []).flatMap((hash) => rowOf.get(hash) ?? [])),
    intent: intents.indexOf(intent),
    share,
  }));
  const matrix = new Float32Array(hashes.length * intents.length);
  const learned: Matrix = { hashes, intents, matrix, biases: new Float32Array(intents.length) };
  train(learned, samples);
  return written(learned);
}

function train({ hashes, matrix, biases, intents }: Matrix, samples: readonly Sample[]): void {
  const width = intents.length;
  const { places, starts } = placesOf(occurrences(samples, hashes.length, width), width);
  // Side by side: the matrix is mostly empty, and too large for a processor's cache.
  const weights = new Float32Array(places.length);
  const columns = Uint16Array.from(places, (place) => place % width);
  const squares = new Float32Array(places.length).fill(1e-6);
  const biasSquares = new Float32Array(width).fill(1e-6);
  const random = randomNumbers(7);
  const order = samples.map((_, index) => index);
  const errors = new Float32Array(width);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { rows, intent, share } = samples[index]!;
      if (rows.length === 0) continue;
      const value = 1 / Math.sqrt(rows.length);
      errors.set(biases);
      for (const row of rows)
        for (let at = starts[row]!; at < starts[row + 1]!; at += 1) errors[columns[at]!]! += weights[at]! * value;
      toErrors(errors, intent, share);
      for (let k = 0; k < width; k += 1) {
        biasSquares[k]! += errors[k]! ** 2;
        biases[k]! -= (RATE * 0.3 * errors[k]!) / Math.sqrt(biasSquares[k]!);
      }
      for (const row of rows) {
        for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
          const slope = errors[columns[at]!]! * value + DECAY * share * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (RATE * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  places.forEach((place, at) => (matrix[place] = weights[at]!));
}

/** Where weights are learned, row after row, and with which of them each row starts: only what was seen together gets one. */
function placesOf(together: Uint8Array, width: number): Record<'places' | 'starts', Int32Array> {
  const starts = new Int32Array(together.length / width + 1);
  const places: number[] = [];
  together.forEach((isTogether, place) => {
    if (isTogether) places.push(place);
    starts[Math.floor(place / width) + 1] = places.length;
  });
  return { places: Int32Array.from(places), starts };
}

/** Scores → how far the probabilities are from the truth. */
function toErrors(scores: Float32Array, intent: number, share: number): void {
  let most = -Infinity;
  for (let k = 0; k < scores.length; k += 1) most = Math.max(most, scores[k]!);
  let all = 0;
  for (let k = 0; k < scores.length; k += 1) all += scores[k] = Math.exp(scores[k]! - most);
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k]! / all - (k === intent ? 1 : 0)) * share;
}

/** Which features occur with which intents. */
function occurrences(samples: readonly Sample[], rows: number, intents: number): Uint8Array {
  const together = new Uint8Array(rows * intents);
  for (const { rows: seen, intent } of samples) for (const row of seen) together[row * intents + intent] = 1;
  return together;
}

function written({ hashes, matrix, biases, intents }: Matrix): Weights {
  const text = { high: '', low: '', counts: '', columns: '', steps: '' };
  const character = (number: number, from = FIRST_CHARACTER) => String.fromCharCode(from + number);
  let last = 0;
  hashes.forEach((hash, row) => {
    const own = intents.flatMap((_, column) => {
      const weight = matrix[row * intents.length + column] ?? 0;
      const steps = Math.max(-30, Math.min(40, Math.round(weight / STEP)));
      return Math.abs(weight) < MIN_WEIGHT || steps === 0 ? [] : [{ column, steps }];
    });
    if (own.length === 0) return;
    text.high += character(Math.floor((hash - last) / DIGIT));
    text.low += character((hash - last) % DIGIT);
    text.counts += character(own.length);
    for (const { column, steps } of own) {
      text.columns += character(column);
      text.steps += character(steps, MIDDLE_CHARACTER);
    }
    last = hash;
  });
  return { intents, step: STEP, biases: Array.from(biases, (bias) => Number(bias.toFixed(3))), ...text };
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

for (const language of ['de', 'en', 'ja', 'zh'] as const) {
  const folder = join(import.meta.dirname, '../languages', language);
  const examples = readExamples(readFileSync(join(folder, 'examples.txt'), 'utf8'));
  const weights = learn(examples, language, LANGUAGE_DATA[language].keywords);
  writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(weights, undefined, 1)}\n`);
  console.log(`${language}: ${weights.counts.length} features, ${weights.steps.length} weights`);
}
