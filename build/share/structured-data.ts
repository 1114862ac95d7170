/** Who the page is about, for search engines: a ProfilePage with its Person (schema.org), as JSON-LD. */
import type { Person, ProfilePage, WithContext } from 'schema-dts';
import { HTML_LANG, LANGUAGES, pagePath, type Language } from '#contract/language.ts';
import { profilesOf } from '#content/profiles.ts';
import { isoSeconds, type SiteFacts } from './facts.ts';

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
  const { person: owner, sharing, skills } = content;
  const { place } = owner;
  const job = content.experience.find(({ end }) => end === undefined);
  return {
    '@type': 'Person',
    '@id': `${publicUrl}/#person`,
    name: owner.name[language],
    alternateName: otherNames(content, language),
    description: sharing.description[language],
    jobTitle: owner.title[language],
    ...(job && { worksFor: { '@type': 'Organization', name: job.company[language] } }),
    knowsAbout: [...skills.frontend, ...skills.backend, ...skills.tools].map(({ name }) => name),
    knowsLanguage: owner.languages.map(({ tag }) => tag),
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.fullName[language],
      addressCountry: place.countryCode,
    },
    email: owner.email,
    ...(owner.phone !== undefined && { telephone: owner.phone }),
    sameAs: profilesOf(owner).map(({ url }) => url),
  };
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
