/** `llms.txt` (llmstxt.org): who this is, what the page says, and where to read on, in Markdown, for assistants. In English, on a site without it in the first language; only the frame around the owner's words is always English. */
import { outline, type Entry, type Line, type OutlineSection } from '#content/outline.ts';
import type { KnownLanguage } from '#shared/known-languages.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { resumePath } from '#shared/resume-path.ts';
import { fill } from '#shared/text.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { llmsMessages } from '#i18n/locales/llms.ts';
import { periodIn } from '#i18n/locales/period.ts';
import { degreeIn } from '#i18n/locales/person.ts';
import { recordIn, type ShownRecord } from '#i18n/locales/records.ts';
import type { SiteFacts } from './site-facts.ts';

export function llms({ content, publicUrl }: SiteFacts): string {
  const { person, sharing } = content;
  const { headings, page, pdf, json, vcard } = llmsMessages;
  const inLanguage = (text: string, of: Language) => fill(text, { language: MESSAGES[of].documents.englishName });
  const language = LANGUAGES.find((one: KnownLanguage) => one === 'en') ?? FALLBACK_LANGUAGE;
  const link = (text: string, path: string, about = '') => `- [${text}](${publicUrl}${path})${about}`;
  return [
    `# ${escapeMarkdown(person.name[language])}`,
    '',
    `> ${escapeMarkdown(sharing.llmsSummary)}`,
    '',
    ...outline(content, language).flatMap((section) => [...sectionText(section, { language, publicUrl }), '']),
    `## ${headings.page}`,
    '',
    ...LANGUAGES.map((each) => link(inLanguage(page, each), pagePath(each), `: ${sharing.title[each]}`)),
    '',
    `## ${headings.files}`,
    '',
    ...LANGUAGES.map((each) => link(inLanguage(pdf, each), resumePath(each, 'pdf'))),
    link(json, '/resume.json'),
    link(vcard, '/contact.vcf'),
    '',
  ].join('\n');
}

/** Headings are for lists of links in this form, so what is told stands before them, under titles in bold. */
interface Site {
  /** In which all is told. */
  readonly language: Language;
  readonly publicUrl: string;
}

function sectionText({ id, address, lines, entries }: OutlineSection, site: Site): string[] {
  return [
    `**[${MESSAGES[site.language].page[id].heading}](${pageIn(site)}${address})**`,
    '',
    ...items(lines, site),
    ...entries.flatMap((entry) => entryText(entry, site)),
  ];
}

function pageIn({ language, publicUrl }: Site): string {
  return publicUrl + pagePath(language);
}

function entryText(entry: Entry, site: Site): string[] {
  switch (entry.kind) {
    case 'job': {
      const { position, company, place } = entry;
      const title = escapeMarkdown(
        `${position}, ${company}, ${place}, ${periodIn({ language: site.language, facts: MESSAGES[site.language].facts }, entry)}`,
      );
      return [`- **${title}**`, ...inner(entry.lines, site)];
    }
    case 'skillGroup':
      return [`- **${escapeMarkdown(entry.name)}**: ${entry.lines.map((line) => lineText(line, site)).join(', ')}`];
    case 'project':
      return [`- **[${escapeMarkdown(entry.title)}](${pageIn(site)}${entry.address})**`, ...inner(entry.lines, site)];
    default:
      return entry satisfies never;
  }
}

function inner(lines: readonly Line[], site: Site): string[] {
  return items(lines, site).map((item) => `  ${item}`);
}

function items(lines: readonly Line[], site: Site): string[] {
  return lines.flatMap((line) => {
    const text = lineText(line, site);
    return text === undefined ? [] : `- ${text}`;
  });
}

function lineText(line: Line, { language, publicUrl }: Site): string | undefined {
  const { facts, documents, page } = MESSAGES[language];
  switch (line.kind) {
    case 'names':
      return labelled(llmsMessages.names, line.names.join(', '));
    case 'title':
      return escapeMarkdown(`${line.title}, ${line.subtitle}`);
    case 'since':
      return fill(documents.person.since, { year: String(line.year) });
    case 'education':
      return labelled(documents.person.education, degreeIn(facts, line));
    case 'record':
      return record(documents.person.record[line.of], language, line);
    case 'portrait':
      return `${labelled(documents.person.portrait, line.alt)}: <${publicUrl}/${line.file}>`;
    case 'picture':
      return `${labelled(documents.person.picture, line.alt)}: <${publicUrl}/${line.file}>`;
    case 'languages':
      return labelled(
        documents.person.languages,
        line.languages.map(({ name, fluency }) => `${name} (${fluency})`).join(', '),
      );
    case 'description':
    case 'paragraph':
    case 'note':
    case 'summary':
    case 'invitation':
    case 'availability':
      return escapeMarkdown(line.text);
    case 'card':
      return labelled(line.title, line.text);
    case 'advantage':
    case 'achievement':
      return labelled(line.label, line.text);
    case 'technologies':
      return labelled(page.experience.technologies, line.names.join(', '));
    case 'skill':
      return escapeMarkdown(line.level === undefined ? line.name : `${line.name} ${line.level}%`);
    case 'link':
      return `${documents.pdf.website}: <${line.url}>`;
    case 'code':
      return `${documents.pdf.code}: <${line.url}>`;
    case 'email':
      return `${page.contact.email}: <mailto:${line.email}>`;
    case 'phone':
      return `${page.contact.phone}: <tel:${line.phone.replaceAll(' ', '')}>`;
    case 'location':
      return labelled(page.contact.location, line.place);
    case 'replies':
      return labelled(llmsMessages.replies, `${line.reply}. ${line.hours}`);
    case 'profile':
      return line.url === undefined
        ? labelled(line.label, line.handle ?? '')
        : `${escapeMarkdown(line.label)}: <${line.url}>`;
    // Words of the drawings, no facts.
    case 'lead':
    case 'notes':
    case 'mapNote':
      return undefined;
    default:
      return line satisfies never;
  }
}

function record(label: string, language: Language, { url, ...said }: ShownRecord & { readonly url?: string }): string {
  const text = labelled(label, recordIn(MESSAGES[language].facts, said));
  return url === undefined ? text : `${text}: <${url}>`;
}

function labelled(label: string, text: string): string {
  return escapeMarkdown([label, text].filter(Boolean).join(': '));
}

/** The owner's words stay words: no sign in them marks anything up. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]|^[#>+-]/g, String.raw`\$&`);
}
