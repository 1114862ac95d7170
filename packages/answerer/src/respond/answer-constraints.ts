/** What a question is plainly after: an answer without it is none. */
import type { Voice } from '../words.ts';
import type { Candidate } from '../retrieve/retriever.ts';
import { normalize } from '../tokenize/normalize.ts';
import type { ParsedQuestion } from '../understand/parse-question.ts';
import { humanLanguagesIn } from '../understand/human-languages.ts';
import { rankCandidates } from './rank-candidates.ts';
import type { ResponsePart } from './response-part.ts';
import { foundAt, missing } from './quotation.ts';
import { projectsMeant, type TurnContext } from './turn-context.ts';

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
