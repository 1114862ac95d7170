/** Certificates, talks and writing: all of a kind, where a question names it. */
import type { RecordKind, Resume } from '../resume.ts';
import { fill } from '../text.ts';
import { named, type ParsedQuestion } from '../understand/parse-question.ts';
import type { Voice } from '../words.ts';

/** The kinds that a question names and the owner has. */
export function recordsAsked({ person }: Resume, { rules }: Voice, question: ParsedQuestion): RecordKind[] {
  if (named(question, 'project').length > 0) return [];
  const kinds = person.records.map(({ kind }) => kind);
  return [...new Set(kinds)].filter((kind) => rules.signs[kind].test(question.text));
}

export function recordsTold(resume: Resume, voice: Voice, question: ParsedQuestion): string {
  const { messages, facts } = voice;
  const lists = recordsAsked(resume, voice, question).map((kind) => {
    const items = resume.person.records.filter((one) => one.kind === kind).map(({ linked }) => `\n- ${linked}`);
    return fill(facts.labelled, { label: facts.records[kind], text: `\n${items.join('')}` });
  });
  return [...lists, fill(messages.see, { section: messages.sections.experience, anchor: 'experience' })].join('\n\n');
}
