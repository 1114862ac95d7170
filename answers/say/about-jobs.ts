/** Answers about employers and the work there. */
import { spaceIn } from '#contract/known-languages.ts';
import type { Job } from '#content/schema.ts';
import * as facts from './facts.ts';
import { lookUp } from './looked-up.ts';
import { foundAt, sentence, joinedText } from './quoted.ts';
import type { Fact } from './said.ts';
import { jobMeant, type Situation } from './situation.ts';

export function aboutJobs(situation: Situation, topic: string): Fact | undefined {
  const { content, data, ask, before, finder } = situation;
  const language = data.language;
  if (
    topic === 'previousJob' &&
    ask.aspects.has('career') &&
    (!ask.leans || before.subject.job === undefined) &&
    content.experience.length > 1
  ) {
    return listed(situation, content.experience);
  }
  const isOfUnlisted =
    ask.leans &&
    before.topic === 'previousJob' &&
    before.subject.job === undefined &&
    !data.rules.signs.now.test(ask.text) &&
    jobMeant(situation) === undefined;
  if (topic === 'previousJob' || (isOfUnlisted && !ask.aspects.has('after'))) {
    return previousJobs(situation, topic);
  }
  const talkedAbout = content.experience.findIndex(({ id }) => id === before.subject.job);
  const next = ask.leans && ask.aspects.has('after') ? content.experience[talkedAbout - 1] : undefined;
  const job =
    next ??
    jobMeant(situation) ??
    jobOfWords(situation, topic) ??
    content.experience.find(({ end }) => end === undefined) ??
    content.experience[0];
  if (!job) return undefined;
  const subject = { job: job.id };
  if (topic === 'workTechnologies') return { text: facts.jobTechnologies(data, job), subject };
  const employer = facts.employer(content, data, job, ask.aspects.has('place'));
  if (topic !== 'currentWork') {
    const isOfAll = ask.aspects.has('career') && jobMeant(situation) === undefined;
    return isOfAll ? allJobs(situation) : { text: employer, subject };
  }
  if (ask.aspects.has('achievements')) {
    const points = finder.passages.flatMap(({ job: id, isResult }, index) =>
      id === job.id && isResult ? [index] : [],
    );
    const results = foundAt(situation, points).map(({ passage }) => passage);
    return { text: `${employer}${facts.pointByPoint(data, results)}`, subject: { ...subject, points } };
  }
  const passages = finder.passages.flatMap(({ job: id, heading }, index) =>
    id === job.id && heading === job.company[language] ? [index] : [],
  );
  const role = joinedText(foundAt(situation, passages), language);
  const quote = facts.quote(content, data, role, { section: 'experience', anchor: 'experience' });
  return { text: `${employer}${spaceIn(language)}${quote}`, subject: { ...subject, passages } };
}

/** `At the clinics?` */
function jobOfWords(situation: Situation, topic: string): Job | undefined {
  if (topic === 'employer' || topic === 'jobSince' || situation.data.rules.signs.now.test(situation.ask.text))
    return undefined;
  const best = lookUp(situation, topic).find(({ passage }) => passage.job !== undefined);
  const isMeant = best && best.share > OF_WORDS;
  return isMeant ? situation.content.experience.find(({ id }) => id === best.passage.job) : undefined;
}

/** The share of a question's words by which a job is known. */
const OF_WORDS = 0.3;

/** Those that ended; the one before where a job was talked about; where none is listed, what the owner says of the years before. */
function previousJobs(situation: Situation, topic: string): Fact | undefined {
  const { content, data, ask, before, finder } = situation;
  const past = content.experience.filter(({ end }) => end !== undefined);
  if (past.length === 0) {
    const isUntold = ask.aspects.has('reason') || topic === 'workTechnologies';
    if (isUntold) return { text: facts.notOnPage(content, data, 'previousJob'), found: false };
    const [at] = finder.telling('previousJob');
    if (at === undefined) return undefined;
    return { text: sentence(content, data, foundAt(situation, [at])), subject: { passages: [at] } };
  }
  const talkedAbout = content.experience.findIndex(({ id }) => id === before.subject.job);
  if (ask.aspects.has('earliest')) return listed(situation, past.slice(-1));
  if (ask.leans && talkedAbout >= 0) {
    const earlier = content.experience.slice(talkedAbout + 1, talkedAbout + 2);
    if (earlier.length > 0) return listed(situation, earlier);
    return { text: facts.notOnPage(content, data, 'previousJob'), found: false };
  }
  return listed(situation, past);
}

/** Those that are listed, and where none has ended, what the owner says of the years before. */
function allJobs(situation: Situation): Fact {
  const { content, data } = situation;
  const { text, ...fact } = listed(situation, content.experience);
  const before = content.experience.every(({ end }) => end === undefined) && previousJobs(situation, 'previousJob');
  const isTold = before && before.found !== false;
  return { ...fact, text: isTold ? `${text}${spaceIn(data.language)}${before.text}` : text };
}

function listed({ content, data, ask }: Situation, jobs: readonly Job[]): Fact {
  const language = data.language;
  const isPlaced = ask.aspects.has('place');
  const text = jobs.map((job) => facts.employer(content, data, job, isPlaced)).join(spaceIn(language));
  const [first] = jobs;
  return { text, subject: { listed: 'jobs', ...(first && { job: first.id }) } };
}
