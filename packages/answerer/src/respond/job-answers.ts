/** Answers about employers and the work there. */
import * as facts from './format-facts.ts';
import { fill, spaceIn } from '../text.ts';
import type { Job } from '../resume.ts';
import { foundAt, missing, quotedAll, rankCandidates, sentence } from './quotation.ts';
import type { Fact } from './dialog-state.ts';
import { type TurnContext, jobMeant, jobOfYear } from './turn-context.ts';

export function aboutJobs(turn: TurnContext, intent: string): Fact | undefined {
  const { resume, data, question, before, retriever } = turn;
  if (
    intent === 'previousJob' &&
    question.aspects.has('career') &&
    (!question.leans || before.subject.job === undefined) &&
    resume.experience.length > 1
  ) {
    return listed(turn, resume.experience);
  }
  const isOfUnlisted =
    question.leans &&
    before.intent === 'previousJob' &&
    before.subject.job === undefined &&
    !data.rules.signs.now.test(question.text) &&
    jobMeant(turn) === undefined;
  if (intent === 'previousJob' || (isOfUnlisted && !question.aspects.has('after'))) {
    return previousJobs(turn, intent);
  }
  const talkedAbout = resume.experience.findIndex(({ id }) => id === before.subject.job);
  const isAfter = question.leans && question.aspects.has('after');
  // After the degree there is the first job.
  const following = before.intent === 'education' ? resume.experience.at(-1) : resume.experience[talkedAbout - 1];
  const next = isAfter ? following : undefined;
  const job =
    next ??
    jobMeant(turn) ??
    jobOfWords(turn, intent) ??
    resume.experience.find(({ end }) => end === undefined) ??
    resume.experience[0];
  if (!job) return undefined;
  const subject = { job: job.id };
  if (intent === 'workTechnologies') return { text: facts.jobTechnologies(resume, data, job), subject };
  const isTold = question.leans && before.subject.job === job.id;
  if (intent === 'jobSince' && isTold && job.end === undefined)
    return { text: fill(data.messages.startedIn, { start: job.startMonth }), subject };
  const employer = facts.employer(resume, data, job, question.aspects.has('place'));
  const isOfNow =
    data.rules.signs.now.test(question.text) &&
    !isTold &&
    question.intents.slice(0, 2).some((one) => one.intent === 'employer' && one.p > 0.2);
  if (intent !== 'currentWork' || (isOfNow && !question.aspects.has('achievements'))) {
    const isOfAll = question.aspects.has('career') && jobMeant(turn) === undefined;
    return isOfAll ? allJobs(turn) : { text: employer, subject };
  }
  if (question.aspects.has('achievements')) return achievements(turn, job, employer);
  const described = retriever.passages.flatMap(({ job: id, heading }, index) =>
    id === job.id && heading === job.company ? [index] : [],
  );
  // What a company is, its first sentence says; what one does there, those that tell of it.
  const passages = ofJobAsked(turn, described);
  if (passages.length === 0 || jobOfYear(resume, question)) return { text: employer, subject };
  return { text: quotedAll(turn, intent, foundAt(turn, passages)).text, subject: { ...subject, passages } };
}

/** Point by point; the one that is asked for alone; of more, those that were not told. */
function achievements(turn: TurnContext, { id: job }: Job, employer: string): Fact {
  const { data, question, before, retriever } = turn;
  const isOther = data.rules.signs.others.test(question.text) && question.leans;
  const points = retriever.passages.flatMap((passage, index) =>
    passage.job === job && passage.isResult && !(isOther && before.quoted.has(index)) ? [index] : [],
  );
  if (isOther && points.length === 0) return { text: fill(data.messages.noMore, {}), subject: { job } };
  // `What did the split achieve?` asks for one of them.
  const [best, second] = rankCandidates(turn, 'currentWork');
  const isOne = best && points.includes(best.index) && best.p - (second?.p ?? 0) > OF_ONE && best.share > OF_WORDS;
  if (isOne) return quotedAll(turn, 'currentWork', [best]);
  const results = foundAt(turn, points).map(({ passage }) => passage);
  return { text: `${employer}${facts.pointByPoint(data, results)}`, subject: { job, points } };
}

/** What a company is, the first sentence of its job says; what one does there, those that tell of that. */
function ofJobAsked({ question, data, retriever }: TurnContext, described: readonly number[]): readonly number[] {
  const { ofCompany, role, described: inShort } = data.rules.signs;
  if (ofCompany.test(question.marked)) return described.slice(0, 1);
  const ofRole = described.filter((index) => retriever.telling('role').includes(index));
  const isAll = ofRole.length === 0 || (inShort.test(question.text) && !role.test(question.text));
  return (isAll ? described : ofRole).slice(0, MAX_OF_ROLE);
}

/** Of a job's description so many sentences say what it is. */
const MAX_OF_ROLE = 2;

/** `At the clinics?` */
function jobOfWords(turn: TurnContext, intent: string): Job | undefined {
  if (intent === 'employer' || intent === 'jobSince' || turn.data.rules.signs.now.test(turn.question.text))
    return undefined;
  const best = rankCandidates(turn, intent).find(({ passage }) => passage.job !== undefined);
  const isMeant = best && best.share > OF_WORDS;
  return isMeant ? turn.resume.experience.find(({ id }) => id === best.passage.job) : undefined;
}

/** The share of a question's words by which a job is known. */
const OF_WORDS = 0.3;
/** What one result is surer than the others. */
const OF_ONE = 0.25;

/** Those that ended; the one before where a job was talked about; where none is listed, what the owner says of the years before. */
function previousJobs(turn: TurnContext, intent: string): Fact | undefined {
  const { resume, data, question, before, retriever } = turn;
  const past = resume.experience.filter(({ end }) => end !== undefined);
  if (past.length === 0 && data.rules.signs.elsewhere.test(question.marked)) {
    const { text, ...fact } = listed(turn, resume.experience);
    const untold = fill(data.messages.partMissing, { what: data.messages.subjects['otherJobs'] ?? '' });
    return { ...fact, text: `${text}${spaceIn(data.language)}${untold}`, lacks: true };
  }
  if (past.length === 0) {
    // Before the first job there is the degree.
    const isNamed = question.names.some(({ kind }) => kind === 'company');
    const isOfNow = data.rules.signs.now.test(question.text) && data.rules.signs.employer.test(question.text);
    const isOfJob = isNamed || isOfNow || (question.leans && before.subject.job !== undefined);
    const isFirst = resume.experience.every(({ start }) => Number(start.slice(0, 4)) <= resume.person.since);
    const isBefore = data.rules.signs.earlier.test(question.text) && !/\d/.test(question.text);
    const degree = retriever.passages.findIndex(
      ({ text, isFact }) => isFact && resume.person.education.some(({ line }) => text.startsWith(line)),
    );
    if (isOfJob && isFirst && isBefore && degree >= 0)
      return {
        text: sentence(resume, data, foundAt(turn, [degree])),
        intent: 'education',
        subject: { passages: [degree] },
      };
    const isUntold = question.aspects.has('reason') || intent === 'workTechnologies';
    if (isUntold) return missing(turn, 'previousJob');
    const [at] = retriever.telling('previousJob');
    if (at === undefined) return undefined;
    if (before.intent === 'previousJob' && before.quoted.has(at)) return { text: fill(data.messages.noMore, {}) };
    return { text: sentence(resume, data, foundAt(turn, [at])), subject: { passages: [at] } };
  }
  const talkedAbout = resume.experience.findIndex(({ id }) => id === before.subject.job);
  if (question.aspects.has('earliest')) return listed(turn, past.slice(-1));
  if (question.leans && talkedAbout >= 0) {
    const earlier = resume.experience.slice(talkedAbout + 1, talkedAbout + 2);
    if (earlier.length > 0) return listed(turn, earlier);
    return missing(turn, 'previousJob');
  }
  return listed(turn, past);
}

/** Those that are listed, and where none has ended, what the owner says of the years before. */
function allJobs(turn: TurnContext): Fact {
  const { resume, data } = turn;
  const { text, ...fact } = listed(turn, resume.experience);
  const before = resume.experience.every(({ end }) => end === undefined) && previousJobs(turn, 'previousJob');
  const isTold = before && before.found !== false;
  return { ...fact, text: isTold ? `${text}${spaceIn(data.language)}${before.text}` : text };
}

function listed({ resume, data, question }: TurnContext, jobs: readonly Job[]): Fact {
  const language = data.language;
  const isPlaced = question.aspects.has('place');
  const text = jobs.map((job) => facts.employer(resume, data, job, isPlaced)).join(spaceIn(language));
  const [first] = jobs;
  return { text, subject: { listed: 'jobs', ...(first && { job: first.id }) } };
}
