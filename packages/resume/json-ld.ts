/** Who the page is about, for search engines: a ProfilePage with its Person (schema.org), as JSON-LD. */
import type { ProfilePage, WithContext } from 'schema-dts';
import { pagePath, type Language } from '#shared/language.ts';
import { resumeIn, type SiteFacts } from './model.ts';

export function profilePage(facts: SiteFacts, language: Language): WithContext<ProfilePage> {
  const own = resumeIn(facts, language);
  /** The same person on every page. */
  const person = { '@id': `${own.publicUrl}/#person` } as const;
  const employer = own.jobs.find(({ end }) => end === undefined);
  const profiles = own.profiles.flatMap(({ url }) => url ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: own.publicUrl + pagePath(language),
    inLanguage: own.locale,
    // The day is enough, and shorter.
    dateModified: own.modified.toISOString().slice(0, 10),
    mainEntity: {
      '@type': 'Person',
      ...person,
      name: own.name,
      ...(own.otherNames.length > 0 && { alternateName: own.otherNames }),
      ...(own.portrait && { image: own.portrait.url }),
      description: own.sharing.description,
      jobTitle: own.title,
      ...(employer && { worksFor: organization(employer.company) }),
      ...(own.education.length > 0 && { alumniOf: own.education.map(({ school }) => organization(school)) }),
      ...(own.certificates.length > 0 && {
        hasCredential: own.certificates.map(({ name, issuer, year, url }) => ({
          '@type': 'EducationalOccupationalCredential',
          name,
          recognizedBy: organization(issuer),
          dateCreated: String(year),
          ...(url !== undefined && { url }),
        })),
      }),
      knowsAbout: own.skills.groups.flatMap(({ skills }) => skills.map(({ name }) => name)),
      knowsLanguage: own.languages.map(({ tag }) => tag),
      address: {
        '@type': 'PostalAddress',
        addressLocality: own.place.name,
        addressCountry: own.place.countryCode,
      },
      email: own.email,
      ...(own.phone && { telephone: own.phone.number }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    ...(own.works.length > 0 && {
      hasPart: own.works.map(({ of, title, where, year, url }) => ({
        ...(of === 'writing' ? { '@type': 'Article', headline: title } : { '@type': 'CreativeWork' }),
        name: title,
        author: person,
        datePublished: String(year),
        publisher: organization(where),
        ...(url !== undefined && { url }),
      })),
    }),
  };
}

function organization(name: string) {
  return { '@type': 'Organization', name } as const;
}

/** A data block for the head: whatever the content says, it cannot end the block or open a comment in it. */
export function dataBlock(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
}
