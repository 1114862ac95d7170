/** What a part of a response is, and what the turns before leave to be understood by the next. */
import type { Profile } from '../resume.ts';
import { type ParsedQuestion, named } from '../understand/parse-question.ts';
import { SOCIAL, isOneOf } from '../understand/intents.ts';

/** Stands before a quotation until it is known whether it is the first of a response. */
export const QUOTATION = '\uE010';

export interface ResponsePart {
  /** In Markdown. */
  readonly text: string;
  readonly found: boolean;
  /** Whether something else that was asked is not told. */
  readonly lacks?: boolean;
  /** That the page does not say it, and of what, where that has a name. */
  readonly declined?: { readonly subject?: string };
  readonly intent: string;
  /** Accounts that the text is all about: those of several parts are told in one sentence. */
  readonly profiles?: readonly Profile[];
  /** What was talked about, for what leans on it later. */
  readonly subject?: Subject;
}

/** A part of an answer whose intent is known; found, where nothing else is said. */
export type Fact = Pick<ResponsePart, 'text'> &
  Partial<Pick<ResponsePart, 'found' | 'lacks' | 'declined' | 'subject' | 'profiles' | 'intent'>>;

/** What was talked about, for what leans on it later. */
export interface Subject {
  readonly projects?: readonly string[];
  readonly job?: string;
  readonly skills?: readonly string[];
  /** Technologies that were asked for and are not on the page. */
  readonly lacking?: readonly string[];
  /** Sentences that were quoted. */
  readonly passages?: readonly number[];
  /** The sentences of a list, so that `the second one` has a meaning. */
  readonly points?: readonly number[];
  /** The group of skills that was listed, where it was one. */
  readonly group?: string;
  /** Spoken languages that were told, by their tags. */
  readonly languages?: readonly string[];
  /** What was listed, so that `the second one` has a meaning. */
  readonly listed?: 'projects' | 'jobs' | 'skills' | 'languages';
}

export interface DialogState {
  readonly intent?: string | undefined;
  readonly subject: Subject;
  /** Of all turns, in the order in which they were named. */
  readonly skills: readonly string[];
  /** Sentences that were quoted. */
  readonly quoted: ReadonlySet<number>;
  /** What was answered last. */
  readonly said?: string | undefined;
  /** What was asked last, normalised. */
  readonly asked?: string | undefined;
}

export const EMPTY_STATE: DialogState = { subject: {}, skills: [], quoted: new Set() };

/** Sentences are counted in one language: in another, what was quoted is not told again by its place. */
export function forOtherLanguage(context: DialogState): DialogState {
  const { passages: _, points: __, ...subject } = context.subject;
  return { ...context, subject, quoted: new Set() };
}

/** In UTF-16 units: a short question in between leaves what is talked about as it was. */
const BRIEF = 30;

/** Declined, they leave what was asked before as it was. */
const VAGUE: ReadonlySet<string> = new Set(['detail', 'why', 'more', 'unclear']);

export function nextState(
  before: DialogState,
  question: ParsedQuestion,
  { intent, subject, found }: ResponsePart,
): DialogState {
  if (isOneOf(SOCIAL, intent)) return before;
  const own = question.names.filter(({ kind, isListed }) => kind === 'technology' && isListed).map(({ id }) => id);
  const isAside = VAGUE.has(intent) || intent === 'world';
  const earlier = question.leans || question.text.length < BRIEF ? before.subject : {};
  const { projects, job } = before.subject;
  const [project, another] = named(question, 'project');
  const isOpen = subject?.projects === undefined && subject?.job === undefined;
  // What was named is talked about, whether or not the page tells of it; what the page lacks leaves that as it was.
  const meant =
    isOpen && project !== undefined && another === undefined
      ? { projects: [project] }
      : { ...(subject?.lacking && projects && { projects }), ...(subject?.lacking && job !== undefined && { job }) };
  const told = subject || project !== undefined ? { ...meant, ...subject } : earlier;
  // A guess at what was asked does not change what is talked about.
  const kept =
    isAside && told.projects === undefined && told.job === undefined && before.subject.projects !== undefined
      ? { ...told, projects: before.subject.projects }
      : told;
  const points =
    subject?.points ?? (subject?.listed === undefined && question.leans ? before.subject.points : undefined);
  const isSkillsKept =
    question.leans && kept.skills === undefined && kept.job === undefined && kept.projects === undefined;
  const { skills } = before.subject;
  return {
    intent: !found && question.leans && (intent === '' || VAGUE.has(intent)) ? before.intent : intent,
    subject: {
      ...(kept.listed === undefined && before.subject.listed !== undefined && question.leans
        ? { ...kept, listed: before.subject.listed }
        : isSkillsKept && skills
          ? { ...kept, skills }
          : kept),
      ...(points && { points }),
    },
    skills: [...new Set([...before.skills, ...own])],
    quoted: new Set([...before.quoted, ...(subject?.passages ?? []), ...(subject?.points ?? [])]),
    asked: question.text,
  };
}
