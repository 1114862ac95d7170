/** Questions that lean on what was said: on its sentences, or on the project that is talked about. */
import type { Found } from '../look/find.ts';
import type { Passage } from '../look/passages.ts';
import { normalized } from '../split/normalised.ts';
import { named } from '../understand/ask.ts';
import { isOneOf, OPEN, SOCIAL } from '../understand/topics.ts';
import { lacksNeed, nearOrAnswer } from './needed.ts';
import { foundAt, quoted } from './quoted.ts';
import type { Said } from './said.ts';
import { isOfProjects, jobMeant, projectsMeant, SURE, type Situation } from './situation.ts';

/** How likely it is that a question that leans on a sentence is answered by it, or by the one after it. */
export const OF_BEFORE = 0.5;
/** Below, a topic is a guess. */
const UNSURE = 0.35;
/** Of a question's own words. */
const MOST = 0.5;
/** What only a job has a time before of. */
export const OF_JOBS: ReadonlySet<string> = new Set([
  'employer',
  'currentWork',
  'jobSince',
  'previousJob',
  'workTechnologies',
  'team',
  'companyFacts',
  'since',
  'who',
]);

/** `How` of these is a question of its own. */
const WITH_MANNER = ['contact', 'hire', 'hours', 'resume', 'techKnow'] as const;

/** `And before?` after a figure asks for the figure before. */
export function asksAgain({ ask, before, data }: Situation): boolean {
  const isDifference = ask.aspects.has('difference') && before.subject.skills === undefined;
  // `How do I reach them?` says by itself what it asks.
  const isManner = ask.aspects.has('manner') && !isOneOf(WITH_MANNER, ask.topics[0]?.topic ?? '');
  if (ask.isShort && (isManner || isDifference) && !OF_JOBS.has(before.topic ?? 'who')) return true;
  // Of a job that only sentences tell, they tell what was done, and for how long.
  if (before.topic === 'previousJob' && before.subject.job === undefined && ask.leans && ask.names.length === 0) {
    const isOfIt =
      isOneOf(['currentWork', 'detail', 'world'], ask.topics[0]?.topic ?? '') || (ask.topics[0]?.p ?? 0) < UNSURE;
    if (data.rules.signs.lasts.test(ask.text)) return true;
    if (isOfIt && ask.aspects.size === 0) return true;
  }
  // `And in 2023?` after another year asks for no time before.
  const isBefore =
    ask.topics[0]?.topic === 'previousJob' &&
    !ask.aspects.has('after') &&
    !/\d/.test(ask.text) &&
    !data.rules.signs.employer.test(ask.text);
  return ask.leans && isBefore && !OF_JOBS.has(before.topic ?? 'who');
}

/** `And teamwork?`, `the last one` after a list whose points have labels: the point that is meant. */
export function ofPoint(situation: Situation): Found[] {
  const { ask, before, data, finder } = situation;
  const point =
    ask.ordinal === undefined || ask.aspects.has('earliest') ? undefined : before.subject.points?.at(ask.ordinal);
  if (point !== undefined && named(ask, 'project').length === 0) return foundAt(situation, [point]);
  const asked = ask.text.replaceAll(data.rules.signs.aroundLabel, '');
  const wasOfSection = (before.subject.passages ?? []).some((at) => isPoint(finder.passages[at]));
  const index = finder.passages.findIndex(
    (passage) =>
      normalized(passage.heading) === asked &&
      (passage.isResult
        ? passage.job === before.subject.job
        : isPoint(passage) && (before.topic === 'strengths' || wasOfSection)),
  );
  return index < 0 ? [] : foundAt(situation, [index]);
}

function isPoint(passage: Passage | undefined): boolean {
  return passage?.section === 'about' && passage.heading !== '';
}

/** The sentences that were said last, and the one after them in the same text; of what was before, the one before them. */
export function saidBefore(situation: Situation): Found[] {
  const { ask, before, finder } = situation;
  const said = (before.subject.passages ?? []).slice(-2);
  const [first = -1] = said;
  const last = said.at(-1) ?? -1;
  const isSame = (at: number, other: number) => finder.passages[at]?.of === finder.passages[other]?.of;
  return foundAt(situation, [
    ...(ask.aspects.has('before') && isSame(first - 1, first) ? [first - 1] : []),
    ...said,
    ...(isSame(last + 1, last) ? [last + 1] : []),
  ]);
}

/** `How many, exactly?` after a sentence that says how many asks for nothing else. */
export function ofSaid(situation: Situation): Found[] {
  const { ask, before, finder } = situation;
  if (!ask.leans || ask.names.length > 0 || ask.aspects.has('level') || before.subject.passages === undefined)
    return [];
  return saidBefore(situation).filter(
    ({ passage: { text } }) =>
      finder.answers(ask, text) && finder.isWithin(ask.text, text) && !lacksNeed(situation, { text }),
  );
}

/** `How many launches there?` of a job is answered from its own sentences: where none is like it, by any that has the figure. */
export function ofJob(situation: Situation, topic: string, p: number, found: readonly Found[]): Said | undefined {
  const { ask, before, finder } = situation;
  const job = jobMeant(situation);
  if (!job || !ask.leans || before.subject.projects || ask.names.length > 0) return undefined;
  const isGuess = p < UNSURE && topic === ask.topics[0]?.topic;
  if (!isGuess && !isOneOf(OPEN, topic) && topic !== 'detail' && topic !== 'team') return undefined;
  const own = found.filter(({ passage, share }) => passage.job === job.id && share > 0.1);
  if (topic !== 'team' && own[0] && own[0].p > 0.3 && own[0].p > 0.5 * p) return quoted(situation, topic, own);
  const all = finder.passages.flatMap((passage, index) => (passage.job === job.id ? [index] : []));
  const counted = foundAt(situation, all).filter(({ passage }) => finder.counts(ask.text, passage.text));
  return counted.length > 0 ? quoted(situation, topic, counted.slice(0, 1)) : undefined;
}

/** `Who uses it?` of a project is answered from its own sentences, whatever the words are like. */
export function ofProject(situation: Situation, topic: string, p: number, found: readonly Found[]): Said | undefined {
  const { ask, before } = situation;
  const [project] = projectsMeant(situation);
  const isNamed = ask.names.some(({ kind }) => kind === 'project');
  // `Does Islet use it?`: the sentence that names the company too.
  const company = ask.names.find(({ kind }) => kind === 'company');
  const isOther = ask.names.some(({ kind }) => kind !== 'project' && kind !== 'company');
  if (!project || !(ask.leans || isNamed) || isOther) return undefined;
  if (company) {
    const { content, data, finder } = situation;
    const full = content.experience.find(({ id }) => id === company.id)?.company[data.language] ?? '';
    // A company may be written with another name of it in brackets.
    const names = [ask.text.slice(company.start, company.end), ...normalized(full).split(/[（）()]/)].filter(Boolean);
    const telling = finder.passages.flatMap(({ project: id, text }, index) =>
      id === project.id && names.some((name) => normalized(text).includes(name)) ? [index] : [],
    );
    return telling.length > 0 ? quoted(situation, 'detail', foundAt(situation, telling)) : undefined;
  }
  const isGuess = p < UNSURE && topic === ask.topics[0]?.topic;
  const isElsewhere = isGuess || isOneOf(OPEN, topic) || (isOneOf(SOCIAL, topic) && p < 0.9);
  const all = found.filter(({ passage }) => passage.project === project.id);
  const own = all.filter(({ share }) => share > 0.1);
  const isFitting = ({ passage }: Found) => !lacksNeed(situation, passage);
  const fitting = own.filter(isFitting);
  const telling = own.length === 0 ? [] : ([fitting, all.filter(isFitting)].find((some) => some.length > 0) ?? own);
  const [best] = telling;
  // A sentence of what is talked about that holds most of the words answers, whatever they are like elsewhere.
  const isTalkedAbout = !isNamed && before.subject.projects?.[0] === project.id && !ask.aspects.has('reason');
  const isHeld = isTalkedAbout && fitting[0] !== undefined && fitting[0].share > MOST && fitting[0].p > SURE;
  return best &&
    (isElsewhere || (isHeld && !isOfProjects(topic))) &&
    best.p > 0.22 &&
    best.p > 0.35 * p &&
    best.p > 0.5 * (found[0]?.p ?? 0)
    ? nearOrAnswer(situation, quoted(situation, 'detail', telling))
    : undefined;
}
