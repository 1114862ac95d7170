/** What stands in the place of an answer that is not sure, or beside it. */
import { spaceIn } from '../text.ts';
import type { Candidate } from '../retrieve/retriever.ts';
import { namesTechnology } from '../tokenize/tokens.ts';
import { named } from '../understand/parse-question.ts';
import { isOneOf, OPEN } from '../understand/intents.ts';
import { heldBefore, lacksNeed, neededSentences } from './answer-constraints.ts';
import { levelsOf } from './format-skills.ts';
import { missing, quoted } from './quotation.ts';
import type { ResponsePart } from './response-part.ts';
import { isPlace, jobOfYear, projectsMeant, type TurnContext } from './turn-context.ts';

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
