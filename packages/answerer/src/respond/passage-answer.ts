/** Topics that only the owner’s sentences tell. */
import * as facts from './format-facts.ts';
import * as skills from './format-skills.ts';
import { fill, spaceIn } from '../text.ts';
import { allSkills } from '../resume.ts';
import type { Passage } from '../retrieve/passages.ts';
import type { Candidate } from '../retrieve/retriever.ts';
import { isOneOf } from '../understand/intents.ts';
import { slotAnswer } from './slot-answer.ts';
import { foundAt, missing, quoted, quotedAll } from './quotation.ts';
import type { ResponsePart } from './dialog-state.ts';
import { SURE, type TurnContext, projectsMeant } from './turn-context.ts';

/** What is told in sentences only. */
export function answerFromPassages(turn: TurnContext, intent: string, found: readonly Candidate[]): ResponsePart {
  const { question, before, retriever, data } = turn;
  // What counts is told by a sentence with a figure.
  const counted =
    question.aspects.has('amount') && found.find(({ p, passage }) => p > 0.3 && retriever.hasFigure(passage.text));
  const best = counted || found[0];
  if (intent === 'more' && !(best && best.p > SURE))
    return question.aspects.has('person') ? missing(turn, '') : more(turn);
  if (intent === 'why' && question.leans && before.intent !== undefined) {
    if (['techKnow', 'bestSkills', 'lowestSkills', 'skills', 'frontend', 'backend', 'tools'].includes(before.intent))
      return slotAnswer(turn, 'skillScale') ?? missing(turn, intent);
    const near = found.filter(
      ({ passage, index }) =>
        (!before.subject.projects || passage.project === before.subject.projects[0]) &&
        !before.subject.passages?.includes(index),
    );
    if (near[0] && near[0].p > 0.3) return quoted(turn, intent, near);
    return missing(turn, intent);
  }
  // `How did you manage that?` of a sentence that says how.
  const isOfJob = before.subject.projects === undefined;
  if (isOfJob && question.aspects.has('manner') && question.leans && before.subject.passages && (!best || best.p < 0.8))
    return quoted(turn, before.intent ?? intent, foundAt(turn, before.subject.passages.slice(-1)));
  if (intent === 'license') {
    const [project] = projectsMeant(turn);
    const telling = retriever
      .telling('license')
      .filter((index) => !project || retriever.passages[index]?.project === project.id);
    const at = telling.find((index) => retriever.passages[index]?.section === 'projects') ?? telling[0];
    if (at === undefined) return missing(turn, intent);
    const said = quoted(turn, intent, foundAt(turn, [at]));
    if (!data.rules.signs.commercial.test(question.text)) return said;
    const untold = fill(data.messages.partMissing, { what: data.messages.subjects['commercial'] ?? '' });
    return { ...said, text: `${said.text}${spaceIn(data.language)}${untold}`, lacks: true };
  }
  const ofAi = intent === 'aiUse' ? ofAiUse(turn, found) : undefined;
  if (ofAi) return ofAi;
  if (best && (best.p > SURE || counted)) return quoted(turn, intent, [best]);
  const p = question.intents[0]?.p ?? 0;
  const telling = retriever.telling(intent);
  const among = found.filter(({ index }) => telling.includes(index));
  const isFew = telling.length > 0 && telling.length <= 8;
  if (p > 0.45 && (isFew || among.length > 0) && intent !== 'detail' && !question.aspects.has('amount'))
    return quoted(turn, intent, among.length > 0 ? among : foundAt(turn, telling.slice(0, 2)));
  const others = intent === 'detail' ? question.intents.slice(1, 3).filter((one) => one.p > 0.25) : [];
  return others.map((one) => slotAnswer(turn, one.intent)).find(Boolean) ?? missing(turn, intent);
}

/** What AI is used for, and how well, where that is asked. */
function ofAiUse(turn: TurnContext, found: readonly Candidate[]): ResponsePart | undefined {
  const { question, before, retriever, resume, data } = turn;
  const intent = 'aiUse';
  const levels = allSkills(resume.skills)
    .filter(({ name }) => /\bAI\b/.test(name))
    .map(({ name }) => name);
  const levelled =
    levels.length > 0
      ? { text: skills.levelsOf(resume, data, levels, []), found: true, intent, subject: { skills: levels } }
      : undefined;
  const isTold = retriever.telling(intent).some((index) => before.quoted.has(index));
  const { aspects, text, isShort } = question;
  if (isTold && levelled && aspects.has('level')) return levelled;
  // `For what exactly?` is told by that sentence; anything else of it by none.
  const isOfPurpose = aspects.has('reason') || aspects.has('manner') || isShort;
  if (isTold && before.intent === intent && !isOfPurpose) return missing(turn, '');
  const telling = found.filter(({ index }) => retriever.telling(intent).includes(index));
  const [best] = telling.length > 0 ? telling : foundAt(turn, retriever.telling(intent).slice(0, 1));
  if (!best) return levelled;
  const part = quotedAll(turn, intent, [best]);
  // What somebody thinks of it, and what for, is no matter of a level.
  const { used, code, knows } = data.rules.signs;
  const isOfLevel =
    aspects.has('level') || (!aspects.has('reason') && [used, code, knows].some((sign) => sign.test(text)));
  const told = levelled && isOfLevel ? `${spaceIn(data.language)}${levelled.text}` : '';
  return { ...part, text: `${part.text}${told}`, subject: { ...part.subject, skills: levels } };
}

/** At once so many sentences more. */
const MAX_MORE = 2;

/** What the page has not told yet of the project, the job or the way to write that is talked about; then, that there is no more. */
export function more(turn: TurnContext): ResponsePart {
  const { before, retriever, resume, data } = turn;
  const intent = before.intent ?? 'more';
  if (before.intent === undefined) return { text: fill(data.messages.help, {}), found: true, intent: 'help' };
  const [project] = projectsMeant(turn);
  const id = project?.id ?? (before.subject.projects?.length === 1 ? before.subject.projects[0] : undefined);
  const { job } = before.subject;
  const last = retriever.passages[before.subject.passages?.at(-1) ?? -1];
  const isOfSubject = (passage: Passage) =>
    id !== undefined
      ? passage.project === id
      : job !== undefined || isOneOf(OF_WORK, intent)
        ? passage.job !== undefined && (job === undefined || passage.job === job)
        : passage.of === last?.of;
  const wasResult = last?.isResult === true || before.subject.points !== undefined;
  const left = retriever.passages.flatMap((passage, index) =>
    isOfSubject(passage) && (!wasResult || passage.isResult) && !passage.isFact && !before.quoted.has(index)
      ? [index]
      : [],
  );
  if (left.length > 0) {
    const part = quotedAll(turn, intent, foundAt(turn, left.slice(0, MAX_MORE)));
    return { ...part, subject: { ...before.subject, ...part.subject } };
  }
  const rest = before.intent === 'ownerLanguages' ? slotAnswer(turn, 'ownerLanguages') : undefined;
  if (rest && before.subject.languages) return rest;
  if (before.intent === 'contact' && resume.person.profiles.length > 0)
    return { text: facts.profilesListed(resume, data), found: true, intent: 'otherSocial' };
  return { text: fill(data.messages.noMore, {}), found: true, intent, subject: before.subject };
}

const OF_WORK = ['employer', 'currentWork', 'jobSince', 'workTechnologies'] as const;
