/** Questions that lean on what was said: on its sentences, or on the project that is talked about. */
import type { Candidate } from '../retrieve/retriever.ts';
import type { Passage } from '../retrieve/passages.ts';
import { normalize, sentencesOf, tokensOf } from '../tokenize/tokens.ts';
import { named } from '../understand/parse-question.ts';
import { OPEN, SOCIAL, TOLD, isOneOf } from '../understand/intents.ts';
import { answerOrMissing, lacksNeed, needsOf } from './answer-constraints.ts';
import { foundAt, missing, quoted, quotedAll } from './quotation.ts';
import type { ResponsePart } from './dialog-state.ts';
import { SURE, type TurnContext, isOfProjects, jobMeant, projectsMeant } from './turn-context.ts';

/** Below, an intent is a guess. */
const UNSURE = 0.35;
/** Below, a sentence of the project is not like the question. */
const MIN_OF_PROJECT = 0.45;
/** Of a question's own words. */
const MOST = 0.5;
/** From here on a sentence of a job answers, whatever is named. */
const SURELY = 0.9;
/** What only a job has a time before of. */
const OF_JOBS: ReadonlySet<string> = new Set(
  'employer currentWork jobSince previousJob workTechnologies team companyFacts since who'.split(' '),
);

/** `How` of these is a question of its own. */
const WITH_MANNER = ['contact', 'hire', 'hours', 'resume', 'techKnow'] as const;

/** `And before?` after a figure asks for the figure before. */
export function asksAgain({ question, before, data, retriever }: TurnContext): boolean {
  const isDifference = question.aspects.has('difference') && before.subject.skills === undefined;
  // `How does it work?` of a project asks for more than the line that sums it up, `what for?` of AI for what was said.
  if (before.subject.projects?.length === 1 && data.rules.signs.inDetail.test(question.text)) return false;
  if (before.intent === 'aiUse' && question.isShort && question.aspects.has('reason')) return true;
  // `How do I reach them?` says by itself what it asks.
  const isManner = question.aspects.has('manner') && !isOneOf(WITH_MANNER, question.intents[0]?.intent ?? '');
  if (question.isShort && (isManner || isDifference) && !OF_JOBS.has(before.intent ?? 'who')) return true;
  // `And then?` of the years before.
  const isOfYears = before.subject.passages !== undefined && before.subject.job === undefined;
  if (isOfYears && question.isShort && question.aspects.has('after') && before.intent !== 'education') return true;
  // `For how long?` of years that a sentence tells.
  const said = before.subject.passages?.some((at) =>
    data.rules.measures.span.test(normalize(retriever.passages[at]?.text ?? '')),
  );
  if (
    said &&
    isOfYears &&
    question.isShort &&
    question.names.length === 0 &&
    data.rules.signs.lasts.test(question.text)
  )
    return true;
  // Of a job that only sentences tell, they tell what was done, and for how long.
  if (
    before.intent === 'previousJob' &&
    before.subject.job === undefined &&
    question.leans &&
    question.names.length === 0
  ) {
    const isOfIt =
      isOneOf(['currentWork', 'detail', 'world'], question.intents[0]?.intent ?? '') ||
      (question.intents[0]?.p ?? 0) < UNSURE;
    if (isOfIt && question.aspects.size === 0) return true;
  }
  // `And in 2023?` after another year asks for no time before.
  const isBefore =
    question.intents[0]?.intent === 'previousJob' &&
    !question.aspects.has('after') &&
    !/\d/.test(question.text) &&
    !data.rules.signs.employer.test(question.text);
  return question.leans && isBefore && !OF_JOBS.has(before.intent ?? 'who');
}

/** `And teamwork?`, `the last one` after a list whose points have labels: the point that is meant. */
export function ofPoint(turn: TurnContext): Candidate[] {
  const { question, before, data, retriever } = turn;
  const point =
    question.ordinal === undefined || question.aspects.has('earliest')
      ? undefined
      : before.subject.points?.at(question.ordinal);
  if (point !== undefined && named(question, 'project').length === 0) return foundAt(turn, [point]);
  const asked = question.text.replaceAll(data.rules.signs.aroundLabel, '');
  const wasOfSection = (before.subject.passages ?? []).some((at) => isPoint(retriever.passages[at]));
  const index = retriever.passages.findIndex(
    (passage) =>
      normalize(passage.heading) === asked &&
      (passage.isResult
        ? passage.job === before.subject.job
        : isPoint(passage) && (before.intent === 'strengths' || wasOfSection)),
  );
  return index < 0 ? [] : foundAt(turn, [index]);
}

function isPoint(passage: Passage | undefined): boolean {
  return passage?.section === 'about' && passage.heading !== '';
}

/** The sentences that were said last: how long that was is said among them. Else those beside them that were not said. */
export function saidBefore(turn: TurnContext): Candidate[] {
  const { question, before, retriever, data } = turn;
  const said = (before.subject.passages ?? []).slice(-2);
  const [first = -1] = said;
  const last = said.at(-1) ?? -1;
  const isSame = (at: number, other: number) => retriever.passages[at]?.of === retriever.passages[other]?.of;
  const beside = [
    ...(question.aspects.has('before') && isSame(first - 1, first) ? [first - 1] : []),
    ...(isSame(last + 1, last) ? [last + 1] : []),
  ].filter((index) => !before.quoted.has(index));
  // `And before?` of a figure that was another one.
  const isFigure =
    question.intents[0]?.intent === 'previousJob' && retriever.hasFigure(retriever.passages[last]?.text ?? '');
  return foundAt(turn, beside.length === 0 || isFigure || data.rules.signs.lasts.test(question.text) ? said : beside);
}

/** `How many, exactly?` after a sentence that says how many asks for nothing else. */
export function ofSaid(turn: TurnContext): Candidate[] {
  const { question, before, retriever } = turn;
  if (
    !question.leans ||
    question.names.length > 0 ||
    question.aspects.has('level') ||
    before.subject.passages === undefined
  )
    return [];
  return [...foundAt(turn, before.subject.passages.slice(-2)), ...saidBefore(turn)].filter(
    ({ passage: { text } }) =>
      retriever.answers(question, text) && retriever.isWithin(question.text, text) && !lacksNeed(turn, { text }),
  );
}

/** `How many launches there?` of a job is answered from its own sentences: where none is like it, by any that has the figure. */
export function ofJob(
  turn: TurnContext,
  intent: string,
  p: number,
  found: readonly Candidate[],
): ResponsePart | undefined {
  const { question, before, retriever } = turn;
  const job = jobMeant(turn);
  if (!job || !question.leans || before.subject.projects || question.names.length > 0) return undefined;
  const isGuess = p < UNSURE && intent === question.intents[0]?.intent;
  if (!isGuess && !isOneOf(OPEN, intent) && intent !== 'detail' && intent !== 'team') return undefined;
  const own = found.filter(({ passage, share }) => passage.job === job.id && share > 0.1);
  if (intent !== 'team' && own[0] && own[0].p > 0.3 && own[0].p > 0.5 * p) return quoted(turn, intent, own);
  const all = retriever.passages.flatMap((passage, index) => (passage.job === job.id ? [index] : []));
  const counted = foundAt(turn, all).filter(({ passage }) => retriever.counts(question.text, passage.text));
  return counted.length > 0 ? quoted(turn, intent, counted.slice(0, 1)) : undefined;
}

/** `Who uses it?` of a project is answered from its own sentences, whatever the words are like. */
export function ofProject(
  turn: TurnContext,
  intent: string,
  p: number,
  found: readonly Candidate[],
): ResponsePart | undefined {
  const { question, before } = turn;
  const [project] = projectsMeant(turn);
  // `How many teams use the knowledge base?` of the company's product.
  if (intent === 'companyFacts' && found[0]?.passage.job !== undefined && found[0].p > SURELY) return undefined;
  const isNamed = question.names.some(({ kind }) => kind === 'project');
  // `Does Islet use it?`: the sentence that names the company too.
  const company = question.names.find(({ kind }) => kind === 'company');
  const isOther = question.names.some(({ kind }) => kind !== 'project' && kind !== 'company');
  if (!project || !(question.leans || isNamed) || isOther) return undefined;
  if (company) {
    const { resume, retriever } = turn;
    const full = resume.experience.find(({ id }) => id === company.id)?.company ?? '';
    // A company may be written with another name of it in brackets.
    const names = [question.text.slice(company.start, company.end), ...normalize(full).split(/[（）()]/)].filter(
      Boolean,
    );
    const telling = retriever.passages.flatMap(({ project: id, text }, index) =>
      id === project.id && names.some((name) => normalize(text).includes(name)) ? [index] : [],
    );
    return telling.length > 0 ? quoted(turn, 'detail', foundAt(turn, telling)) : undefined;
  }
  const isGuess = p < UNSURE && intent === question.intents[0]?.intent;
  const isElsewhere = isGuess || isOneOf(OPEN, intent) || (isOneOf(SOCIAL, intent) && p < 0.9);
  const all = found.filter(({ passage }) => passage.project === project.id);
  const own = all.filter(({ share }) => share > 0.1);
  const isFitting = ({ passage }: Candidate) => !lacksNeed(turn, passage);
  const fitting = own.filter(isFitting);
  const telling = own.length === 0 ? [] : ([fitting, all.filter(isFitting)].find((some) => some.length > 0) ?? own);
  const [best] = telling;
  // A sentence of what is talked about that holds most of the words answers, whatever they are like elsewhere.
  const isTalkedAbout = !isNamed && before.subject.projects?.[0] === project.id && !question.aspects.has('reason');
  const isHeld = isTalkedAbout && fitting[0] !== undefined && fitting[0].share > MOST && fitting[0].p > SURE;
  return best &&
    (isElsewhere || (isHeld && !isOfProjects(intent))) &&
    best.p > MIN_OF_PROJECT &&
    best.p > 0.35 * p &&
    best.p > 0.5 * (found[0]?.p ?? 0)
    ? answerOrMissing(turn, quoted(turn, 'detail', telling))
    : undefined;
}

/** A question that leans and names nothing of its own is answered by what is talked about, or not at all. */
export function ofSubject(turn: TurnContext, part: ResponsePart, found: readonly Candidate[]): ResponsePart {
  const { question, before, retriever, data } = turn;
  const { projects, job, passages, skills } = before.subject;
  const [project, ...others] = projects ?? [];
  const last = retriever.passages[passages?.at(-1) ?? -1];
  const told = part.subject?.passages ?? [];
  const { it, owner } = data.rules.signs;
  const words = tokensOf(question.text, data).filter((token) => token.length > 1 && !token.startsWith('='));
  const isBare = it.test(question.text) || (words.length < 2 && !owner.test(question.text));
  const isGuess = isOneOf(GUESSES, part.intent) || (isBare && part.intent !== 'license' && isOneOf(TOLD, part.intent));
  if (!isGuess || !question.leans || question.names.length > 0 || question.ordinal !== undefined) return part;
  const isOfSkills = skills !== undefined && it.test(question.text);
  if (told.length === 0 || others.length > 0 || !(project ?? job ?? last ?? isOfSkills)) return part;
  const isOf = (at: number) => {
    const one = retriever.passages[at];
    if (project !== undefined) return one?.project === project;
    return job === undefined ? one?.of === last?.of : one?.job === job;
  };
  const isNeeded = (project ?? job) === undefined && needsOf(question, data).length > 0 && !lacksNeed(turn, part);
  if (isNeeded || told.every(isOf)) return part;
  // What holds several words of its own is another question.
  const best = found.find(({ index }) => told.includes(index));
  const held = found.find(({ index, share, passage }) => isOf(index) && share > MIN_OWN && !lacksNeed(turn, passage));
  if (held) return quoted(turn, part.intent, [held]);
  return !isBare && (!best || best.share > MOST) ? part : { ...missing(turn, ''), intent: part.intent };
}

/** Of the words of a question, in a sentence of what is talked about. */
const MIN_OWN = 0.35;
/** Intents that any sentence may answer. */
const GUESSES = ['detail', 'why', 'world', 'more', 'team'] as const;

/** `Why did you make it?` of a project: its description begins with that. */
export function whyOfProject(turn: TurnContext): ResponsePart | undefined {
  const { question, retriever, data } = turn;
  const [project, ...others] = projectsMeant(turn);
  const isOther = question.names.some(({ kind }) => kind !== 'project' && kind !== 'owner');
  const isAsked = question.aspects.has('reason') && data.rules.signs.made.test(question.text);
  if (!project || others.length > 0 || isOther || !isAsked) return undefined;
  const { description } = project;
  const [begins = ''] = sentencesOf(normalize(description));
  // What only says what it is tells no reason.
  const title = tokensOf(normalize(project.title).replace(data.rules.practices['openSource'] ?? '', ''), data).filter(
    (token) => !token.startsWith('='),
  );
  const held = tokensOf(begins, data);
  if (title.length > 0 && title.every((token) => held.includes(token))) return { ...missing(turn, ''), intent: 'why' };
  const own = retriever.passages.flatMap((passage, index) =>
    passage.project === project.id && description.includes(passage.text) ? [index] : [],
  );
  return own.length > 0 ? quotedAll(turn, 'why', foundAt(turn, own.slice(0, 2))) : undefined;
}
