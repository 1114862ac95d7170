/** Judges a response by what it must hold and must not hold: for regressions only, a reader's judgement is stricter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answerer, Message, Reply } from '../src/answerer.ts';
import type { Language } from '../src/text.ts';
import { SOCIAL } from '../src/understand/intents.ts';
import type { Owner } from './sources.ts';

export const KINDS = ['question', 'conversation', 'advertisement'] as const;
export type Kind = (typeof KINDS)[number];

export interface Turn {
  readonly ask: string;
  /** Told by the page, not told by it, or small talk. */
  readonly expects: 'page' | 'absent' | 'social';
  /** At least one of each group stands in the response. */
  readonly must: readonly (readonly string[])[];
  readonly mustNot: readonly string[];
}

/** A line of `questions.jsonl`. */
export interface Entry {
  readonly language: Language;
  readonly owner: Owner;
  readonly kind: Kind;
  /** Whose hand it is from. */
  readonly source: string;
  /** When it was kept. */
  readonly date: string;
  readonly turns: readonly Turn[];
}

/** `refused`: the page says it, the response says it doesn't. `irrelevant`: something else. `incorrect`: what it must not say. */
export type Verdict = 'right' | 'refused' | 'irrelevant' | 'incorrect';

export interface Judged {
  readonly turn: Turn;
  readonly reply: Reply;
  readonly verdict: Verdict;
}

export function readEntries(): Entry[] {
  return readFileSync(join(import.meta.dirname, 'questions.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
}

/** Every turn, each after the responses that were given. */
export function judgeEntry(answer: Answerer, { turns, language }: Entry): Judged[] {
  const conversation: Message[] = [];
  return turns.map((turn) => {
    conversation.push({ role: 'user', content: turn.ask });
    const reply = answer(conversation, language);
    conversation.push({ role: 'assistant', content: reply.text });
    return { turn, reply, verdict: judge(turn, reply) };
  });
}

/** A conversation is right if every turn of it is. */
export function isRight(turns: readonly Judged[]): boolean {
  return turns.every(({ verdict }) => verdict === 'right');
}

function judge({ expects, must, mustNot }: Turn, { text, parts }: Reply): Verdict {
  const said = plain(text);
  if (mustNot.some((one) => said.includes(plain(one)))) return 'incorrect';
  const holds = must.every((group) => group.some((one) => said.includes(plain(one))));
  const isDeclined = parts.some(({ found }) => !found);
  if (expects === 'absent') return holds && isDeclined ? 'right' : holds ? 'incorrect' : 'irrelevant';
  if (expects === 'social')
    return holds && (must.length > 0 || parts.every(({ intent }) => isSocial(intent))) ? 'right' : 'irrelevant';
  return holds ? 'right' : isDeclined ? 'refused' : 'irrelevant';
}

function isSocial(intent: string): boolean {
  return ['unclear', 'world', ...SOCIAL].includes(intent);
}

/** White space and marks of Markdown do not count. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*_`’']/g, '');
}
