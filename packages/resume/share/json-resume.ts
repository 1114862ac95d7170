/** The résumé as data, after the JSON Resume schema (jsonresume.org): one file a language, each naming the others. */
import { LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import {
  outline,
  type Entry,
  type JobEntry,
  type Line,
  type ProjectEntry,
  type SkillGroupEntry,
} from '#content/outline.ts';
import type { Content } from '#content/schema.ts';
import { isOnOwnMachine } from '#shared/loopback.ts';
import { resumePath } from '#shared/resume-path.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { labelledIn } from '#i18n/locales/records.ts';
import { isoSeconds, type SiteFacts } from './site-facts.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export function resume({ content, publicUrl, modified }: SiteFacts, language: Language): string {
  const { person } = content;
  const told = toldIn(content, language, publicUrl);
  const data = {
    $schema: SCHEMA,
    basics: {
      name: person.name[language],
      label: told.label,
      ...(told.image !== undefined && { image: told.image }),
      email: person.email,
      ...(person.phone !== undefined && { phone: person.phone }),
      ...(!isOnOwnMachine(publicUrl) && { url: publicUrl + pagePath(language) }),
      summary: told.paragraphs.join('\n\n'),
      location: { city: told.city, countryCode: person.place.countryCode },
      profiles: told.profiles,
    },
    work: told.work,
    ...(told.education.length > 0 && { education: told.education }),
    ...(told.certificates.length > 0 && { certificates: told.certificates }),
    ...(told.publications.length > 0 && { publications: told.publications }),
    skills: told.skills,
    languages: told.languages,
    projects: told.projects,
    meta: {
      canonical: publicUrl + resumePath(language, 'json'),
      version: 'v1.0.0',
      lastModified: isoSeconds(modified),
      language: HTML_LANG[language],
      // Not in the schema, which knows one language and leaves `meta` open.
      languages: Object.fromEntries(
        LANGUAGES.map((other) => [HTML_LANG[other], publicUrl + resumePath(other, 'json')]),
      ),
    },
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** What the walk through the content has told so far, sorted as the schema asks for it. */
interface Told {
  label: string;
  image?: string;
  city: string;
  readonly paragraphs: string[];
  readonly profiles: { readonly network: string; readonly username?: string; readonly url?: string }[];
  readonly education: {
    readonly institution: string;
    readonly area: string;
    readonly studyType: string;
    readonly endDate: string;
  }[];
  readonly certificates: {
    readonly name: string;
    readonly issuer: string;
    readonly date: string;
    readonly url?: string;
  }[];
  readonly publications: {
    readonly name: string;
    readonly publisher: string;
    readonly releaseDate: string;
    readonly url?: string;
    /** A talk or writing: the schema has one list for both. */
    readonly summary: string;
  }[];
  readonly languages: { readonly language: string; readonly fluency: string }[];
  readonly work: ReturnType<typeof workOf>[];
  readonly skills: ReturnType<typeof skillsOf>;
  readonly projects: ReturnType<typeof projectOf>[];
}

function toldIn(content: Content, language: Language, publicUrl: string): Told {
  const told: Told = {
    label: '',
    city: '',
    paragraphs: [],
    profiles: [],
    education: [],
    certificates: [],
    publications: [],
    languages: [],
    work: [],
    skills: [],
    projects: [],
  };
  for (const { id, lines, entries } of outline(content, language)) {
    switch (id) {
      case 'about':
      case 'experience':
      case 'skills':
      case 'projects':
      case 'contact':
        for (const line of lines) tellLine(told, line, language, publicUrl);
        for (const entry of entries) tellEntry(told, entry, language);
        break;
      default:
        id satisfies never;
    }
  }
  return told;
}

function tellLine(told: Told, line: Line, language: Language, publicUrl: string): void {
  switch (line.kind) {
    case 'title':
      told.label = line.title;
      break;
    case 'education': {
      const { school, subject, degree, year } = line;
      told.education.push({ institution: school, area: subject, studyType: degree, endDate: String(year) });
      break;
    }
    case 'record': {
      const { of, title: name, where, year, url } = line;
      const address = url !== undefined && { url };
      if (of === 'certificate') told.certificates.push({ name, issuer: where, date: String(year), ...address });
      else {
        const summary = MESSAGES[language].documents.person.record[of];
        told.publications.push({ name, publisher: where, releaseDate: String(year), ...address, summary });
      }
      break;
    }
    case 'portrait':
      told.image = `${publicUrl}/${line.file}`;
      break;
    case 'languages':
      told.languages.push(...line.languages.map(({ name, fluency }) => ({ language: name, fluency })));
      break;
    case 'paragraph':
    case 'availability':
      told.paragraphs.push(line.text);
      break;
    case 'location':
      told.city = line.place;
      break;
    case 'profile':
      told.profiles.push({
        network: line.label,
        ...(line.handle !== undefined && { username: line.handle }),
        ...(line.url !== undefined && { url: line.url }),
      });
      break;
    // Facts that are the same in every language.
    case 'names':
    case 'email':
    case 'phone':
    // The schema has no field for them.
    case 'since':
    case 'description':
    case 'card':
    case 'advantage':
    case 'note':
    case 'invitation':
    case 'replies':
    // Words of the drawings.
    case 'lead':
    case 'notes':
    case 'mapNote':
    // Only entries have these.
    case 'achievement':
    case 'technologies':
    case 'skill':
    case 'summary':
    case 'picture':
    case 'link':
    case 'code':
      break;
    default:
      line satisfies never;
  }
}

function tellEntry(told: Told, entry: Entry, language: Language): void {
  switch (entry.kind) {
    case 'job':
      told.work.push(workOf(entry, language));
      break;
    case 'skillGroup':
      told.skills.push(...skillsOf(entry));
      break;
    case 'project':
      told.projects.push(projectOf(entry, language));
      break;
    default:
      entry satisfies never;
  }
}

function workOf({ company, position, place, start, end, lines }: JobEntry, language: Language) {
  const work = {
    name: company,
    position,
    location: place,
    startDate: start,
    ...(end !== undefined && { endDate: end }),
    summary: '',
    highlights: new Array<string>(),
  };
  for (const line of lines) {
    switch (line.kind) {
      case 'description':
        work.summary = line.text;
        break;
      case 'achievement':
        work.highlights.push(labelledIn(MESSAGES[language].facts, line));
        break;
      case 'technologies':
        work.highlights.push(
          labelledIn(MESSAGES[language].facts, {
            label: MESSAGES[language].page.experience.technologies,
            text: line.names.join(', '),
          }),
        );
        break;
      default:
        line satisfies never;
    }
  }
  return work;
}

function skillsOf({ name: group, lines }: SkillGroupEntry) {
  return lines.map(({ name, level }) => ({
    name,
    ...(level !== undefined && { level: `${level}%` }),
    keywords: [group],
  }));
}

function projectOf({ title, lines }: ProjectEntry, language: Language) {
  const project: {
    name: string;
    description: string;
    readonly highlights: string[];
    readonly keywords: string[];
    url?: string;
  } = { name: title, description: '', highlights: [], keywords: [] };
  for (const line of lines) {
    switch (line.kind) {
      case 'summary':
        project.highlights.push(line.text);
        break;
      case 'description':
        project.description = line.text;
        break;
      case 'technologies':
        project.keywords.push(...line.names);
        break;
      case 'link':
        project.url = line.url;
        break;
      // The schema has one address for a project: code beside a page is told in words.
      case 'code':
        if (project.url === undefined) project.url = line.url;
        else
          project.highlights.push(
            labelledIn(MESSAGES[language].facts, { label: MESSAGES[language].documents.pdf.code, text: line.url }),
          );
        break;
      // The schema has no field for it.
      case 'picture':
        break;
      default:
        line satisfies never;
    }
  }
  return project;
}
