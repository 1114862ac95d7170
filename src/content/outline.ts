/**
 * One walk through what the owner says, in one language and in the order of the page: sections, the entries that have
 * a heading of their own, lines, each with the address of its place. What tells the page again in another form (the
 * model's prompt, the built-in answers, the PDF, the résumé as data) is made from it: by a `switch` over the kinds, so
 * that a new kind of line does not compile until each of them has said what becomes of it.
 *
 * The interface's words are not in it: the messages of the page head a section, a line's kind says
 * which label belongs to it. So the walk stands with the content, imports no messages, and is small enough for browsers.
 */
import type { Language } from '#shared/language.ts';
import type { Nothing } from '#shared/nothing.ts';
import { addressOf, projectElementId, SECTIONS, type Section } from '#shared/sections.ts';
import type { Text } from '#shared/text.ts';
import { recordsOf, type OwnRecord } from './records.ts';
import type { Content, Job, Profile, Project, Skill, SkillGroup } from './schema.ts';

interface Placed<Id extends string = string> {
  readonly id: Id;
  /** Where it stands on the page: `#experience`, `#project-i18n`. */
  readonly address: `#${string}`;
}

export interface OutlineSection extends Placed<Section> {
  /** What stands in the section itself. */
  readonly lines: readonly Line[];
  /** What has a heading of its own. */
  readonly entries: readonly Entry[];
}

export type Entry = JobEntry | SkillGroupEntry | ProjectEntry;

export interface JobEntry extends Placed {
  readonly kind: 'job';
  readonly company: string;
  readonly position: string;
  readonly place: string;
  /** Year and month, `2023-03`. */
  readonly start: string;
  /** Absent for the present job. */
  readonly end?: string;
  readonly lines: readonly Line<'description' | 'achievement' | 'technologies'>[];
}

export interface SkillGroupEntry extends Placed {
  readonly kind: 'skillGroup';
  readonly name: string;
  readonly lines: readonly Line<'skill'>[];
}

export interface ProjectEntry extends Placed {
  readonly kind: 'project';
  readonly title: string;
  readonly lines: readonly Line<'summary' | 'description' | 'technologies' | 'picture' | 'link' | 'code'>[];
}

/** What each kind of line says. */
interface Lines {
  /** The owner's name, how it is read, and the brand, in all languages. */
  names: { readonly names: readonly string[] };
  title: { readonly title: string; readonly subtitle: string };
  /** The first year in the profession. */
  since: { readonly year: number };
  portrait: Shown;
  education: { readonly school: string; readonly subject: string; readonly degree: string; readonly year: number };
  /** A certificate and who gave it, a talk and where it was given, an article and where it stands. */
  record: {
    readonly of: OwnRecord['of'];
    readonly title: string;
    readonly where: string;
    readonly year: number;
    readonly url?: string;
  };
  languages: {
    readonly languages: readonly { readonly tag: string; readonly name: string; readonly fluency: string }[];
  };
  /** Of the owner in the first screen, of a job, of a project. */
  description: { readonly text: string };
  /** What is set large above the owner's own words, line by line. */
  lead: { readonly lines: readonly string[] };
  /** Of what the owner says about themselves. */
  paragraph: { readonly text: string };
  /** What the islets of the drawing are called. */
  notes: { readonly titles: readonly string[] };
  card: { readonly title: string; readonly text: string };
  advantage: Labelled;
  /** Its label may be empty. */
  achievement: Labelled;
  technologies: { readonly names: readonly string[] };
  /** An honest word about the levels. */
  note: { readonly text: string };
  skill: Skill;
  summary: { readonly text: string };
  picture: Shown;
  /** Where a project, or its code, is found. */
  link: { readonly url: string };
  code: { readonly url: string };
  invitation: { readonly text: string };
  email: { readonly email: string };
  phone: { readonly phone: string };
  location: { readonly place: string };
  /** Whether and how a job would be welcome. */
  availability: { readonly text: string };
  replies: { readonly reply: string; readonly hours: string };
  profile: Profile;
  /** The footnote on the chart. */
  mapNote: { readonly text: string };
}

/** A file of the owner's, below the site's root, and what it shows. */
interface Shown {
  readonly file: string;
  readonly alt: string;
}

interface Labelled {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

type LineKind = keyof Lines;

export type Line<Kind extends LineKind = LineKind> = {
  readonly [One in Kind]: { readonly kind: One } & Readonly<Lines[One]>;
}[Kind];

/** The sections of the page in their order. */
export function outline(content: Content, language: Language): readonly OutlineSection[] {
  const sections = sectionsOf(content, (text) => text[language]);
  return SECTIONS.map((id) => {
    const { lines = [], entries = [] } = sections[id];
    return { id, address: addressOf(id), lines, entries };
  });
}

type InLanguage = (text: Text) => string;
type Told = Partial<Pick<OutlineSection, 'lines' | 'entries'>>;

/** Of the owner's facts, those that are told in the section about them, and beside the jobs; the contact tells the others. */
type Owner = Pick<Content['person'], 'name' | 'brand' | 'reading' | 'title' | 'portrait' | 'since' | 'languages'>;
type Recorded = Pick<Content['person'], 'education' | 'certificates' | 'publications'>;
type Reached = Omit<Content['person'], keyof Owner | keyof Recorded>;

function sectionsOf(
  {
    person,
    hero,
    about,
    experience,
    skills,
    projects,
    contact,
    ...rest
  }: Omit<Content, 'sharing' | 'suggestions' | 'hints' | 'questions' | 'analytics'>,
  say: InLanguage,
): Record<Section, Told> {
  rest satisfies Nothing;
  const { note, groups, ...others } = skills;
  others satisfies Nothing;
  return {
    about: { lines: [...ownerLines(person, hero, say), ...aboutLines(about, say)] },
    experience: { lines: recordLines(person, say), entries: experience.map((job) => jobEntry(job, say)) },
    skills: {
      lines: [{ kind: 'note', text: say(note) }],
      entries: groups.map((group) => skillGroupEntry(group, say)),
    },
    projects: { entries: projects.map((project) => projectEntry(project, say)) },
    contact: { lines: contactLines(person, contact, say) },
  };
}

function ownerLines(
  { name, brand, reading = name, title, portrait, since, languages = [], ...others }: Owner,
  { subtitle, description, ...rest }: Omit<Content['hero'], 'greeting'>,
  say: InLanguage,
): Line[] {
  others satisfies Nothing;
  rest satisfies Nothing;
  return [
    {
      kind: 'names',
      names: [...new Set([name, reading, brand ?? name].flatMap((one) => Object.values(one)))],
    },
    { kind: 'title', title: say(title), subtitle: say(subtitle) },
    { kind: 'since', year: since },
    ...(portrait ? [{ kind: 'portrait', file: portrait.file, alt: say(portrait.alt) } as const] : []),
    ...(languages.length === 0
      ? []
      : [
          {
            kind: 'languages',
            languages: languages.map(({ tag, name: spoken, fluency, ...more }) => {
              more satisfies Nothing;
              return { tag, name: say(spoken), fluency: say(fluency) };
            }),
          } as const,
        ]),
    { kind: 'description', text: say(description) },
  ];
}

/** What the owner has to show besides the jobs. */
function recordLines({ education = [], ...recorded }: Recorded, say: InLanguage): Line[] {
  return [
    ...education.map(({ school, subject, degree, year, ...more }) => {
      more satisfies Nothing;
      return { kind: 'education', school: say(school), subject: say(subject), degree: say(degree), year } as const;
    }),
    ...recordsOf(recorded).map(({ title, where, ...rest }) =>
      Object.assign({ kind: 'record', title: say(title), where: say(where) } as const, rest),
    ),
  ];
}

function aboutLines(
  { lead, paragraphs, notes, cards, advantages, ...rest }: Content['about'],
  say: InLanguage,
): Line[] {
  rest satisfies Nothing;
  return [
    { kind: 'lead', lines: lead.map(say) },
    ...paragraphs.map((text) => ({ kind: 'paragraph', text: say(text) }) as const),
    { kind: 'notes', titles: notes.map(say) },
    ...Object.values(cards).map(({ title, line, ...more }) => {
      more satisfies Nothing;
      return { kind: 'card', title: say(title), text: say(line) } as const;
    }),
    ...advantages.map(({ id, label, text, ...more }) => {
      more satisfies Nothing;
      return { kind: 'advantage', id, label: say(label), text: say(text) } as const;
    }),
  ];
}

function jobEntry(
  { id, company, position, place, start, end, description, achievements = [], technologies, ...rest }: Job,
  say: InLanguage,
): JobEntry {
  rest satisfies Nothing;
  return {
    kind: 'job',
    id,
    address: addressOf('experience'),
    company: say(company),
    position: say(position),
    place: say(place),
    start,
    ...(end !== undefined && { end }),
    lines: [
      { kind: 'description', text: say(description) },
      ...achievements.map(({ id: name, label, text, ...more }) => {
        more satisfies Nothing;
        return { kind: 'achievement', id: name, label: label ? say(label) : '', text: say(text) } as const;
      }),
      { kind: 'technologies', names: technologies },
    ],
  };
}

function skillGroupEntry({ id, name, skills, ...rest }: SkillGroup, say: InLanguage): SkillGroupEntry {
  rest satisfies Nothing;
  return {
    kind: 'skillGroup',
    id,
    address: addressOf('skills'),
    name: say(name),
    lines: skills.map((skill) => ({ kind: 'skill', ...skill })),
  };
}

function projectEntry(
  { id, title, summary, description, technologies, picture, link, github, ...rest }: Omit<Project, 'image'>,
  say: InLanguage,
): ProjectEntry {
  rest satisfies Nothing;
  return {
    kind: 'project',
    id,
    address: addressOf(projectElementId(id)),
    title: say(title),
    lines: [
      { kind: 'summary', text: say(summary) },
      { kind: 'description', text: say(description) },
      { kind: 'technologies', names: technologies },
      ...(picture ? [{ kind: 'picture', file: picture.file, alt: say(picture.alt) } as const] : []),
      ...(link === undefined ? [] : [{ kind: 'link', url: link } as const]),
      ...(github === undefined ? [] : [{ kind: 'code', url: github } as const]),
    ],
  };
}

function contactLines(
  { availability, email, phone, place, reply, hours, profiles = [], ...others }: Reached,
  { subtitle, mapNote, ...rest }: Content['contact'],
  say: InLanguage,
): Line[] {
  others satisfies Nothing;
  rest satisfies Nothing;
  return [
    { kind: 'invitation', text: say(subtitle) },
    ...(availability ? [{ kind: 'availability', text: say(availability) } as const] : []),
    { kind: 'email', email },
    ...(phone === undefined ? [] : [{ kind: 'phone', phone } as const]),
    { kind: 'location', place: say(place.fullName) },
    { kind: 'replies', reply: say(reply), hours: say(hours) },
    ...profiles.map((profile) => Object.assign({ kind: 'profile' } as const, profile)),
    { kind: 'mapNote', text: say(mapNote) },
  ];
}
