/** Reads the example questions: `# intent`, then one question a line, `(a|b)` for alternatives, `@t` for a name. */
import { normalize } from '../src/tokenize/normalize.ts';
import { MARKS } from '../src/understand/features.ts';

export interface Example {
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
export function readExamples(text: string): Example[] {
  let intent = '';
  return text.split('\n').flatMap((line) => {
    const question = line.trim();
    if (question.startsWith('#')) intent = question.slice(1).trim();
    if (question === '' || question.startsWith('#')) return [];
    const written = alternativesOf(question);
    return written.map((one) => ({ intent, text: marked(one), share: 1 / Math.sqrt(written.length) }));
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
