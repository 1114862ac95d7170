/** A fixed sample of the kept questions: as many are answered as before, and nothing is invented. `npm run eval` asks all. */
import { describe, expect, test } from 'vitest';
import { createAnswerer } from '../src/answerer.ts';
import { createInventionCheck } from './invention.ts';
import { isRight, judgeEntry, readEntries, type Kind } from './scorer.ts';
import { contentOf, OWNERS, sourcesOf } from './sources.ts';

/** Per cent of the sample, a little below what is measured. Patterns judge regressions only: responses that quote less match fewer of them. */
const FLOORS = [
  ['en', 'question', 90],
  ['zh', 'question', 88],
  ['ja', 'question', 90],
  ['en', 'conversation', 59],
  ['zh', 'conversation', 59],
  ['ja', 'conversation', 68],
  ['en', 'advertisement', 75],
  ['zh', 'advertisement', 75],
  ['ja', 'advertisement', 75],
] as const;

/** Of each language: 300 in all. */
const SIZES: Readonly<Record<Kind, number>> = { question: 70, conversation: 22, advertisement: 8 };

const isSample = contentOf('sample').person.name.en === 'Chen Yu';
const entries = readEntries();
const answerers = new Map(OWNERS.map((owner) => [owner, createAnswerer(sourcesOf(owner))]));
const inventions = new Map(OWNERS.map((owner) => [owner, createInventionCheck(owner)]));

describe.runIf(isSample)('of a sample of the kept', () => {
  test.each(FLOORS)('%s %ss at least so many are answered: %d %%', (language, kind, floor) => {
    const all = entries.filter((entry) => entry.language === language && entry.kind === kind);
    const step = all.length / SIZES[kind];
    const sample = Array.from({ length: SIZES[kind] }, (_, index) => all[Math.floor(index * step)]!);
    const judged = sample.map((entry) => ({ entry, turns: judgeEntry(answerers.get(entry.owner)!, entry) }));
    const invented = judged.flatMap(({ entry, turns }) =>
      turns.flatMap(({ reply }) => inventions.get(entry.owner)!(reply.text)),
    );
    expect(invented).toEqual([]);
    expect((100 * judged.filter(({ turns }) => isRight(turns)).length) / sample.length).toBeGreaterThanOrEqual(floor);
  });
});
