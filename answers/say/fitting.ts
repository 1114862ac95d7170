/** The sentences of the owner that may stand where a topic is asked, alone or beside a fact. */
import type { Found } from '../look/find.ts';
import { named } from '../understand/ask.ts';
import { isOfProjects, projectsMeant, type Situation } from './situation.ts';

export function fitting(situation: Situation, topic: string, found: readonly Found[]): Found[] {
  // What the site is built with is one fact.
  if (topic === 'builtWith' && (situation.ask.topics[0]?.p ?? 0) > SURE_OF_SITE) return [];
  // Nothing but the sentence that names a firm tells of the years there.
  const { topic: asked, subject } = situation.before;
  const isOfFirm = topic === 'workTechnologies' && asked === 'previousJob' && subject.job === undefined;
  if (isOfFirm && subject.passages) return found.filter(({ index }) => subject.passages?.includes(index));
  const meant = projectsMeant(situation).map(({ id }) => id);
  const isOfThem = isOfProjects(topic) || (topic === 'detail' && named(situation.ask, 'project').length > 0);
  return found.filter(({ passage, share }) => {
    if (meant.length === 0) return !OF_JOBS.has(topic) || passage.project === undefined;
    const isTold = topic !== 'projectTech' && passage.isResult && share > OF_RESULT;
    return !isOfThem || isTold || meant.includes(passage.project ?? '');
  });
}

const SURE_OF_SITE = 0.9;
/** What a job brought is told where it holds so much of the question: a project may be called like it. */
const OF_RESULT = 0.25;

/** A job, and how long: no project tells of them. */
const OF_JOBS: ReadonlySet<string> = new Set(['employer', 'jobSince', 'previousJob', 'since', 'who']);
