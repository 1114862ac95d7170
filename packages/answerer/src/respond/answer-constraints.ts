/** What a question is plainly after: an answer without it is none, and what stands in its place or beside it. */
import type { Voice } from '../words.ts';
import type { Candidate } from '../retrieve/retriever.ts';
import { namesTechnology, normalize } from '../tokenize/tokens.ts';
import { type ParsedQuestion, named } from '../understand/parse-question.ts';
import { humanLanguagesIn } from '../understand/languages-and-years.ts';
import { foundAt, missing, quoted, rankCandidates } from './quotation.ts';
import type { ResponsePart } from './dialog-state.ts';
import { type TurnContext, isPlace, jobOfYear, projectsMeant } from './turn-context.ts';
import { spaceIn } from '../text.ts';
import { OPEN, isOneOf } from '../understand/intents.ts';
import { levelsOf } from './format-skills.ts';

/** From here on a sentence answers, whatever is talked about. */
const SURELY = 0.8;

/** Whether a question is plainly after something that the answer does not hold. */
export function lacksNeed(
  { question, data }: TurnContext,
  { text, subject }: Pick<ResponsePart, 'text' | 'subject'>,
): boolean {
  const said = normalize(text);
  return !holds(said, question, data) || (subject?.passages !== undefined && !namesLanguages(said, question, data));
}

/** `German too?` is answered by no sentence that names other languages, or none. */
function namesLanguages(text: string, question: ParsedQuestion, data: Voice): boolean {
  const told = humanLanguagesIn(text, data);
  return humanLanguagesIn(question.text, data).every((tag) => told.includes(tag));
}

function holds(text: string, question: ParsedQuestion, data: Voice): boolean {
  // A company that the page knows is no matter of its own.
  const words = question.marked.match(data.rules.specifics) ?? [];
  return words.every((word) => text.includes(word)) && needsOf(question, data).every((held) => held.test(text));
}

export function needsOf(question: ParsedQuestion, { rules }: Voice): RegExp[] {
  return rules.needs.filter(([asked]) => asked.test(question.marked)).map(([, held]) => held);
}

/** `How is that checked?`: what was said may hold what is needed. */
export function heldBefore(turn: TurnContext): Candidate[] {
  const { question, before, data } = turn;
  const isOfSaid = question.leans && question.names.length === 0 && needsOf(question, data).length > 0;
  if (!isOfSaid || question.aspects.has('amount') || question.aspects.has('time')) return [];
  return foundAt(turn, before.subject.passages ?? []).filter(({ passage }) => !lacksNeed(turn, passage));
}

/** The sentences that hold what is needed, of what is talked about first. */
export function neededSentences(turn: TurnContext): Candidate[] {
  const { question, data } = turn;
  const found = rankCandidates(turn, question.intents[0]?.intent ?? 'detail');
  const isHeld = ({ passage }: Candidate) => {
    const text = normalize(passage.text);
    return holds(text, question, data) && namesLanguages(text, question, data);
  };
  const [project, another] = projectsMeant(turn);
  // Of a job that is talked about, no project tells.
  const isOfJob =
    question.leans && turn.before.subject.job !== undefined && !data.rules.signs.owner.test(question.text);
  const isOfMeant = ({ passage }: Candidate) =>
    project === undefined ? !isOfJob || passage.project === undefined : passage.project === project.id;
  const near = found.filter((one) => one.p > 0.3 && isOfMeant(one) && isHeld(one)).slice(0, 1);
  if (near.length > 0) return near;
  // What is said of something else, where the question only leans on what is talked about.
  const isNamed = question.names.some(({ kind }) => kind === 'project') || (question.leans && project !== undefined);
  const elsewhereNear = isNamed ? [] : found.filter((one) => one.p > SURELY && one.share > SURELY && isHeld(one));
  if (elsewhereNear.length > 0 || needsOf(question, data).length === 0) return elsewhereNear.slice(0, 1);
  if (project) {
    const own = turn.retriever.passages.flatMap((one, index) => (one.project === project.id ? [index] : []));
    return another ? [] : foundAt(turn, own).filter(isHeld).slice(0, 1);
  }
  // Why somebody left is not told by what they moved.
  const isReason = question.aspects.has('reason');
  const others = turn.retriever.passages.flatMap((one, index) =>
    one.project === undefined && !(isReason && one.job !== undefined) ? [index] : [],
  );
  const elsewhere = foundAt(turn, others).filter(isHeld);
  return elsewhere.length <= 2 ? elsewhere.slice(0, 1) : [];
}

/** What does not hold what a question is plainly after is no answer. */
export function answerOrMissing(turn: TurnContext, part: ResponsePart): ResponsePart {
  return lacksNeed(turn, part) ? { ...missing(turn, ''), intent: part.intent } : part;
}

/** Below, a sentence holds nothing of what is asked. */
const MIN_SHARE = 0.1;
/** From here on what is nearest answers, whatever the intent. */
const ANSWERING = { p: 0.6, share: 0.45 };

/** The same answer, or a better one; what lacks what a question plainly needs is none. */
export function improved(
  turn: TurnContext,
  intent: string,
  found: readonly Candidate[],
  part: ResponsePart,
): ResponsePart {
  const { question } = turn;
  const [before] = heldBefore(turn);
  const told = turn.retriever.passages[part.subject?.passages?.[0] ?? -1];
  const isElsewhere = told && (told.project !== before?.passage.project || told.job !== before?.passage.job);
  if (before && (isElsewhere || lacksNeed(turn, part))) return quoted(turn, part.intent, [before]);
  // Where somebody worked in a year is said by the years of a job.
  const isOfYear = part.intent === 'employer' && jobOfYear(turn.resume, question) !== undefined;
  if (part.intent !== 'resume' && !isOfYear && lacksNeed(turn, part)) {
    const [needed] = neededSentences(turn);
    if (needed) return quoted(turn, part.intent, [needed]);
    // A level by the owner's own words says something of whatever one does with the language.
    if (part.found && part.intent === 'ownerLanguages') return part;
    return part.found ? { ...missing(turn, ''), intent: part.intent } : part;
  }
  const isRuled = intent !== question.intents[0]?.intent;
  if ((isRuled && (part.found || question.isNames)) || isPlace(question, part.intent)) return part;
  const quotedOnes = part.subject?.passages ?? [];
  const best = found.find(({ index }) => quotedOnes.includes(index));
  const [project] = projectsMeant(turn);
  const isOfMeant = quotedOnes.every((index) => turn.retriever.passages[index]?.project === project?.id);
  const isOfProject = project && isOfMeant && quotedOnes.length > 0 && part.intent === 'detail';
  // The words by which a project is known may be those that ask.
  const held = best ? Math.max(best.share, turn.retriever.covers({ text: question.text }, best.passage.text)) : 1;
  if (isOfProject && held < MIN_SHARE) return { ...missing(turn, ''), intent: part.intent };
  if (!part.declined) return part;
  const [nearest] = found;
  const isAnswering = nearest && nearest.p > ANSWERING.p && nearest.share > ANSWERING.share;
  const isNamed = named(question, 'technology').every((name) => namesTechnology(nearest?.passage.text ?? '', name));
  return isAnswering && isNamed && !isOneOf(OPEN, intent) ? quoted(turn, part.intent, [nearest]) : part;
}

/** A technology that is named and not listed is never passed over. */
export function withNames({ question, resume, data, retriever }: TurnContext, part: ResponsePart): ResponsePart {
  const isTold = (name: string) =>
    [part.text, ...retriever.passages.map(({ text }) => text)].some((text) => namesTechnology(text, name));
  const unsaid = named(question, 'technology', false).filter((name) => !isTold(name));
  if (unsaid.length === 0) return part;
  const lacking = levelsOf(resume, data, [], unsaid);
  if (part.declined) return { text: lacking, found: false, intent: part.intent };
  return { ...part, text: `${part.text}${spaceIn(data.language)}${lacking}`, ...(part.found && { lacks: true }) };
}
