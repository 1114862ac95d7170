/** What a question and its answer leave to be understood by the next one. */
import type { Ask } from '../understand/ask.ts';
import type { Context } from '../understand/context.ts';
import { isOneOf, SOCIAL } from '../understand/topics.ts';
import type { Said } from './said.ts';

/** In UTF-16 units: a short question in between leaves what is talked about as it was. */
const BRIEF = 30;

/** Declined, they leave what was asked before as it was. */
const VAGUE: ReadonlySet<string> = new Set(['detail', 'why', 'more', 'unclear']);

export function contextAfter(before: Context, ask: Ask, { topic, subject, found }: Said): Context {
  if (isOneOf(SOCIAL, topic)) return before;
  const own = ask.names.filter(({ kind, isListed }) => kind === 'technology' && isListed).map(({ id }) => id);
  const isAside = VAGUE.has(topic) || topic === 'world';
  const told = subject ?? (ask.leans || ask.text.length < BRIEF ? before.subject : {});
  // A guess at what was asked does not change what is talked about.
  const kept =
    isAside && told.projects === undefined && told.job === undefined && before.subject.projects !== undefined
      ? { ...told, projects: before.subject.projects }
      : told;
  const points = subject?.points ?? (subject?.listed === undefined && ask.leans ? before.subject.points : undefined);
  const isSkillsKept = ask.leans && kept.skills === undefined && kept.job === undefined && kept.projects === undefined;
  const { skills } = before.subject;
  return {
    topic: !found && ask.leans && VAGUE.has(topic) ? before.topic : topic,
    subject: {
      ...(kept.listed === undefined && before.subject.listed !== undefined && ask.leans
        ? { ...kept, listed: before.subject.listed }
        : isSkillsKept && skills
          ? { ...kept, skills }
          : kept),
      ...(points && { points }),
    },
    skills: [...new Set([...before.skills, ...own])],
    quoted: new Set([...before.quoted, ...(subject?.passages ?? [])]),
    asked: ask.text,
  };
}
