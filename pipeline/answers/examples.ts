/** Reads the example questions: `# topic`, then one question a line, `(a|b)` for alternatives, `@t` for a name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownLanguage } from '#contract/known-languages.ts';
import { MARKS } from '#answers/understand/features.ts';
import { normalized } from '#answers/split/normalised.ts';

export interface Example {
  readonly topic: string;
  /** Normalised and marked. */
  readonly text: string;
  /** Alternatives of one line share its weight. */
  readonly share: number;
  /** The file it stands in: one hand's. */
  readonly pen: string;
}

/** A pen that only the server learns from: where a language's page is full, more examples cost it others. */
const FOR_SERVER = 'for-server.txt';

const MARK_OF: Readonly<Record<string, string>> = {
  o: MARKS.owner,
  c: MARKS.company,
  p: MARKS.place,
  t: MARKS.technology,
  j: MARKS.project,
};

export function readExamples(root: string, language: KnownLanguage): Example[] {
  const folder = join(root, 'answers/examples', language);
  return readdirSync(folder)
    .toSorted()
    .flatMap((pen) => parseExamples(readFileSync(join(folder, pen), 'utf8'), pen));
}

/** Those that a page learns from. */
export function forPage(examples: readonly Example[]): Example[] {
  return examples.filter(({ pen }) => pen !== FOR_SERVER);
}

function parseExamples(text: string, pen: string): Example[] {
  let topic = '';
  return text.split('\n').flatMap((line) => {
    const question = line.trim();
    if (question.startsWith('#')) topic = question.slice(1).trim();
    if (question === '' || question.startsWith('#')) return [];
    const written = alternativesOf(question);
    return written.map((one) => ({ topic, text: marked(one), share: 1 / Math.sqrt(written.length), pen }));
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
  return normalized(question).replaceAll(/@([ocptj])(?![a-z])/g, (_, kind: string) => MARK_OF[kind] ?? '');
}
