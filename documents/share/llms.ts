/** `llms.txt` (llmstxt.org): who this is, what the page says, and where to read on, in Markdown, for assistants. In English. */
import { outline, type Entry, type Line, type OutlineSection } from '#content/outline.ts';
import { LANGUAGES, pagePath, type Language } from '#contract/language.ts';
import { resumePath } from '#contract/resume-path.ts';
import { fill } from '#contract/text.ts';
import { MESSAGES } from '#messages/all.ts';
import { llmsMessages } from '#messages/llms.ts';
import { periodIn } from '#messages/period.ts';
import { degreeIn } from '#messages/person.ts';
import type { SiteFacts } from './site-facts.ts';

export function llms({ content, publicUrl }: SiteFacts): string {
  const { person, sharing } = content;
  const { headings, page, pdf, json, vcard } = llmsMessages;
  const inLanguage = (text: string, language: Language) =>
    fill(text, { language: MESSAGES[language].documents.englishName });
  const link = (text: string, path: string, about = '') => `- [${text}](${publicUrl}${path})${about}`;
  return [
    `# ${escapeMarkdown(person.name.en)}`,
    '',
    `> ${escapeMarkdown(sharing.llmsSummary)}`,
    '',
    ...outline(content, 'en').flatMap((section) => [...sectionText(section, publicUrl + pagePath('en')), '']),
    `## ${headings.page}`,
    '',
    ...LANGUAGES.map((language) =>
      link(inLanguage(page, language), pagePath(language), `: ${sharing.title[language]}`),
    ),
    '',
    `## ${headings.files}`,
    '',
    ...LANGUAGES.map((language) => link(inLanguage(pdf, language), resumePath(language, 'pdf'))),
    link(json, '/resume.json'),
    link(vcard, '/contact.vcf'),
    '',
  ].join('\n');
}

/** Headings are for lists of links in this form, so what is told stands before them, under titles in bold. */
function sectionText({ id, address, lines, entries }: OutlineSection, page: string): string[] {
  return [
    `**[${MESSAGES.en.page[id].heading}](${page}${address})**`,
    '',
    ...items(lines),
    ...entries.flatMap((entry) => entryText(entry, page)),
  ];
}

function entryText(entry: Entry, page: string): string[] {
  switch (entry.kind) {
    case 'job': {
      const { position, company, place } = entry;
      const title = escapeMarkdown(
        `${position}, ${company}, ${place}, ${periodIn({ language: 'en', facts: MESSAGES.en.facts }, entry)}`,
      );
      return [`- **${title}**`, ...inner(entry.lines)];
    }
    case 'skillGroup':
      return [`- **${escapeMarkdown(entry.name)}**: ${entry.lines.map(lineText).join(', ')}`];
    case 'project':
      return [`- **[${escapeMarkdown(entry.title)}](${page}${entry.address})**`, ...inner(entry.lines)];
    default:
      return entry satisfies never;
  }
}

function inner(lines: readonly Line[]): string[] {
  return items(lines).map((item) => `  ${item}`);
}

function items(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    const text = lineText(line);
    return text === undefined ? [] : `- ${text}`;
  });
}

function lineText(line: Line): string | undefined {
  switch (line.kind) {
    case 'names':
      return labelled(llmsMessages.names, line.names.join(', '));
    case 'title':
      return escapeMarkdown(`${line.title}, ${line.subtitle}`);
    case 'since':
      return fill(llmsMessages.since, { year: String(line.year) });
    case 'education':
      return labelled(MESSAGES.en.documents.person.education, degreeIn(MESSAGES.en.facts, line));
    case 'languages':
      return labelled(
        MESSAGES.en.documents.person.languages,
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
      return labelled(MESSAGES.en.page.experience.technologies, line.names.join(', '));
    case 'skill':
      return escapeMarkdown(`${line.name} ${line.level}%`);
    case 'link':
      return `${MESSAGES.en.documents.pdf.website}: <${line.url}>`;
    case 'code':
      return `${MESSAGES.en.documents.pdf.code}: <${line.url}>`;
    case 'email':
      return `${MESSAGES.en.page.contact.email}: <mailto:${line.email}>`;
    case 'phone':
      return `${MESSAGES.en.page.contact.phone}: <tel:${line.phone.replaceAll(' ', '')}>`;
    case 'location':
      return labelled(MESSAGES.en.page.contact.location, line.place);
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

function labelled(label: string, text: string): string {
  return escapeMarkdown(`${label}: ${text}`);
}

/** The owner's words stay words: no sign in them marks anything up. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]|^[#>+-]/g, String.raw`\$&`);
}
