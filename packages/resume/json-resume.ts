/** The résumé as data, after the JSON Resume schema (jsonresume.org): one file a language, each naming the others. */
import { isStandIn } from '#content/placeholder.ts';
import { labelledIn } from '#i18n/locales/facts.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { resumePath } from '#shared/urls.ts';
import { isoSeconds, resumeIn, type SiteFacts } from './model.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export function resume(facts: SiteFacts, language: Language): string {
  const { words, ...own } = resumeIn(facts, language);
  const { page, documents } = words;
  const address = (one: Language) => own.publicUrl + resumePath(one, 'json');
  const labelled = (label: string, text: string) => labelledIn(words.facts, { label, text });
  const month = (date: string | undefined) => (date === undefined || isStandIn(date) ? undefined : date);
  const data = {
    $schema: SCHEMA,
    basics: {
      name: own.name,
      label: own.title,
      image: own.portrait?.url,
      email: own.email,
      phone: own.phone?.number,
      url: own.pageUrl,
      summary: [...own.paragraphs, own.availability].filter((text) => text !== undefined).join('\n\n'),
      location: { city: own.place.fullName, countryCode: own.place.countryCode },
      profiles: own.profiles.map(({ label, handle, url }) => ({ network: label, username: handle, url })),
    },
    work: own.jobs.map((job) => ({
      name: job.company,
      position: job.position,
      location: job.place,
      startDate: month(job.start),
      endDate: month(job.end),
      summary: job.description,
      highlights: [
        ...job.achievements.map(({ label, text }) => labelled(label, text)),
        labelled(page.experience.technologies, job.technologies.join(', ')),
      ],
    })),
    education: own.education.map(({ school, subject, degree, year }) => ({
      institution: school,
      area: subject,
      studyType: degree,
      endDate: String(year),
    })),
    certificates: own.certificates.map(({ name, issuer, year, url }) => ({ name, issuer, date: String(year), url })),
    // Talks and writing: the schema has one list for both.
    publications: own.works.map(({ of, title, where, year, url }) => ({
      name: title,
      publisher: where,
      releaseDate: String(year),
      url,
      summary: documents.person.record[of],
    })),
    skills: own.skills.groups.flatMap(({ name: group, skills }) =>
      skills.map(({ name, level }) => ({
        name,
        level: level === undefined ? undefined : `${level}%`,
        keywords: [group],
      })),
    ),
    languages: own.languages.map(({ name, fluency }) => ({ language: name, fluency })),
    projects: own.projects.map(({ title, summary, description, technologies, link, code }) => ({
      name: title,
      description,
      // The schema has one address for a project: code beside a page is told in words.
      highlights: [summary, ...(link && code ? [labelled(documents.pdf.code, code)] : [])],
      keywords: technologies,
      url: link ?? code,
    })),
    meta: {
      canonical: address(language),
      version: 'v1.0.0',
      lastModified: isoSeconds(own.modified),
      language: own.locale,
      // Not in the schema, which knows one language and leaves `meta` open.
      languages: Object.fromEntries(LANGUAGES.map((other) => [HTML_LANG[other], address(other)])),
    },
  };
  // An empty list says nothing.
  const said = (_: string, value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value);
  return `${JSON.stringify(data, said, 2)}\n`;
}
