/** Who the page is about, for search engines: a ProfilePage with its Person (schema.org), as JSON-LD. */
import type { Person, ProfilePage, WithContext } from 'schema-dts';
import { LANGUAGES, pagePath, type Language } from '#contract/language.ts';
import { outline, type Entry, type Line } from '#content/outline.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { isoSeconds, type SiteFacts } from './site-facts.ts';

export function profilePage({ content, publicUrl, modified }: SiteFacts, language: Language): WithContext<ProfilePage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: publicUrl + pagePath(language),
    inLanguage: HTML_LANG[language],
    dateModified: isoSeconds(modified),
    mainEntity: person(content, publicUrl, language),
  };
}

/** The same person on every page, told by the `@id`. */
function person(content: SiteFacts['content'], publicUrl: string, language: Language): Person {
  const { person: owner, sharing } = content;
  const told = toldIn(content, language);
  const others = otherNames(content, language);
  return {
    '@type': 'Person',
    '@id': `${publicUrl}/#person`,
    name: owner.name[language],
    ...(others.length > 0 && { alternateName: others }),
    description: sharing.description[language],
    jobTitle: told.title,
    ...(told.employer !== undefined && { worksFor: { '@type': 'Organization', name: told.employer } }),
    ...(told.schools.length > 0 && {
      alumniOf: told.schools.map((name) => ({ '@type': 'Organization' as const, name })),
    }),
    knowsAbout: told.skills,
    knowsLanguage: told.languages,
    address: {
      '@type': 'PostalAddress',
      addressLocality: owner.place.name[language],
      addressCountry: owner.place.countryCode,
    },
    email: owner.email,
    ...(owner.phone !== undefined && { telephone: owner.phone }),
    sameAs: told.profiles,
  };
}

/** What the walk through the content has told so far, sorted as the vocabulary asks for it. */
interface Told {
  title: string;
  /** The present one. */
  employer?: string;
  readonly schools: string[];
  readonly skills: string[];
  /** Tags: `zh-CN`. */
  readonly languages: string[];
  readonly profiles: string[];
}

function toldIn(content: SiteFacts['content'], language: Language): Told {
  const told: Told = { title: '', schools: [], skills: [], languages: [], profiles: [] };
  for (const { id, lines, entries } of outline(content, language)) {
    switch (id) {
      case 'about':
      case 'experience':
      case 'skills':
      case 'projects':
      case 'contact':
        for (const line of lines) tellLine(told, line);
        for (const entry of entries) tellEntry(told, entry);
        break;
      default:
        id satisfies never;
    }
  }
  return told;
}

function tellLine(told: Told, line: Line): void {
  switch (line.kind) {
    case 'title':
      told.title = line.title;
      break;
    case 'education':
      told.schools.push(line.school);
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

function tellEntry(told: Told, entry: Entry): void {
  switch (entry.kind) {
    case 'job':
      if (entry.end === undefined) told.employer ??= entry.company;
      break;
    case 'skillGroup':
      for (const line of entry.lines) tellLine(told, line);
      break;
    // Work of the owner's, not the owner.
    case 'project':
      break;
    default:
      entry satisfies never;
  }
}

/** How the name is written and read elsewhere. */
function otherNames({ person: { name, reading } }: SiteFacts['content'], language: Language): string[] {
  const names = new Set([reading[language], ...LANGUAGES.map((other) => name[other])]);
  names.delete(name[language]);
  return [...names];
}

/** A data block for the head: whatever the content says, it cannot end the block or open a comment in it. */
export function dataBlock(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
}
