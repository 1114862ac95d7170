/** The résumé as data, after the JSON Resume schema (jsonresume.org): one file a language, each naming the others. */
import { isStandIn } from '#content/placeholder.ts';
import { labelledIn } from '#i18n/locales/records.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { resumePath } from '#shared/urls.ts';
import { isoSeconds, type Resume, resumeIn, type SiteFacts } from './model.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export function resume(facts: SiteFacts, language: Language): string {
  const own = resumeIn(facts, language);
  const { publicUrl } = own;
  const address = (one: Language) => publicUrl + resumePath(one, 'json');
  const data = {
    $schema: SCHEMA,
    basics: {
      name: own.name,
      label: own.title,
      image: own.portrait?.url,
      email: own.email,
      phone: own.phone?.number,
      url: own.pageUrl,
      summary: [...own.paragraphs, ...(own.availability === undefined ? [] : [own.availability])].join('\n\n'),
      location: { city: own.place.fullName, countryCode: own.place.countryCode },
      profiles: own.profiles.map(({ label, handle, url }) => ({ network: label, username: handle, url })),
    },
    work: own.jobs.map((job) => workOf(job, own.words)),
    education: filled(
      own.education.map(({ school, subject, degree, year }) => ({
        institution: school,
        area: subject,
        studyType: degree,
        endDate: String(year),
      })),
    ),
    certificates: filled(
      own.records
        .filter(({ of }) => of === 'certificate')
        .map(({ title, where, year, url }) => ({ name: title, issuer: where, date: String(year), url })),
    ),
    // Talks and writing: the schema has one list for both.
    publications: filled(
      own.records
        .filter(({ of }) => of !== 'certificate')
        .map(({ of, title, where, year, url }) => ({
          name: title,
          publisher: where,
          releaseDate: String(year),
          url,
          summary: own.words.documents.person.record[of],
        })),
    ),
    skills: own.skills.groups.flatMap(({ name: group, skills }) =>
      skills.map(({ name, level }) => ({
        name,
        level: level === undefined ? undefined : `${level}%`,
        keywords: [group],
      })),
    ),
    languages: own.languages.map(({ name, fluency }) => ({ language: name, fluency })),
    projects: own.projects.map((project) => projectOf(project, own.words)),
    meta: {
      canonical: address(language),
      version: 'v1.0.0',
      lastModified: isoSeconds(own.modified),
      language: own.locale,
      // Not in the schema, which knows one language and leaves `meta` open.
      languages: Object.fromEntries(LANGUAGES.map((other) => [HTML_LANG[other], address(other)])),
    },
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** An empty list says nothing. */
function filled<Entry>(entries: readonly Entry[]): readonly Entry[] | undefined {
  return entries.length > 0 ? entries : undefined;
}

function workOf(
  { company, position, place, start, end, description, achievements, technologies }: Resume['jobs'][number],
  { facts, page }: Resume['words'],
) {
  const built = { label: page.experience.technologies, text: technologies.join(', ') };
  return {
    name: company,
    position,
    location: place,
    startDate: isStandIn(start) ? undefined : start,
    endDate: end === undefined || isStandIn(end) ? undefined : end,
    summary: description,
    highlights: [...achievements, built].map((line) => labelledIn(facts, line)),
  };
}

function projectOf(
  { title, summary, description, technologies, link, code }: Resume['projects'][number],
  { facts, documents }: Resume['words'],
) {
  // The schema has one address for a project: code beside a page is told in words.
  const inWords =
    link !== undefined && code !== undefined ? [labelledIn(facts, { label: documents.pdf.code, text: code })] : [];
  return { name: title, description, highlights: [summary, ...inWords], keywords: technologies, url: link ?? code };
}
