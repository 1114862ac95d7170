/** Makes the résumé as a PDF in every language: the words come from the model, the look from `resume.typ`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TODO } from '#content/placeholder.ts';
import { wordsIn } from '#content/words.ts';
import { LANGUAGES, otherLanguage, type Language } from '#shared/language.ts';
import { resumePath } from '#shared/urls.ts';
import { directionOf, fill } from '#shared/text.ts';
import { monthIn, spokenIn } from '#i18n/locales/facts.ts';
import { resumeIn, type Resume, type SiteFacts } from '../model.ts';
import { fontFiles, styleIn } from './fonts.ts';
import { openTypesetter, withoutEmoji } from './typst.ts';

const TEMPLATE = new URL('resume.typ', import.meta.url);

/** Writes `resume.en.pdf` and the like to `outDir`. The same content makes the same bytes, on any machine. */
export async function makePdfs({ outDir, ...site }: SiteFacts & { readonly outDir: string }): Promise<void> {
  const all = JSON.stringify(site.content);
  const typesetter = await openTypesetter(TEMPLATE, fontFiles(all));
  await mkdir(outDir, { recursive: true });
  for (const language of LANGUAGES) {
    const resume = pdfSource(site, language);
    const words = wordsIn(language, resume).map(([, own]) => own);
    const style = { ...styleIn(language, all, 'light'), rightToLeft: words.filter((own) => directionOf(own)) };
    await writeFile(join(outDir, resumePath(language, 'pdf')), typesetter.pdf({ resume, style }));
  }
  typesetter.free();
}

type PdfSource = ReturnType<typeof pdfSource>;

/** The résumé in one language as the template sets it: every text ready, nothing left to decide but the look. */
export function pdfSource(site: SiteFacts, language: Language) {
  const own = resumeIn(site, language);
  const { page, documents, facts } = own.words;
  const { pdf, person } = documents;
  const opensWithSummary = pdf.objective === pdf.profile;
  const title = fill(pdf.title, { name: own.name });
  const modified = own.modified.toISOString();
  return withoutEmoji({
    language: own.locale,
    document: {
      title,
      author: own.name,
      subject: fill(pdf.subject, { title: own.title, place: own.place.fullName }),
      keywords: own.skills.groups.flatMap(({ skills }) => skills.map(({ name }) => name)),
      /** `2026-11-21`, UTC */
      modified: modified.slice(0, 10),
    },
    name: own.name,
    beside: nameBeside(site, own) ?? null,
    title: own.title,
    place: own.place.fullName,
    contact: { heading: page.contact.heading, entries: contacts(own) },
    /** Of its own where résumés do not open with the summary; else the summary ends with it. */
    objective: { heading: opensWithSummary ? '' : pdf.objective, availability: own.availability ?? '' },
    profile: {
      heading: pdf.profile,
      paragraphs: [...own.paragraphs, ...(own.availability && opensWithSummary ? [own.availability] : [])],
      facts: own.languages.length === 0 ? [] : [{ label: person.languages, text: spokenIn(facts, own.languages) }],
    },
    experience: {
      heading: page.experience.heading,
      achievements: page.experience.achievements,
      jobs: own.jobs,
      records: records(own),
    },
    skills: { heading: page.skills.heading, ...own.skills },
    projects: {
      heading: page.projects.heading,
      // Without the card's line where the description says more, and pictures: many who receive a résumé may not look at them.
      projects: own.projects.map((project) => ({
        title: project.title,
        description: project.description.startsWith(TODO) ? project.summary : project.description,
        technologies: project.technologies,
        links: [
          { label: pdf.website, url: project.link },
          { label: pdf.code, url: project.code },
        ].filter(({ url }) => url !== undefined),
      })),
    },
    strengths: { heading: pdf.strengths, items: own.advantages },
    foot: {
      title,
      updated: fill(pdf.updated, { date: monthIn({ language, facts }, modified.slice(0, 7)) }),
      page: pdf.page,
    },
  });
}

/** What of it the template sets in a display face: names, titles, labels. */
export function displayedIn(source: PdfSource) {
  const { name, title, contact, objective, profile, experience, skills, projects, strengths } = source;
  const labelled = [
    ...experience.jobs.flatMap(({ achievements }) => achievements),
    ...profile.facts,
    ...experience.records,
    ...strengths.items,
  ];
  return [
    name,
    title,
    ...[contact, objective, profile, experience, skills, projects, strengths].map(({ heading }) => heading),
    ...experience.jobs.map(({ company }) => company),
    ...skills.groups.map((group) => group.name),
    ...projects.projects.map((project) => project.title),
    ...labelled.map(({ label }) => label),
  ];
}

/** The name in another form, to stand beside it: its reading, or as another language writes it where there is nothing to read out. */
function nameBeside({ content: { person } }: SiteFacts, { name, reading, language }: Resume) {
  if (reading !== name) return { words: reading, language };
  const other = otherLanguage(language);
  return other && person.name[other] !== name ? { words: person.name[other], language: other } : undefined;
}

/** All ways to reach the owner; without `url` where there is only a name to search for. */
function contacts({ words: { page, documents }, email, phone, pageUrl, profiles }: Resume) {
  return [
    { label: page.contact.email, text: email, url: `mailto:${email}` },
    ...(phone ? [{ label: page.contact.phone, text: phone.number, url: phone.url }] : []),
    ...(pageUrl === undefined ? [] : [{ label: documents.pdf.website, text: pageUrl, url: pageUrl }]),
    ...profiles.map(({ label, url, handle = '' }) => ({ label, text: url ?? handle, url })),
  ];
}

/** Degrees, certificates, talks and writing, kind by kind; some lead somewhere. */
function records({ words: { facts, documents }, education, records: others }: Resume) {
  const kinds: { label: string; items: readonly { text: string; url?: string }[] }[] = [
    { label: documents.person.education, items: education.map(({ text }) => ({ text })) },
    ...(['certificate', 'talk', 'writing'] as const).map((kind) => ({
      label: facts.records[kind],
      items: others.filter(({ of }) => of === kind),
    })),
  ];
  return kinds.filter(({ items }) => items.length > 0);
}
