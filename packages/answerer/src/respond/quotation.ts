/** The owner’s sentences as an answer, and the answer where there are none. */
import type { Resume } from '../resume.ts';
import type { Candidate } from '../retrieve/retriever.ts';
import { fill, isLatin, spaceIn, type Language } from '../text.ts';
import type { Subject } from '../understand/dialog-state.ts';
import type { Voice } from '../words.ts';
import * as facts from './format-facts.ts';
import { QUOTATION, type ResponsePart } from './response-part.ts';
import type { TurnContext } from './turn-context.ts';

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
