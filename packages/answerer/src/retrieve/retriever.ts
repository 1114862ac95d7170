/** Finds the sentences of the resume that tell what a question asks, on the scale on which intents are weighed too. */
import type { Resume } from '../resume.ts';
import type { Aspect, LanguageData, Measures } from '../language-data.ts';
import { charactersOf, compoundEndsOf, normalize, tokensOf } from '../tokenize/tokens.ts';
import type { Scored } from '../understand/classifier.ts';
import { type Passage, hintsFor, passagesOf } from './passages.ts';

export interface Query {
  /** Normalised. */
  readonly text: string;
  /** Without the name of the project, to which each of its sentences answers alike. */
  readonly unnamed?: string | undefined;
  readonly intents: readonly Scored[];
  readonly aspects: ReadonlySet<Aspect>;
  /** Where to look first: what the question names, or what it leans on. */
  readonly project?: string | undefined;
  readonly job?: string | undefined;
  /** What was asked before, where the question leans on it. */
  readonly before?: string | undefined;
  /** What stands around it in the same message. */
  readonly around?: string | undefined;
}

export interface Candidate {
  readonly passage: Passage;
  readonly index: number;
  /** 0 to 1: how sure it is that this sentence answers. */
  readonly p: number;
  /** The question's own words that it holds, weighed by how rare they are; 0 to 1. */
  readonly share: number;
}

export interface Retriever {
  readonly passages: readonly Passage[];
  /** The best first. */
  find(query: Query): Candidate[];
  /** The share of a question's own words that a text holds, on the scale of `share`. */
  covers(query: Pick<Query, 'text'>, text: string): number;
  /** Words in Latin letters that stand in the resume. */
  readonly words: ReadonlySet<string>;
  /** Whether a text says how much. */
  hasFigure(text: string): boolean;
  /** Whether a text holds the amount, the duration or the moment that a question is after. */
  answers(query: Pick<Query, 'text' | 'aspects'>, text: string): boolean;
  /** Whether a text has a figure of what a question counts, in a language that counts with words of their own. */
  counts(question: string, text: string): boolean;
  /** Whether a text holds every word of a question that says something by itself. */
  isWithin(question: string, text: string): boolean;
  /** Sentences that tell an intent, whatever was asked. */
  telling(intent: string): readonly number[];
}

interface Indexed {
  readonly passage: Passage;
  readonly tokens: ReadonlyMap<string, number>;
  readonly tells: ReadonlySet<string>;
  readonly text: string;
  /** Whether the owner says that it tells a reason. */
  readonly isWhy: boolean;
}

const OF_HINT = 0.9;
const OF_HEADING = 0.5;
const OF_CONCEPT = 0.7;
const OF_CHARACTER = 0.6;
const OF_END = 0.6;
const OF_BEFORE = 0.2;
const OF_AROUND = 0.35;
const OF_NAME = 0.6;
const OF_HELD = 0.2;
const UNKNOWN = 0.55;
const OF_REASON = 0.8;
const OF_RESULT = 1.6;
const OF_COUNTER = 0.5;

/** What was done in a job is told among its own sentences first. */
const OF_JOBS: ReadonlySet<string> = new Set(['currentWork', 'previousJob']);
const OF_JOB = 0.5;

export function createRetriever(resume: Resume, data: LanguageData): Retriever {
  const { language, rules } = data;
  const { measures } = rules;
  const passages = passagesOf(resume, language);
  const hints = hintsFor(passages, resume).map(normalize);
  const entries = passages.map((passage, index) => indexed(passage, hints[index] ?? '', data));
  const rarity = rarityOf(entries);
  const telling = new Map<string, number[]>();
  entries.forEach(({ tells }, index) => {
    for (const intent of tells) telling.set(intent, [...(telling.get(intent) ?? []), index]);
  });

  const words = new Set(entries.flatMap(({ text }) => text.match(/[a-z\d]+/g) ?? []));
  return {
    passages,
    words,
    hasFigure: (text) => measures.figure.test(normalize(text)),
    answers: ({ text: asked, aspects }, text) => {
      const said = normalize(text);
      return aspectsIn(said, aspects, measures) > 0 && counterOf(asked, measures)?.test(said) !== false;
    },
    counts: (question, text) => counterOf(question, measures)?.test(normalize(text)) === true,
    isWithin: (question, text) => {
      const held = new Set(tokensOf(normalize(text), data));
      return tokensOf(question, data).every((token) => /^=|^.$/u.test(token) || held.has(token));
    },
    telling: (intent) => telling.get(intent) ?? [],
    covers: (query, text) =>
      ownShare(new Map(tokensOf(normalize(text), data).map((token) => [token, 1])), weighedTokens(query, data, rarity)),
    find: (query) => {
      const asked = weighedTokens(query, data, rarity);
      const counter = counterOf(query.text, measures);
      const total = Math.max(
        0.1,
        [...asked.values()].reduce((sum, { weight }) => sum + weight, 0),
      );
      return entries
        .map((entry, index) =>
          Object.assign(score(entry, query, asked, total, measures, counter), { passage: entry.passage, index }),
        )
        .filter(({ share, p }) => share > 0 || p > 0.3)
        .toSorted((one, other) => other.p - one.p)
        .slice(0, 6);
    },
  };
}

function indexed(passage: Passage, hint: string, data: LanguageData): Indexed {
  const text = normalize(passage.text);
  const tokens = new Map<string, number>();
  const weighAll = (all: readonly string[], weight: number) => {
    for (const token of all) tokens.set(token, Math.max(tokens.get(token) ?? 0, weight));
  };
  const weigh = (source: string, weight: number) => weighAll(tokensOf(source, data), weight);
  weigh(normalize(passage.around ?? ''), OF_HEADING);
  weigh(normalize(passage.heading), OF_HEADING);
  weigh(hint, OF_HINT);
  weigh(text, 1);
  weighAll(charactersOf(text), OF_CHARACTER);
  weighAll(compoundEndsOf(text), OF_END);
  const all = `${text} ${normalize(passage.heading)}`;
  const tells = new Set(
    Object.entries(data.rules.tells)
      .filter(([, tell]) => tell.test(all))
      .map(([intent]) => intent),
  );
  return { passage, tokens, tells, text, isWhy: data.rules.aspects.reason.test(hint) };
}

/** Token → how rare it is among the sentences; of a token that none has, as rare as can be. */
function rarityOf(entries: readonly Indexed[]): (token: string) => number {
  const counts = new Map<string, number>();
  for (const { tokens } of entries) for (const token of tokens.keys()) counts.set(token, (counts.get(token) ?? 0) + 1);
  const rareness = (count: number) => Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
  return (token) =>
    rareness(counts.get(token) ?? 0) * (counts.has(token) ? 1 : UNKNOWN) * (token.startsWith('=') ? OF_CONCEPT : 1);
}

function weighedTokens(
  query: Pick<Query, 'text' | 'unnamed' | 'before' | 'around'>,
  data: LanguageData,
  rarity: (token: string) => number,
): Map<string, Weighed> {
  const asked = new Map<string, Weighed>();
  const own = query.unnamed === undefined ? undefined : tokensOf(query.unnamed, data);
  for (const token of tokensOf(query.text, data)) {
    const isName = own && !own.includes(token);
    asked.set(token, { weight: rarity(token), isOwn: !isName, isName });
  }
  const [beside, share] = query.around ? [query.around, OF_AROUND] : [query.before ?? '', OF_BEFORE];
  for (const token of tokensOf(beside, data)) {
    if (!asked.has(token)) asked.set(token, { weight: rarity(token) * share, isOwn: false });
  }
  return asked;
}

function score(
  { tokens, tells, text, passage, isWhy }: Indexed,
  { intents, aspects, project, job }: Query,
  asked: ReadonlyMap<string, Weighed>,
  total: number,
  measures: Measures,
  counter: RegExp | undefined,
): { p: number; share: number } {
  let matched = 0;
  for (const [token, { weight, isName }] of asked) {
    const held = tokens.get(token) ?? 0;
    matched += weight * (isName && passage.project === project ? OF_NAME + OF_HELD * held : held);
  }
  const share = matched / total;
  const own = ownShare(tokens, asked);
  let told = 0;
  for (const { intent, p } of intents.slice(0, 4)) if (tells.has(intent)) told += p;
  const detail = intents.find(({ intent }) => intent === 'detail')?.p ?? 0;
  let logit = -3.1 + 4 * share + 0.28 * Math.min(matched, 9) + 1.3 * told + 0.6 * detail;
  if (project !== undefined) logit += passage.project === project ? 0.9 : -0.9;
  if (job !== undefined && passage.job === job) logit += 0.5;
  if (job !== undefined && passage.project !== undefined) logit -= 0.4;
  if (job === undefined && passage.job !== undefined && OF_JOBS.has(intents[0]?.intent ?? '') && !aspects.has('place'))
    logit += OF_JOB;
  logit += aspectsIn(text, aspects, measures);
  if (counter?.test(text)) logit += OF_COUNTER;
  if (passage.isResult && aspects.has('achievements')) logit += OF_RESULT;
  if (isWhy && aspects.has('reason')) logit += OF_REASON;
  if (intents[0]?.intent === 'performance' && (aspects.has('amount') || aspects.has('manner')))
    logit += measures.duration.test(text) ? 0.6 : -0.8;
  return { p: 1 / (1 + Math.exp(-logit)), share: own };
}

interface Weighed {
  readonly weight: number;
  /** Not of what was said before. */
  readonly isOwn: boolean;
  /** Of the project's name: each of its sentences has it. */
  readonly isName?: boolean | undefined;
}

function ownShare(tokens: ReadonlyMap<string, number>, asked: ReadonlyMap<string, Weighed>): number {
  let all = 0.1;
  let held = 0;
  for (const [token, { weight, isOwn }] of asked) {
    if (!isOwn) continue;
    all += weight;
    held += weight * (tokens.get(token) ?? 0);
  }
  return held / all;
}

/** `何回`, `几个`, `多少行`: a figure before the same counter. */
function counterOf(question: string, { counter: asked }: Measures): RegExp | undefined {
  const counter = asked?.exec(question)?.[1];
  return counter === undefined ? undefined : new RegExp(`[\\d一二三四五六七八九十百千万两半多]\\s?个?${counter}`);
}

function aspectsIn(text: string, aspects: ReadonlySet<Aspect>, { figure, duration, moment }: Measures): number {
  let logit = 0;
  if (aspects.has('amount')) logit += figure.test(text) ? 0.4 : -1.2;
  if (aspects.has('speed')) logit += duration.test(text) ? 0.6 : -0.8;
  if (aspects.has('time') && !aspects.has('speed')) logit += moment.test(text) ? 0.4 : -0.4;
  return logit;
}
