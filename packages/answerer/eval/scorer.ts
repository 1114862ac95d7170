/**
 * Whom the kept questions ask about, and whether a response holds what it must, holds nothing that it must not, and nothing
 * that nobody gave it: for regressions only, a reader’s judgement is stricter.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_DATA } from '../languages/index.ts';
import type { AnswerSource, Answerer, Message, Reply } from '../src/answerer.ts';
import type { Language } from '../src/text.ts';
import { SOCIAL } from '../src/understand/intents.ts';
import { content as sample } from '../../../src/content/index.ts';
import type { Content } from '../../../src/content/schema.ts';
import { answerSource } from '../../../src/answers/answer-source.ts';

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

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const LANGUAGES = ['en', 'zh', 'ja'];
const months = LANGUAGES.flatMap((language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2024, month, 1)),
  ),
);
const spoken = 'en zh ja de fr es ko pt it ru yue ar th vi hi nl sv tr pl id da uk cs'
  .split(' ')
  .flatMap((tag) => LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(tag)));

/** Finds the words of a response that stand neither in the résumé nor in the words of the interface, nor in the lists of names. */
export function createInventionCheck(owner: Owner): (text: string) => string[] {
  const sources = sourcesOf(owner);
  const names = sources.flatMap(({ data }) => [data.technologies, data.rules.technologies]);
  const known = lowered(
    JSON.stringify([sources.map(({ resume, words }) => [resume, words]), names, months, spoken, ' a an ']),
  );
  // A company's name would run into the words around it where no spaces stand.
  const companies = sources.flatMap(({ resume }) => resume.experience.map(({ company }) => company));
  return (text) => {
    const apart = companies.reduce((rest, company) => rest.replaceAll(company, ' '), text);
    return [...segmenter.segment(lowered(apart.replaceAll(/mailto:|#project-|’s\b|[:：]/g, ' ')))]
      .filter(({ isWordLike, segment }) => isWordLike && !/^\d{1,3}$/.test(segment) && !known.includes(segment))
      .map(({ segment }) => segment);
  };
}

function lowered(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export const OWNERS = ['sample', 'joao', 'lena', 'mina'] as const;
export type Owner = (typeof OWNERS)[number];

export function sourcesOf(owner: Owner): AnswerSource[] {
  const content = contentOf(owner);
  return (['en', 'zh', 'ja'] as const).map((language) => ({
    ...answerSource(content, language, 'server'),
    data: LANGUAGE_DATA[language],
  }));
}

export function contentOf(owner: Owner): Content {
  if (owner === 'sample') return sample;
  return JSON.parse(readFileSync(join(import.meta.dirname, 'owners', `${owner}.json`), 'utf8')) as Content;
}
