/** Every sentence of the résumé that can be quoted, with the address under which it stands. */
import type { Labelled, Resume, Section } from '../resume.ts';
import { type Language, stopIn } from '../text.ts';
import { sentencesOf } from '../tokenize/tokens.ts';

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
  /** Whether it is a fact put into words, and not the owner's own. */
  readonly isFact: boolean;
  /** Sentences of one text are said together; those of another never. */
  readonly of: number;
}

type Place = Pick<Passage, 'heading' | 'around' | 'section' | 'anchor' | 'project' | 'job'>;

/** In the order of the page. What a drawing is labelled with is nobody's sentence. */
export function passagesOf({ person, hero, about, experience, skills, projects, contact }: Resume, language: Language) {
  const passages: Passage[] = [];
  let of = 0;
  const add = (place: Place, texts: readonly string[], kind: 'own' | 'result' | 'fact' = 'own') => {
    of += 1;
    for (const text of texts)
      passages.push({ ...place, text, of, isResult: kind === 'result', isFact: kind === 'fact' });
  };
  const addLabelled = (place: Place, all: readonly Labelled[], kind: 'own' | 'result') => {
    for (const { label, text } of all)
      add({ ...place, heading: label || (kind === 'result' ? place.heading : '') }, [text], kind);
  };
  const section = (name: Section): Place => ({ heading: '', section: name, anchor: name });
  add(section('about'), sentencesOf(hero.description));
  add(section('about'), [about.lead]);
  for (const paragraph of about.paragraphs) add(section('about'), sentencesOf(paragraph));
  add(
    section('about'),
    about.ofProjects.map((line) => asSentence(line, language)),
  );
  addLabelled(section('about'), about.advantages, 'own');
  for (const { id, company, position, place, description, achievements } of experience) {
    const job = { ...section('experience'), heading: company, around: `${position} ${place}`, job: id };
    add(job, sentencesOf(description));
    addLabelled(job, achievements, 'result');
  }
  // Behind the jobs: the year of a degree is often that of the first one, which the owner tells better.
  for (const { line } of person.education) add(section('experience'), [asSentence(line, language)], 'fact');
  for (const { line } of person.records) add(section('experience'), [asSentence(line, language)], 'fact');
  add(section('skills'), [skills.note]);
  for (const { id, title, summary, description } of projects) {
    const project = { heading: title, section: 'projects', anchor: `project-${id}`, project: id } as const;
    add(project, sentencesOf(summary));
    add(project, sentencesOf(description));
  }
  add(section('contact'), [contact.subtitle]);
  if (person.availability !== undefined) add(section('contact'), [person.availability]);
  add(section('contact'), [contact.mapNote]);
  return passages;
}

/** What visitors call what each passage says in other words. */
export function hintsFor(passages: readonly Passage[], { hints }: Resume): string[] {
  return passages.map(({ text }) =>
    hints
      .filter(({ says }) => text.includes(says))
      .map(({ asked }) => asked)
      .join(' '),
  );
}

/** A list or a fact with a full stop, so that it can be quoted. */
function asSentence(text: string, language: Language): string {
  return /[.。!！?？]$/.test(text) ? text : `${text}${stopIn(language)}`;
}
