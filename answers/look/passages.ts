/** Every sentence of the content, with the address under which it stands. */
import { spaceIn, stopIn } from '#contract/known-languages.ts';
import type { Language } from '#contract/language.ts';
import type { Section } from '#contract/sections.ts';
import { outline, type Entry, type Line } from '#content/outline.ts';
import type { Content } from '#content/schema.ts';
import { degreeIn } from '#messages/person.ts';
import type { Voice } from '../language-data.ts';
import { recordIn } from '#messages/records.ts';
import { sentencesOf } from './sentences.ts';

/** Who tells them. */
type Teller = Pick<Voice, 'language' | 'facts'>;

export interface Passage {
  /** As the owner wrote it. */
  readonly text: string;
  /** What it stands under: a project's title, an achievement's label. */
  readonly heading: string;
  /** Where and as what, of a job. */
  readonly around?: string;
  readonly section: Section;
  /** Without the sign: `about`, `project-i18n`. */
  readonly anchor: string;
  readonly project?: string;
  readonly job?: string;
  /** Whether it tells what was achieved in a job. */
  readonly isResult: boolean;
  /** Sentences of one text are said together; those of another never. */
  readonly of: number;
}

export function passagesOf(content: Content, teller: Teller): Passage[] {
  const passages: Passage[] = [];
  let of = 0;
  const tell = (lines: readonly Line[], place: Omit<Passage, 'text' | 'of' | 'isResult'>) => {
    for (const line of lines) {
      of += 1;
      const heading = 'label' in line ? line.label : place.heading;
      const isResult = line.kind === 'achievement';
      for (const text of textsOf(line, teller)) passages.push({ ...place, heading, text, of, isResult });
    }
  };
  for (const { id: section, lines, entries } of outline(content, teller.language)) {
    for (const entry of entries) tell(entry.lines, { ...placeOf(entry), section, anchor: entry.address.slice(1) });
    // Behind them: the year of a degree is often that of the first job, which the owner tells better.
    tell(lines, { heading: '', section, anchor: section });
  }
  return passages;
}

function placeOf(entry: Entry): Pick<Passage, 'heading' | 'around' | 'job' | 'project'> {
  switch (entry.kind) {
    case 'job':
      return { heading: entry.company, around: `${entry.position} ${entry.place}`, job: entry.id };
    case 'skillGroup':
      return { heading: entry.name };
    case 'project':
      return { heading: entry.title, project: entry.id };
    default:
      return entry satisfies never;
  }
}

/** A line in the sentences that can be quoted. */
function textsOf(line: Line, { language, facts }: Teller): string[] {
  const space = spaceIn(language);
  switch (line.kind) {
    case 'description':
    case 'paragraph':
    case 'summary':
      return sentencesOf(line.text);
    case 'advantage':
    case 'achievement':
    case 'note':
    case 'invitation':
    case 'availability':
    case 'mapNote':
      return [line.text];
    case 'lead':
      return [line.lines.join(space)];
    case 'education':
      return [asSentence(degreeIn(facts, line), language)];
    case 'record':
      return [asSentence(recordIn(facts, line), language)];
    case 'portrait':
    case 'picture':
      return [asSentence(line.alt, language)];
    case 'notes':
      return [asSentence(line.titles.join(facts.separator), language)];
    case 'card':
      return [[line.title, line.text].map((text) => asSentence(text, language)).join(space)];
    // Facts and lists, each with an answer of its own.
    case 'names':
    case 'title':
    case 'since':
    case 'languages':
    case 'technologies':
    case 'skill':
    case 'link':
    case 'code':
    case 'email':
    case 'phone':
    case 'location':
    case 'replies':
    case 'profile':
      break;
    default:
      line satisfies never;
  }
  return [];
}

/** A title or a list with a full stop, so that it can be quoted. */
function asSentence(text: string, language: Language): string {
  return /[.。!！?？]$/.test(text) ? text : `${text}${stopIn(language)}`;
}
