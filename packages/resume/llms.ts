/**
 * `llms.txt` (llmstxt.org): who this is, what the page says, and where to read on, in Markdown, for assistants. In English,
 * on a site without it in the first language; only the frame around the owner's words is always English.
 */
import type { KnownLanguage } from '#shared/known-languages.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { resumePath } from '#shared/urls.ts';
import { addressOf, projectElementId, SECTIONS, type Section } from '#shared/sections.ts';
import { fill } from '#shared/text.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { llmsMessages } from '#i18n/locales/llms.ts';
import { resumeIn, type Resume, type SiteFacts } from './model.ts';

export function llms(facts: SiteFacts): string {
  const { headings, page, pdf, json, vcard } = llmsMessages;
  const inLanguage = (text: string, of: Language) => fill(text, { language: MESSAGES[of].documents.englishName });
  const own = resumeIn(facts, LANGUAGES.find((one: KnownLanguage) => one === 'en') ?? FALLBACK_LANGUAGE);
  const at = own.publicUrl + pagePath(own.language);
  const link = (text: string, path: string, about = '') => `- [${text}](${own.publicUrl}${path})${about}`;
  return [
    `# ${escapeMarkdown(own.name)}`,
    '',
    `> ${escapeMarkdown(own.sharing.llmsSummary)}`,
    '',
    // Headings are for lists of links in this form, so what is told stands before them, under titles in bold.
    ...sectionsInMarkdown(own, at, escapeMarkdown),
    `## ${headings.page}`,
    '',
    ...LANGUAGES.map((each) => link(inLanguage(page, each), pagePath(each), `: ${facts.content.sharing.title[each]}`)),
    '',
    `## ${headings.files}`,
    '',
    ...LANGUAGES.map((each) => link(inLanguage(pdf, each), resumePath(each, 'pdf'))),
    link(json, '/resume.json'),
    link(vcard, '/contact.vcf'),
    '',
  ].join('\n');
}

/**
 * The text of the page, section by section: for `llms.txt`, and for the model behind the chat.
 * @param at The address of the page that the links lead to; empty for links within it.
 * @param escape What becomes of the owner's words.
 */
export function sectionsInMarkdown(own: Resume, at: string, escape = (text: string) => text): string[] {
  const sections = linesOfSections(own, at, escape);
  return SECTIONS.flatMap((id) => [
    `**[${own.words.page[id].heading}](${at}${addressOf(id)})**`,
    '',
    ...sections[id].filter((line) => line !== undefined),
    '',
  ]);
}

/** The lines of each section; undefined is none. */
function linesOfSections(
  own: Resume,
  at: string,
  escape: (text: string) => string,
): Readonly<Record<Section, readonly (string | undefined)[]>> {
  const { documents, page } = own.words;
  /** A line of a list, with an address behind it. */
  const item = (text: string, url?: string) =>
    url === undefined ? `- ${escape(text)}` : `- ${escape(text)}: <${url}>`;
  const { person, pdf } = documents;
  const technologies = (names: readonly string[]) => item(`${page.experience.technologies}: ${names.join(', ')}`);
  const picture = (label: string, shown: Resume['portrait']) => shown && item(`${label}: ${shown.alt}`, shown.url);
  const spoken = own.languages.map(({ name, fluency }) => `${name} (${fluency})`).join(', ');
  return {
    about: [
      item(`${llmsMessages.names}: ${own.names.join(', ')}`),
      item(`${own.title}, ${own.subtitle}`),
      item(fill(person.since, { year: String(own.since) })),
      picture(person.portrait, own.portrait),
      spoken === '' ? undefined : item(`${person.languages}: ${spoken}`),
      item(own.description),
      ...own.paragraphs.map((text) => item(text)),
      ...own.cards.map(({ title, line }) => item(`${title}: ${line}`)),
      ...own.advantages.map(({ label, text }) => item(`${label}: ${text}`)),
    ],
    experience: [
      ...own.education.map(({ text }) => item(`${person.education}: ${text}`)),
      ...own.records.map(({ of, text, url }) => item(`${person.record[of]}: ${text}`, url)),
      ...own.jobs.flatMap((job) => [
        `- **${escape(`${job.position}, ${job.company}, ${job.place}, ${job.period}`)}**`,
        ...inner([
          item(job.description),
          ...job.achievements.map(({ label, text }) => item([label, text].filter(Boolean).join(': '))),
          technologies(job.technologies),
        ]),
      ]),
    ],
    skills: [
      item(own.skills.note),
      ...own.skills.groups.map(({ name, skills }) => {
        const levels = skills.map((one) => (one.level === undefined ? one.name : `${one.name} ${one.level}%`));
        return `- **${escape(name)}**: ${escape(levels.join(', '))}`;
      }),
    ],
    projects: own.projects.flatMap((project) => [
      `- **[${escape(project.title)}](${at}${addressOf(projectElementId(project.id))})**`,
      ...inner([
        item(project.summary),
        item(project.description),
        technologies(project.technologies),
        picture(person.picture, project.picture),
        project.link && item(pdf.website, project.link),
        project.code && item(pdf.code, project.code),
      ]),
    ]),
    contact: [
      item(own.invitation),
      own.availability && item(own.availability),
      item(page.contact.email, `mailto:${own.email}`),
      own.phone && item(`${page.contact.phone}: ${own.phone.number}`, own.phone.url),
      item(`${page.contact.location}: ${own.place.fullName}`),
      item(`${llmsMessages.replies}: ${own.reply}. ${own.hours}`),
      ...own.profiles.map(({ label, handle = '', url }) => (url ? item(label, url) : item(`${label}: ${handle}`))),
    ],
  };
}

function inner(lines: readonly (string | undefined)[]): string[] {
  return lines.flatMap((line) => (line === undefined ? [] : `  ${line}`));
}

/** The owner's words stay words: no sign in them marks anything up. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]|^[#>+-]/g, String.raw`\$&`);
}
