/** The résumé in one language as the template sets it: every text ready, nothing left to decide but the look. */
import {
  outline,
  type Entry,
  type JobEntry,
  type Line,
  type ProjectEntry,
  type SkillGroupEntry,
} from '#content/outline.ts';
import type { Content } from '#content/schema.ts';
import { pagePath, type Language } from '#shared/language.ts';
import { otherLanguage } from '#shared/other-languages.ts';
import { withoutEmoji } from '#resume/faces/scripts.ts';
import { isOnOwnMachine } from '#shared/loopback.ts';
import { fill } from '#shared/text.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { monthIn, periodIn } from '#i18n/locales/period.ts';
import { degreeIn, spokenIn } from '#i18n/locales/person.ts';
import { recordIn } from '#i18n/locales/records.ts';

interface Source {
  /** The site's own address without a slash at the end. */
  readonly publicUrl: string;
  /** When the content last changed. */
  readonly modified: Date;
}

type Resume = ReturnType<typeof resumeIn>;

export function resumeIn(language: Language, content: Content, { publicUrl, modified }: Source) {
  const name = content.person.name[language];
  const told = toldIn(language, content);
  const title = fill(MESSAGES[language].documents.pdf.title, { name });
  const page = isOnOwnMachine(publicUrl)
    ? []
    : [{ label: MESSAGES[language].documents.pdf.website, ...address(`${publicUrl}${pagePath(language)}`) }];
  return withoutEmoji({
    language: HTML_LANG[language],
    document: {
      title,
      author: name,
      subject: fill(MESSAGES[language].documents.pdf.subject, { title: told.title, place: told.place }),
      keywords: told.groups.flatMap(({ skills }) => skills.map((skill) => skill.name)),
      /** `2026-11-21`, UTC */
      modified: modified.toISOString().slice(0, 10),
    },
    name,
    beside: nameBeside(language, content.person) ?? null,
    title: told.title,
    place: told.place,
    contact: {
      heading: MESSAGES[language].page.contact.heading,
      entries: [...told.reached, ...page, ...told.profiles],
    },
    profile: { heading: MESSAGES[language].documents.pdf.profile, paragraphs: told.paragraphs, facts: told.facts },
    experience: {
      heading: MESSAGES[language].page.experience.heading,
      achievements: MESSAGES[language].page.experience.achievements,
      jobs: told.jobs,
      records: told.records,
    },
    skills: { heading: MESSAGES[language].page.skills.heading, note: told.note, groups: told.groups },
    projects: { heading: MESSAGES[language].page.projects.heading, projects: told.projects },
    strengths: { heading: MESSAGES[language].documents.pdf.strengths, items: told.strengths },
    foot: {
      title,
      updated: fill(MESSAGES[language].documents.pdf.updated, {
        date: monthIn(teller(language), modified.toISOString().slice(0, 7)),
      }),
      page: MESSAGES[language].documents.pdf.page,
    },
  });
}

/** What of it the template sets in a display face: names, titles, labels. */
export function displayedIn(resume: Resume): string[] {
  const { name, title, contact, profile, experience, skills, projects, strengths } = resume;
  const headings = [contact, profile, experience, skills, projects, strengths].map(({ heading }) => heading);
  return [
    name,
    title,
    ...headings,
    ...experience.jobs.flatMap(({ company, achievements }) => [company, ...achievements.map(({ label }) => label)]),
    ...skills.groups.map(({ heading }) => heading),
    ...projects.projects.map((project) => project.title),
    ...[...profile.facts, ...experience.records].map(({ label }) => label),
    ...strengths.items.map(({ label }) => label),
  ];
}

/** The name in another form, to stand beside it: its reading, or as another language writes it where there is nothing to read out. */
function nameBeside(language: Language, { name, reading = name }: Content['person']) {
  if (reading[language] !== name[language]) return { words: reading[language], language };
  const other = otherLanguage(language);
  return other && name[other] !== name[language] ? { words: name[other], language: other } : undefined;
}

interface Link {
  readonly label: string;
  readonly text: string;
  /** Absent where there is only a name to search for. */
  readonly url: string | null;
}

/** Of a list in which some lead somewhere. */
interface Item {
  readonly text: string;
  /** As it is read on paper, and as it is followed. */
  readonly link: { readonly text: string; readonly url: string } | null;
}

interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** What the walk through the content has told so far, sorted as the template asks for it. */
interface Told {
  title: string;
  place: string;
  note: string;
  readonly reached: Link[];
  readonly profiles: Link[];
  readonly paragraphs: string[];
  /** Languages. */
  readonly facts: Labelled[];
  /** Kind by kind: degrees, certificates, talks, writing. */
  readonly records: { readonly label: string; readonly items: Item[] }[];
  readonly strengths: Labelled[];
  readonly jobs: ReturnType<typeof jobIn>[];
  readonly groups: ReturnType<typeof groupIn>[];
  readonly projects: ReturnType<typeof projectIn>[];
}

function toldIn(language: Language, content: Content): Told {
  const told: Told = {
    title: '',
    place: '',
    note: '',
    reached: [],
    profiles: [],
    paragraphs: [],
    facts: [],
    records: [],
    strengths: [],
    jobs: [],
    groups: [],
    projects: [],
  };
  for (const { id, lines, entries } of outline(content, language)) {
    switch (id) {
      case 'about':
      case 'experience':
      case 'skills':
      case 'projects':
      case 'contact':
        for (const line of lines) tellLine(told, line, language);
        for (const entry of entries) tellEntry(told, entry, language);
        break;
      default:
        id satisfies never;
    }
  }
  return told;
}

function tellLine(told: Told, line: Line, language: Language): void {
  switch (line.kind) {
    case 'title':
      told.title = line.title;
      break;
    case 'education':
      record(told, MESSAGES[language].documents.person.education, {
        text: degreeIn(MESSAGES[language].facts, line),
        link: null,
      });
      break;
    case 'record':
      record(told, MESSAGES[language].facts.records[line.of], {
        text: recordIn(MESSAGES[language].facts, line),
        link: line.url === undefined ? null : address(line.url),
      });
      break;
    case 'languages':
      told.facts.push({
        label: MESSAGES[language].documents.person.languages,
        text: spokenIn(MESSAGES[language].facts, line.languages),
      });
      break;
    case 'paragraph':
    case 'availability':
      told.paragraphs.push(line.text);
      break;
    case 'advantage':
      told.strengths.push({ label: line.label, text: line.text });
      break;
    case 'note':
      told.note = line.text;
      break;
    case 'email':
      told.reached.push({
        label: MESSAGES[language].page.contact.email,
        text: line.email,
        url: `mailto:${line.email}`,
      });
      break;
    case 'phone': {
      const url = `tel:${line.phone.replaceAll(' ', '')}`;
      told.reached.push({ label: MESSAGES[language].page.contact.phone, text: line.phone, url });
      break;
    }
    case 'location':
      told.place = line.place;
      break;
    case 'profile':
      told.profiles.push({
        label: line.label,
        ...(line.url === undefined ? { text: line.handle ?? '', url: null } : address(line.url)),
      });
      break;
    // The name stands at the top; the others greet and invite the page's visitors.
    case 'names':
    case 'since':
    case 'description':
    case 'card':
    case 'invitation':
    case 'replies':
    // Words of the drawings.
    case 'lead':
    case 'notes':
    case 'mapNote':
    // A résumé shows no pictures: many who receive one may not look at them.
    case 'portrait':
    case 'picture':
    // Only entries have these.
    case 'achievement':
    case 'technologies':
    case 'skill':
    case 'summary':
    case 'link':
    case 'code':
      break;
    default:
      line satisfies never;
  }
}

function record(told: Told, label: string, item: Item): void {
  const known = told.records.find((one) => one.label === label);
  if (known) known.items.push(item);
  else told.records.push({ label, items: [item] });
}

function tellEntry(told: Told, entry: Entry, language: Language): void {
  switch (entry.kind) {
    case 'job':
      told.jobs.push(jobIn(language, entry));
      break;
    case 'skillGroup':
      told.groups.push(groupIn(entry));
      break;
    case 'project':
      told.projects.push(projectIn(language, entry));
      break;
    default:
      entry satisfies never;
  }
}

function jobIn(language: Language, entry: JobEntry) {
  const job = {
    company: entry.company,
    position: entry.position,
    period: periodIn(teller(language), entry),
    place: entry.place,
    description: '',
    achievements: new Array<Labelled>(),
    technologies: new Array<string>(),
  };
  for (const line of entry.lines) {
    switch (line.kind) {
      case 'description':
        job.description = line.text;
        break;
      case 'achievement':
        job.achievements.push({ label: line.label, text: line.text });
        break;
      case 'technologies':
        job.technologies.push(...line.names);
        break;
      default:
        line satisfies never;
    }
  }
  return job;
}

function groupIn({ name: heading, lines }: SkillGroupEntry) {
  return {
    heading,
    skills: lines.map(({ name, level }) => ({ name, level: level === undefined ? null : `${level}%` })),
  };
}

function projectIn(language: Language, { title, lines }: ProjectEntry) {
  const project = { title, description: '', technologies: new Array<string>(), links: new Array<Link>() };
  for (const line of lines) {
    switch (line.kind) {
      case 'description':
        project.description = line.text;
        break;
      case 'technologies':
        project.technologies.push(...line.names);
        break;
      case 'link':
        project.links.push({ label: MESSAGES[language].documents.pdf.website, ...address(line.url) });
        break;
      case 'code':
        project.links.push({ label: MESSAGES[language].documents.pdf.code, ...address(line.url) });
        break;
      // The card's line: the description says more. A résumé shows no pictures.
      case 'summary':
      case 'picture':
        break;
      default:
        line satisfies never;
    }
  }
  return project;
}

/** Who says months and periods in a language. */
function teller(language: Language) {
  return { language, facts: MESSAGES[language].facts };
}

/** A web address as it is read, without its protocol, and as it is followed. */
function address(url: string) {
  return { text: url.replace(/^https?:\/\//, '').replace(/\/$/, ''), url };
}
