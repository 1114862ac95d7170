/** What is asked of one job: answered from its own facts and sentences, whatever the words are like elsewhere. */
import type { Job } from '#content/schema.ts';
import type { Found } from '../look/find.ts';
import { named } from '../understand/ask.ts';
import { isOneOf, OPEN, SOCIAL, TOLD } from '../understand/topics.ts';
import * as facts from './facts.ts';
import { besides } from './needed.ts';
import { foundAt, missing, quoted, quotedAll } from './quoted.ts';
import type { Said } from './said.ts';
import { factOf } from './fact.ts';
import { jobMeant, projectsMeant, type Situation } from './situation.ts';

/** What a sentence of the job holds of the question's words, at least. */
const LEAST_SHARE = 0.12;
/** From here on a topic that is no job's is none of it. */
const SURE_ELSEWHERE = 0.6;

const OF_JOBS: ReadonlySet<string> = new Set(
  'employer currentWork jobSince previousJob workTechnologies team companyFacts location projects'.split(' '),
);

export function ofMatter(situation: Situation, topic: string, p: number, found: readonly Found[]): Said | undefined {
  const job = jobAsked(situation);
  if (!job) return undefined;
  const { ask } = situation;
  const isOfJob = OF_JOBS.has(topic) || isOneOf(TOLD, topic) || topic === 'world' || topic === 'since';
  if (!isOfJob && p > SURE_ELSEWHERE) return undefined;
  if (isOneOf(SOCIAL, topic) && p > 0.4) return undefined;
  return ofJob(situation, topic, job, found);
}

/** The one job that is named, called by what it is, or talked about. */
function jobAsked(situation: Situation): Job | undefined {
  const { ask, before } = situation;
  if (projectsMeant(situation).length > 0 || named(ask, 'technology').length > 0) return undefined;
  const job = jobMeant(situation);
  const isTalkedAbout = ask.leans && before.subject.job === job?.id && before.subject.projects === undefined;
  return named(ask, 'company').length > 0 || isTalkedAbout ? job : undefined;
}

function ofJob(situation: Situation, topic: string, job: Job, found: readonly Found[]): Said | undefined {
  const { ask, content, data, finder } = situation;
  const { aspects } = ask;
  const at = content.experience.indexOf(job);
  const tell = (other: Job | undefined, isPlaced = aspects.has('place')): Said | undefined =>
    other && {
      text: facts.employer(content, data, other, isPlaced),
      found: true,
      topic: 'employer',
      subject: { job: other.id },
    };
  if (aspects.has('after')) return tell(content.experience[at - 1]) ?? tell(job);
  const all = finder.passages.flatMap((passage, index) => (passage.job === job.id ? [index] : []));
  const own = foundAt(situation, all);
  const role = own.filter(({ passage }) => !passage.isResult);
  if (aspects.has('people')) {
    const telling = own.filter(
      ({ index, passage }) => finder.telling('team').includes(index) && finder.hasFigure(passage.text),
    );
    if (telling.length > 0) return quotedAll(situation, 'team', telling.slice(0, 2));
    return besides(situation, missing(situation, 'team'), quotedAll(situation, 'team', role));
  }
  if (topic === 'location' || (aspects.has('place') && OF_JOBS.has(topic))) return tell(job, true);
  if (topic === 'since' || topic === 'jobSince') return tell(job);
  if (OF_JOBS.has(topic) && topic !== 'team' && topic !== 'companyFacts' && topic !== 'currentWork') return undefined;
  const best = found.filter(({ passage, share }) => passage.job === job.id && share > LEAST_SHARE);
  if (topic === 'currentWork') {
    return aspects.has('achievements') || best.length === 0 ? factOf(withJob(situation, job), topic) : undefined;
  }
  const fitting = aspects.has('amount') ? best.filter(({ passage }) => finder.hasFigure(passage.text)) : best;
  if (fitting.length > 0) return quoted(situation, topic, fitting);
  if (isOneOf(OPEN, topic) || isOneOf(TOLD, topic))
    return besides(situation, missing(situation, ''), quotedAll(situation, topic, role));
  return undefined;
}

/** The situation of a question that names the job. */
function withJob(situation: Situation, { id }: Job): Situation {
  const { ask } = situation;
  if (named(ask, 'company').length > 0) return situation;
  const name = { kind: 'company', id, isListed: true, start: 0, end: 0 } as const;
  return { ...situation, ask: { ...ask, names: [...ask.names, name] } };
}
