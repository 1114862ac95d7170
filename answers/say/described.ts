/** The project or the job that a question describes instead of naming it: by a word that only this one's sentences have. */
import { isLatin } from '#contract/known-languages.ts';
import { tokensOf } from '../look/tokens.ts';
import type { Finder } from '../look/find.ts';
import type { LanguageData } from '../language-data.ts';
import { normalized } from '../split/normalised.ts';
import { isOneOf, SOCIAL } from '../understand/topics.ts';
import { jobOfPlace, type Situation } from './situation.ts';

/** A project, or a job, or what is neither, under its id. */
interface Matter {
  readonly project?: string | undefined;
  readonly job?: string | undefined;
  readonly tokens: ReadonlySet<string>;
}

/** By which words of a language something is described. */
export interface Describing {
  /** Beside one of them any word may tell what is meant: `that thing about …`. */
  readonly cue: RegExp;
  /** Words that describe nothing, as stems. */
  readonly common: ReadonlySet<string>;
  /** Whether a token stands for a trade or a thing, and tells by itself what is meant. */
  readonly isTelling: (token: string) => boolean;
}

const KNOWN = new WeakMap<Finder, readonly Matter[]>();

/** Topics of the owner or of the page, where they are sure: none asks for a project or a job. */
const OF_OWNER = (
  'contact hire hours resume salary age visa identity builtWith siteLanguages ownerLanguages techKnow bestSkills ' +
  'lowestSkills skills frontend backend tools skillScale license codeHost microblog chart since education family hobby'
).split(' ');
const SURE = 0.5;

/** Of a job that is described, these topics ask what it was. */
const OF_CAREER = [
  'previousJob',
  'employer',
  'hobby',
  'location',
  'projects',
  'projectAbout',
  'who',
  'world',
  'strengths',
];

export function described(situation: Situation, { cue, common, isTelling }: Describing): Situation {
  const { ask, before, finder, data } = situation;
  const [first] = ask.topics;
  if (!isLatin(data.language) || !first || first.topic === 'license' || ask.ordinal !== undefined) return situation;
  if (ask.names.some(({ kind }) => kind === 'project' || kind === 'company' || kind === 'technology')) return situation;
  if (first.p > SURE && (isOneOf(OF_OWNER, first.topic) || isOneOf(SOCIAL, first.topic))) return situation;
  const matters = mattersOf(finder, data);
  const isCued = cue.test(ask.text);
  const asked = tokensOf(`${ask.text} ${ask.around}`, data).filter((token) =>
    token.startsWith('=') ? isTelling(token) : token.length > 2 && !common.has(token),
  );
  // Trades are summed up where the owner tells of themselves.
  const isOwn = ({ project, job }: Matter) => project !== undefined || job !== undefined;
  const pointing = asked.map((token) =>
    matters.filter((matter) => holds(matter.tokens, token) && (isOwn(matter) || !isTelling(token))),
  );
  const [matter, ...others] = new Set(
    pointing.flatMap((held, at) => (held.length === 1 && (isCued || isTelling(asked[at] ?? '')) ? held : [])),
  );
  const there = jobOfPlace(situation.content, ask);
  if (!matter && there) return ofJob(situation, there.id);
  if (!matter || others.length > 0) return situation;
  const talked = before.subject.projects?.length === 1 ? before.subject.projects[0] : undefined;
  const isSame = matter.project !== undefined ? matter.project === talked : matter.job === before.subject.job;
  if (isSame) return situation;
  // What is talked about holds a word of the question too: no other is meant.
  const isOfTalk = pointing.some((held) =>
    held.some(({ project, job }) =>
      project !== undefined
        ? project === talked
        : job !== undefined && job === before.subject.job && talked === undefined,
    ),
  );
  if (ask.leans && isOfTalk) return situation;
  if (matter.project !== undefined) {
    const name = { kind: 'project', id: matter.project, isListed: true, start: 0, end: 0 } as const;
    return { ...situation, ask: { ...ask, names: [...ask.names, name] } };
  }
  return matter.job === undefined ? situation : ofJob(situation, matter.job);
}

function ofJob({ ask, before, ...situation }: Situation, job: string): Situation {
  const [first] = ask.topics;
  const isWhole = first !== undefined && (isOneOf(OF_CAREER, first.topic) || first.p < GUESS);
  const topics = isWhole ? [{ topic: 'currentWork', p: 0.6 }, ...ask.topics] : ask.topics;
  return {
    ...situation,
    ask: { ...ask, leans: true, topics },
    before: { ...before, topic: 'currentWork', subject: { job } },
  };
}

/** Below, the likeliest topic is a guess. */
const GUESS = 0.35;

/** `climber` is as good as `climb`. */
function holds(tokens: ReadonlySet<string>, asked: string): boolean {
  if (tokens.has(asked)) return true;
  if (asked.length < LEAST_STEM || asked.startsWith('=')) return false;
  return [...tokens].some(
    (token) =>
      token.length >= LEAST_STEM &&
      (token.startsWith(asked) || asked.startsWith(token)) &&
      Math.abs(token.length - asked.length) <= MOST_ENDING,
  );
}

const LEAST_STEM = 5;
const MOST_ENDING = 3;

function mattersOf(finder: Finder, data: LanguageData): readonly Matter[] {
  const known = KNOWN.get(finder);
  if (known) return known;
  const matters = new Map<string, { project?: string | undefined; job?: string | undefined; tokens: Set<string> }>();
  for (const { project, job, heading, around = '', text } of finder.passages) {
    const id = `${project ?? ''} ${job ?? ''}`;
    const matter = matters.get(id) ?? { project, job, tokens: new Set() };
    for (const token of tokensOf(normalized(`${heading} ${around} ${text}`), data)) matter.tokens.add(token);
    matters.set(id, matter);
  }
  const all = [...matters.values()];
  KNOWN.set(finder, all);
  return all;
}
