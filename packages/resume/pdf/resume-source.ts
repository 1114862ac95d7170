/** The résumé in one language as the template sets it: every text ready, nothing left to decide but the look. */
import { withoutEmoji } from '#resume/faces/scripts.ts';
import { type Language, otherLanguage } from '#shared/language.ts';
import { fill } from '#shared/text.ts';
import { monthIn } from '#i18n/locales/period.ts';
import { spokenIn } from '#i18n/locales/person.ts';
import { resumeIn, type Resume, type SiteFacts } from '../model.ts';

type PdfSource = ReturnType<typeof pdfSource>;

export function pdfSource(site: SiteFacts, language: Language) {
  const own = resumeIn(site, language);
  const { page, documents, facts } = own.words;
  const { pdf } = documents;
  const title = fill(pdf.title, { name: own.name });
  return withoutEmoji({
    language: own.locale,
    document: {
      title,
      author: own.name,
      subject: fill(pdf.subject, { title: own.title, place: own.place.fullName }),
      keywords: own.skills.groups.flatMap(({ skills }) => skills.map(({ name }) => name)),
      /** `2026-11-21`, UTC */
      modified: own.modified.toISOString().slice(0, 10),
    },
    name: own.name,
    beside: nameBeside(site, own) ?? null,
    title: own.title,
    place: own.place.fullName,
    contact: { heading: page.contact.heading, entries: contacts(own) },
    profile: {
      heading: pdf.profile,
      paragraphs: [...own.paragraphs, ...(own.availability === undefined ? [] : [own.availability])],
      facts:
        own.languages.length === 0 ? [] : [{ label: documents.person.languages, text: spokenIn(facts, own.languages) }],
    },
    experience: {
      heading: page.experience.heading,
      achievements: page.experience.achievements,
      jobs: own.jobs.map(({ company, position, period, place, description, achievements, technologies }) => ({
        company,
        position,
        period,
        place,
        description,
        achievements,
        technologies,
      })),
      records: records(own),
    },
    skills: {
      heading: page.skills.heading,
      note: own.skills.note,
      groups: own.skills.groups.map(({ name, skills }) => ({
        heading: name,
        skills: skills.map((skill) => ({
          name: skill.name,
          level: skill.level === undefined ? null : `${skill.level}%`,
        })),
      })),
    },
    projects: {
      heading: page.projects.heading,
      // Without the card's line, since the description says more, and pictures: many who receive a résumé may not look at them.
      projects: own.projects.map((project) => ({
        title: project.title,
        description: project.description,
        technologies: project.technologies,
        links: [
          { label: pdf.website, url: project.link },
          { label: pdf.code, url: project.code },
        ].flatMap(({ label, url }) => (url === undefined ? [] : [{ label, ...address(url) }])),
      })),
    },
    strengths: { heading: pdf.strengths, items: own.advantages.map(({ label, text }) => ({ label, text })) },
    foot: {
      title,
      updated: fill(pdf.updated, { date: monthIn({ language, facts }, own.modified.toISOString().slice(0, 7)) }),
      page: pdf.page,
    },
  });
}

/** What of it the template sets in a display face: names, titles, labels. */
export function displayedIn(source: PdfSource): string[] {
  const { name, title, contact, profile, experience, skills, projects, strengths } = source;
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
function nameBeside({ content: { person } }: SiteFacts, { name, reading, language }: Resume) {
  if (reading !== name) return { words: reading, language };
  const other = otherLanguage(language);
  return other && person.name[other] !== name ? { words: person.name[other], language: other } : undefined;
}

/** All ways to reach the owner; `url` is null where there is only a name to search for. */
function contacts({ words: { page, documents }, email, phone, pageUrl, profiles }: Resume) {
  return [
    { label: page.contact.email, text: email, url: `mailto:${email}` },
    ...(phone ? [{ label: page.contact.phone, text: phone.number, url: phone.url }] : []),
    ...(pageUrl === undefined ? [] : [{ label: documents.pdf.website, ...address(pageUrl) }]),
    ...profiles.map(({ label, url, handle = '' }) => ({
      label,
      ...(url === undefined ? { text: handle, url: null } : address(url)),
    })),
  ];
}

/** Degrees, certificates, talks and writing, kind by kind; some lead somewhere. */
function records({ words: { facts, documents }, education, records: others }: Resume) {
  const kinds = [
    { label: documents.person.education, entries: education.map(({ text }) => ({ text, url: undefined })) },
    ...(['certificate', 'talk', 'writing'] as const).map((kind) => ({
      label: facts.records[kind],
      entries: others.filter(({ of }) => of === kind),
    })),
  ];
  return kinds
    .filter(({ entries }) => entries.length > 0)
    .map(({ label, entries }) => ({
      label,
      items: entries.map(({ text, url }) => ({ text, link: url === undefined ? null : address(url) })),
    }));
}

/** A web address as it is read, without its protocol, and as it is followed. */
function address(url: string) {
  return { text: url.replace(/^https?:\/\//, '').replace(/\/$/, ''), url };
}
