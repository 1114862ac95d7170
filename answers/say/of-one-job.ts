/** What is asked of one of several jobs is answered from that job's own sentences: the server's alone. */
import type { Job } from '#content/schema.ts';
import type { Found } from '../look/find.ts';
import { named } from '../understand/ask.ts';
import { isOneOf, OPEN, SOCIAL, TOLD } from '../understand/topics.ts';
import { OF_JOBS } from './before.ts';
import { foundAt, missing, quoted, quotedAll } from './quoted.ts';
import { besides, lacksNeed } from './needed.ts';
import type { Said } from './said.ts';
import { jobMeant, SURE, type Situation } from './situation.ts';

/** Below, a topic is a guess. */
const UNSURE = 0.35;
/** A sentence is like a question from here on. */
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

/** Undefined where no job is meant, or the question has an answer of its own. */
export function ofOneJob(situation: Situation, topic: string, p: number, found: readonly Found[]): Said | undefined {
  const { ask, before, content, data, finder } = situation;
  const job = jobMeant(situation);
  const isOther = ask.names.some(({ kind }) => kind === 'project' || (kind === 'technology' && !isTold(found, job, p)));
  if (!job || content.experience.length < 2 || isOther) return undefined;
  const isNamed = named(ask, 'company').includes(job.id);
  if (!isNamed && (!ask.leans || before.subject.projects !== undefined || before.subject.job !== job.id)) return undefined;
  if (!isOfMatter(situation, topic, p)) return undefined;
  const own = foundAt(
    situation,
    finder.passages.flatMap((passage, index) => (passage.job === job.id ? [index] : [])),
  );
  const fitting = own.filter(({ passage }) => !lacksNeed(situation, passage));
  if (fitting.length === 0) return undefined;
  const isFit = (index: number) => fitting.some((one) => one.index === index);
  const near = found.filter(({ index, share, p: sure }) => isFit(index) && share > LEAST_SHARE && sure > NEAR);
  const needed = fitting.length < own.length ? fitting.slice(0, 1) : [];
  const [best] = found;
  const isElsewhere = best !== undefined && best.passage.job !== job.id && best.p > SURE && best.share > LEAST_SHARE;
  const isOwnSure = best !== undefined && best.passage.job === job.id && best.p > SURE_OF_SENTENCE;
  if (isOwnSure && !isFit(best.index) && !ask.aspects.has('reason')) return undefined;
  if (isElsewhere && near.length === 0 && !(needed.length > 0 && ask.aspects.has('reason'))) return undefined;
  // Of the present job other sections tell too.
  if (job.end === undefined)
    return near.length > 0 && !isElsewhere && topic !== 'team' ? quoted(situation, topic, near) : undefined;
  const counted = own.filter(({ passage }) => finder.counts(ask.text, passage.text));
  const telling = topic === 'team' ? own.filter(({ index }) => finder.telling('team').includes(index)) : [];
  const ofPeople = telling.filter(({ passage }) => !passage.isResult && finder.hasFigure(passage.text));
  const again = ask.aspects.has('amount')
    ? own.filter(({ index, passage }) => before.subject.passages?.includes(index) && finder.answers(ask, passage.text))
    : [];
  const said = [ask.aspects.has('people') ? ofPeople.slice(0, 1) : [], near, needed, counted, ofPeople, telling, again].find((some) => some.length > 0);
  if (said) return quoted(situation, topic, said);
  if (best && best.share > SAYS_MORE && best.passage.job !== job.id) return undefined;
  const description = own.filter(({ passage }) => passage.heading === job.company[data.language]);
  return besides(situation, missing(situation, ''), quotedAll(situation, topic, description));
}

/** A sentence of the job tells of what is named, and the topic is a guess. */
function isTold([best]: readonly Found[], job: Job | undefined, p: number): boolean {
  return best !== undefined && best.passage.job === job?.id && best.p > SURE && p < UNSURE;
}

function isOfMatter({ ask }: Situation, topic: string, p: number): boolean {
  const isGuess = p < UNSURE && topic === ask.topics[0]?.topic;
  if (isOneOf(SOCIAL, topic) || OF_OWNER.has(topic)) return isGuess;
  if (topic === 'previousJob' && !OF_TIME.some((aspect) => ask.aspects.has(aspect)))
    return ask.aspects.has('reason') || ask.aspects.has('manner') || ask.aspects.has('amount');
  if (ask.aspects.has('reason') || isOneOf(OPEN, topic) || isOneOf(TOLD, topic)) return true;
  return isGuess && !OF_JOBS.has(topic);
}

/** What asks for another job than the one that is meant. */
const OF_TIME = ['before', 'after', 'earliest', 'career'] as const;
