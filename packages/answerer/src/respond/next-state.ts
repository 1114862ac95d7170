/** What a question and its answer leave to be understood by the next one. */
import { named, type ParsedQuestion } from '../understand/parse-question.ts';
import type { DialogState } from '../understand/dialog-state.ts';
import { isOneOf, SOCIAL } from '../understand/intents.ts';
import type { ResponsePart } from './response-part.ts';

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
