/** Every sentence of the content, with the address under which it stands. */
import type { Language } from '#contract/language.ts';
import type { Content } from '#content/schema.ts';
import { degreeIn } from '#messages/person.ts';
import { sentencesOf } from './sentences.ts';

export type Section = 'about' | 'experience' | 'skills' | 'projects' | 'contact';

export interface Passage {
  /** As the owner wrote it. */
  readonly text: string;
  /** What it stands under: a project's title, an achievement's label. */
  readonly heading: string;
  readonly section: Section;
  /** Without the sign: `about`, `project-i18n`. */
  readonly anchor: string;
  readonly project?: string;
  readonly job?: string;
  /** Whether it tells what was achieved in a job. */
  readonly isResult?: boolean;
  /** Sentences of one text are said together; those of another never. */
  readonly of: number;
}

export function passagesOf(content: Content, l: Language): Passage[] {
  const { person, hero, about, experience, skills, projects, contact } = content;
  const passages: Passage[] = [];
  let of = 0;
  const add = (texts: readonly string[], place: Omit<Passage, 'text' | 'of'>) => {
    of += 1;
    for (const text of texts) passages.push({ text, of, ...place });
  };
  const inAbout = (heading = '') => ({ heading, section: 'about', anchor: 'about' }) as const;
  add(sentencesOf(hero.description[l]), inAbout());
  add([about.lead.map((line) => line[l]).join(l === 'en' ? ' ' : '')], inAbout());
  for (const paragraph of about.paragraphs) add(sentencesOf(paragraph[l]), inAbout());
  for (const { school, subject, degree, year } of person.education ?? []) {
    const line = degreeIn(l, { school: school[l], subject: subject[l], degree: degree[l], year });
    add([asSentence(line, l)], inAbout());
  }
  add([asSentence(about.notes.map((note) => note[l]).join(l === 'en' ? ', ' : '、'), l)], inAbout());
  for (const { title, line } of Object.values(about.cards)) {
    add([[title, line].map((text) => asSentence(text[l], l)).join(l === 'en' ? ' ' : '')], inAbout());
  }
  for (const { label, text } of Object.values(about.advantages)) add([text[l]], inAbout(label[l]));
  for (const { id, company, description, achievements } of experience) {
    const place = { section: 'experience', anchor: 'experience', job: id } as const;
    add(sentencesOf(description[l]), { ...place, heading: company[l] });
    for (const { label, text } of achievements) add([text[l]], { ...place, heading: label[l], isResult: true });
  }
  const inContact = { heading: '', section: 'contact', anchor: 'contact' } as const;
  add([skills.note[l]], { heading: '', section: 'skills', anchor: 'skills' });
  for (const { id, title, summary, description } of projects) {
    const place = { heading: title[l], section: 'projects', anchor: `project-${id}`, project: id } as const;
    add(sentencesOf(summary[l]), place);
    add(sentencesOf(description[l]), place);
  }
  add([contact.subtitle[l]], inContact);
  if (person.availability) add([person.availability[l]], inContact);
  add([contact.mapNote[l]], inContact);
  return passages;
}

/** A title or a list with a full stop, so that it can be quoted. */
function asSentence(text: string, l: Language): string {
  return /[.。!！?？]$/.test(text) ? text : `${text}${l === 'en' ? '.' : '。'}`;
}
