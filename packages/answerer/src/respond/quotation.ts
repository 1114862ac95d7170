/** The owner’s own sentences: which of them answers, how it is quoted, and the answer where there are none. */
import * as facts from './format-facts.ts';
import type { Resume } from '../resume.ts';
import type { Candidate, Query } from '../retrieve/retriever.ts';
import { type Language, fill, isLatin, spaceIn } from '../text.ts';
import { QUOTATION, type ResponsePart, type Subject } from './dialog-state.ts';
import type { Voice } from '../words.ts';
import { type TurnContext, projectsMeant } from './turn-context.ts';
import { named } from '../understand/parse-question.ts';

/** The sentence of the owner that answers best. */
export function quoted(turn: TurnContext, intent: string, [best]: readonly Candidate[]): ResponsePart {
  return best ? quotedAll(turn, intent, withNext(turn, best)) : missing(turn, intent);
}

/** In UTF-16 units: a sentence that is no longer leans on the one after it. */
const SHORT = { latin: 30, other: 10 };

/** A short sentence leans on the one after it, or, as the last, on the one before. */
function withNext(turn: TurnContext, best: Candidate): readonly Candidate[] {
  const { retriever, data } = turn;
  if (best.passage.text.length > (isLatin(data.language) ? SHORT.latin : SHORT.other)) return [best];
  const isSame = (index: number) => retriever.passages[index]?.of === best.passage.of;
  if (isSame(best.index + 1)) return [best, ...foundAt(turn, [best.index + 1])];
  return isSame(best.index - 1) ? [...foundAt(turn, [best.index - 1]), best] : [best];
}

/** Sentences as they are, those of one place together. */
export function quotedAll({ resume, data }: TurnContext, intent: string, found: readonly Candidate[]): ResponsePart {
  const placeOf = ({ passage }: Candidate) => passage.project ?? passage.of;
  const places = [...new Set(found.map(placeOf))];
  const text = places.map((place) =>
    sentence(
      resume,
      data,
      found.filter((one) => placeOf(one) === place),
    ),
  );
  const [first] = found;
  const passages = found.map(({ index }) => index);
  return {
    text: text.join(spaceIn(data.language)),
    found: true,
    intent,
    ...(first && { subject: subjectOf(first, passages) }),
  };
}

function joinedText(found: readonly Candidate[], language: Language): string {
  return found.map(({ passage }) => passage.text).join(spaceIn(language));
}

/** Sentences of one place, in quotation marks; a degree or a certificate is a fact and no one's words. */
export function sentence(resume: Resume, voice: Voice, found: readonly Candidate[]): string {
  const text = joinedText(found, voice.language);
  const passage = found[0]?.passage;
  if (!passage) return '';
  const project = resume.projects.find(({ id }) => id === passage.project);
  if (project) return facts.projectText(voice, project, text);
  return passage.isFact ? facts.record(voice, text) : quote(voice, text, passage);
}

/** The owner's own sentences, with the way to where they stand. */
export function quote(
  voice: Voice,
  text: string,
  place: { readonly section: keyof Voice['messages']['sections']; readonly anchor: string },
): string {
  const section = voice.messages.sections[place.section];
  return (
    QUOTATION + fill(voice.messages.quote, { text: facts.unpunctuated(voice, text), section, anchor: place.anchor })
  );
}

function subjectOf({ passage }: Candidate, passages: readonly number[]): Subject {
  return {
    passages,
    ...(passage.project !== undefined && { projects: [passage.project] }),
    ...(passage.job !== undefined && { job: passage.job }),
  };
}

export function foundAt({ retriever }: TurnContext, indices: readonly number[]): Candidate[] {
  return indices.flatMap((index) => {
    const passage = retriever.passages[index];
    return passage ? [{ passage, index, p: 0.9, share: 1 }] : [];
  });
}

/** What a page may be silent about, each with a name of its own. The others are told by most pages, in part. */
const NAMED_SUBJECTS: ReadonlySet<string> = new Set(
  'salary age family visa hobby weakness otherSocial personal education'.split(' '),
);
/** Below, it is a guess what was asked. */
const SURE_OF_SUBJECT = 0.75;

/** What is not on the page; by its name where that is sure, and the page tells nothing of it. */
export function missing({ question, data, retriever }: TurnContext, intent: string): ResponsePart {
  const isSure = (question.intents.find((one) => one.intent === intent)?.p ?? 0) > SURE_OF_SUBJECT;
  const subject =
    isSure && NAMED_SUBJECTS.has(intent) && retriever.telling(intent).length === 0
      ? data.messages.subjects[intent]
      : undefined;
  return { text: '', found: false, intent, declined: subject === undefined ? {} : { subject } };
}

export function rankCandidates(turn: TurnContext, intent: string): Candidate[] {
  return turn.retriever.find(queryOf(turn, intent));
}

/** How much more of what was asked a sentence holds than a fact. */
export function leadOf(turn: TurnContext, intent: string, found: Candidate, fact: string): number {
  return found.share - turn.retriever.covers(queryOf(turn, intent), fact);
}

function queryOf(turn: TurnContext, intent: string): Query {
  const { question, before } = turn;
  const leans = question.leans || intent === 'more' || intent === 'why';
  const [project] = projectsMeant(turn);
  const job = named(question, 'company')[0] ?? (leans && project === undefined ? before.subject.job : undefined);
  return {
    text: question.text,
    unnamed: question.unnamed,
    intents: question.intents,
    aspects: question.aspects,
    project: project?.id,
    job,
    around: question.around,
    before: leans ? before.asked : undefined,
  };
}

/** How sure a fact is to answer, on the scale of the sentences. */
export function surenessOf(p: number): number {
  return Math.min(0.97, 0.25 + 0.8 * p);
}
