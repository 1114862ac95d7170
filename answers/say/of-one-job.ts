/** What is asked of one of several jobs is answered from that job's own sentences: the server's alone. */
import type { Job } from '#content/schema.ts';
import type { Found } from '../look/find.ts';
import { named, type Ask } from '../understand/ask.ts';
import { isOneOf, OPEN, SOCIAL, TOLD } from '../understand/topics.ts';
import { OF_JOBS } from './before.ts';
import { besides, lacksNeed } from './needed.ts';
import { foundAt, missing, quoted, quotedAll } from './quoted.ts';
import type { Said } from './said.ts';
import { jobMeant, SURE, type Situation } from './situation.ts';

/** Below, a topic is a guess. */
const UNSURE = 0.35;
/** From here on a sentence is like a question … */
const NEAR = 0.3;
const LEAST_SHARE = 0.1;
/** … and surely answers it from here on. */
const SURE_OF_SENTENCE = 0.85;
/** From here on a sentence of something else is nearer than what is said of the job as a whole. */
const SAYS_MORE = 0.25;

/** What is told of the owner, whatever is talked about. */
const OF_OWNER: ReadonlySet<string> = new Set(
  'salary age family visa availability hobby otherSocial education weakness license aiUse learning'.split(' '),
);

/** What asks for another job than the one that is meant. */
const OF_TIME = ['before', 'after', 'earliest', 'career'] as const;

/** Undefined where no job is meant, or the question has an answer of its own. */
export function ofOneJob(situation: Situation, topic: string, p: number, found: readonly Found[]): Said | undefined {
  const { ask, content, data } = situation;
  if (content.experience.length < 2) return undefined;
  const job = jobTalkedOf(situation, p, found);
  if (!job || !isOfMatter(ask, topic, p)) return undefined;
  const own = sentencesOf(situation, job);
  const fitting = own.filter(({ passage }) => !lacksNeed(situation, passage));
  if (fitting.length === 0) return undefined;
  const isFit = (index: number) => fitting.some((one) => one.index === index);
  const near = found.filter(({ index, share, p: sure }) => isFit(index) && share > LEAST_SHARE && sure > NEAR);
  const [best] = found;
  const isReason = ask.aspects.has('reason');
  const isOfJob = best?.passage.job === job.id;
  const isElsewhere = best !== undefined && !isOfJob && best.p > SURE && best.share > LEAST_SHARE;
  if (isOfJob && best.p > SURE_OF_SENTENCE && !isFit(best.index) && !isReason) return undefined;
  const isOfPeople = ask.aspects.has('people') && job.end !== undefined;
  const isTold = isOfPeople || (isReason && fitting.length < own.length);
  if (isElsewhere && near.length === 0 && !isTold) return undefined;
  // Of the present job other sections tell too.
  if (job.end === undefined)
    return near.length > 0 && !isElsewhere && topic !== 'team' ? quoted(situation, topic, near) : undefined;
  const telling = tellingOf(situation, topic, own, fitting, near);
  if (telling.length > 0) return quoted(situation, topic, telling);
  if (best && !isOfJob && best.share > SAYS_MORE) return undefined;
  const description = own.filter(({ passage }) => passage.heading === job.company[data.language]);
  return besides(situation, missing(situation, ''), quotedAll(situation, topic, description));
}

/** The job that a question names or leans on, where it is of nothing else. */
function jobTalkedOf(situation: Situation, p: number, [best]: readonly Found[]): Job | undefined {
  const { ask, before } = situation;
  const job = jobMeant(situation);
  if (!job || named(ask, 'project').length > 0) return undefined;
  // Of a technology, unless a sentence of the job tells of it and the topic is a guess.
  const isTold = best !== undefined && best.passage.job === job.id && best.p > SURE && p < UNSURE;
  if (named(ask, 'technology').length > 0 && !isTold) return undefined;
  const isTalkedOf = ask.leans && before.subject.projects === undefined && before.subject.job === job.id;
  const isHere = ask.names.some(({ kind }) => kind === 'place') && ask.aspects.has('reason');
  return named(ask, 'company').includes(job.id) || isTalkedOf || isHere ? job : undefined;
}

function sentencesOf(situation: Situation, { id }: Job): Found[] {
  const { passages } = situation.finder;
  return foundAt(
    situation,
    passages.flatMap(({ job }, index) => (job === id ? [index] : [])),
  );
}

function isOfMatter({ aspects, topics }: Ask, topic: string, p: number): boolean {
  const isGuess = p < UNSURE && topic === topics[0]?.topic;
  if (isOneOf(SOCIAL, topic) || OF_OWNER.has(topic)) return isGuess;
  if (topic === 'jobSince' && aspects.has('manner')) return true;
  if (topic === 'previousJob' && !OF_TIME.some((aspect) => aspects.has(aspect)))
    return aspects.has('reason') || aspects.has('manner') || aspects.has('amount');
  if (aspects.has('reason') || isOneOf(OPEN, topic) || isOneOf(TOLD, topic)) return true;
  return isGuess && !OF_JOBS.has(topic);
}

/** Of a job's sentences those that hold what is asked, whatever their words are like; of people first, where those are counted. */
function tellingOf(
  situation: Situation,
  topic: string,
  own: readonly Found[],
  fitting: readonly Found[],
  near: readonly Found[],
): readonly Found[] {
  const { ask, before, finder } = situation;
  const ofTeam = topic === 'team' ? own.filter(({ index }) => finder.telling('team').includes(index)) : [];
  const ofPeople = ofTeam.filter(({ passage }) => !passage.isResult && finder.hasFigure(passage.text));
  const isAgain = ({ index, passage }: Found) =>
    ask.aspects.has('amount') && before.subject.passages?.includes(index) && finder.answers(ask, passage.text);
  const ways = [
    ask.aspects.has('people') ? ofPeople.slice(0, 1) : [],
    near,
    fitting.length < own.length ? fitting.slice(0, 1) : [],
    own.filter(({ passage }) => finder.counts(ask.text, passage.text)),
    ofPeople,
    ofTeam,
    own.filter(isAgain),
  ];
  return ways.find((some) => some.length > 0) ?? [];
}
