/** Who the page is about, for search engines: a ProfilePage with its Person (schema.org), as JSON-LD. */
import type {
  Article,
  CreativeWork,
  EducationalOccupationalCredential,
  Person,
  ProfilePage,
  WithContext,
} from 'schema-dts';
import { LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { outline, type Entry, type Line } from '#content/outline.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import type { SiteFacts } from './site-facts.ts';

export function profilePage({ content, publicUrl, modified }: SiteFacts, language: Language): WithContext<ProfilePage> {
  const told = toldIn(content, language, publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: publicUrl + pagePath(language),
    inLanguage: HTML_LANG[language],
    // The day is enough, and shorter.
    dateModified: modified.toISOString().slice(0, 10),
    mainEntity: person(content, told, publicUrl, language),
    ...(told.works.length > 0 && { hasPart: told.works }),
  };
}

/** The same person on every page, told by the `@id`. */
function person(content: SiteFacts['content'], told: Told, publicUrl: string, language: Language): Person {
  const { person: owner, sharing } = content;
  const others = otherNames(content, language);
  return {
    '@type': 'Person',
    '@id': idOf(publicUrl),
    name: owner.name[language],
    ...(others.length > 0 && { alternateName: others }),
    ...(told.image !== undefined && { image: told.image }),
    description: sharing.description[language],
    jobTitle: told.title,
    ...(told.employer !== undefined && { worksFor: { '@type': 'Organization', name: told.employer } }),
    ...(told.schools.length > 0 && {
      alumniOf: told.schools.map((name) => ({ '@type': 'Organization' as const, name })),
    }),
    ...(told.certificates.length > 0 && { hasCredential: told.certificates }),
    knowsAbout: told.skills,
    knowsLanguage: told.languages,
    address: {
      '@type': 'PostalAddress',
      addressLocality: owner.place.name[language],
      addressCountry: owner.place.countryCode,
    },
    email: owner.email,
    ...(owner.phone !== undefined && { telephone: owner.phone }),
    ...(told.profiles.length > 0 && { sameAs: told.profiles }),
  };
}

function idOf(publicUrl: string): string {
  return `${publicUrl}/#person`;
}

/** What the walk through the content has told so far, sorted as the vocabulary asks for it. */
interface Told {
  title: string;
  /** The present one. */
  employer?: string;
  image?: string;
  readonly schools: string[];
  readonly certificates: EducationalOccupationalCredential[];
  /** Talks and writing. */
  readonly works: (Article | CreativeWork)[];
  readonly skills: string[];
  /** Tags: `zh-CN`. */
  readonly languages: string[];
  readonly profiles: string[];
}

function toldIn(content: SiteFacts['content'], language: Language, publicUrl: string): Told {
  const told: Told = {
    title: '',
    schools: [],
    certificates: [],
    works: [],
    skills: [],
    languages: [],
    profiles: [],
  };
  for (const { id, lines, entries } of outline(content, language)) {
    switch (id) {
      case 'about':
      case 'experience':
      case 'skills':
      case 'projects':
      case 'contact':
        for (const line of lines) tellLine(told, line, publicUrl);
        for (const entry of entries) tellEntry(told, entry, publicUrl);
        break;
      default:
        id satisfies never;
    }
  }
  return told;
}

function tellLine(told: Told, line: Line, publicUrl: string): void {
  switch (line.kind) {
    case 'title':
      told.title = line.title;
      break;
    case 'education':
      told.schools.push(line.school);
      break;
    case 'record':
      tellRecord(told, line, publicUrl);
      break;
    case 'portrait':
      told.image = `${publicUrl}/${line.file}`;
      break;
    case 'languages':
      told.languages.push(...line.languages.map(({ tag }) => tag));
      break;
    case 'skill':
      told.skills.push(line.name);
      break;
    case 'profile':
      if (line.url !== undefined) told.profiles.push(line.url);
      break;
    // Facts that are the same in every language.
    case 'names':
    case 'email':
    case 'phone':
    // Its town alone is asked for.
    case 'location':
    // The page tells them; a search engine asks who the owner is.
    case 'since':
    case 'description':
    case 'paragraph':
    case 'card':
    case 'advantage':
    case 'achievement':
    case 'technologies':
    case 'note':
    case 'summary':
    case 'picture':
    case 'link':
    case 'code':
    case 'invitation':
    case 'availability':
    case 'replies':
    // Words of the drawings.
    case 'lead':
    case 'notes':
    case 'mapNote':
      break;
    default:
      line satisfies never;
  }
}

function tellRecord(told: Told, { of, title, where, year, url }: Line<'record'>, publicUrl: string): void {
  const organization = { '@type': 'Organization', name: where } as const;
  const address = url !== undefined && { url };
  if (of === 'certificate') {
    told.certificates.push({
      '@type': 'EducationalOccupationalCredential',
      name: title,
      recognizedBy: organization,
      dateCreated: String(year),
      ...address,
    });
    return;
  }
  const work = {
    name: title,
    author: { '@id': idOf(publicUrl) },
    datePublished: String(year),
    publisher: organization,
    ...address,
  } as const;
  told.works.push(
    of === 'writing' ? { '@type': 'Article', headline: title, ...work } : { '@type': 'CreativeWork', ...work },
  );
}

function tellEntry(told: Told, entry: Entry, publicUrl: string): void {
  switch (entry.kind) {
    case 'job':
      if (entry.end === undefined) told.employer ??= entry.company;
      break;
    case 'skillGroup':
      for (const line of entry.lines) tellLine(told, line, publicUrl);
      break;
    // Work of the owner's, not the owner.
    case 'project':
      break;
    default:
      entry satisfies never;
  }
}

/** How the name is written and read elsewhere. */
function otherNames({ person: { name, reading = name, brand } }: SiteFacts['content'], language: Language): string[] {
  const names = new Set([
    reading[language],
    ...LANGUAGES.map((other) => name[other]),
    ...(brand ? [brand[language]] : []),
  ]);
  names.delete(name[language]);
  return [...names];
}

/** A data block for the head: whatever the content says, it cannot end the block or open a comment in it. */
export function dataBlock(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
}
