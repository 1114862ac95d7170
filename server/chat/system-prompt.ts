/** What a real model is told: the rules, and every fact of the page in the visitor's language. */
import type { Language } from '#shared/language.ts';
import { addressOf, SECTIONS } from '#shared/sections.ts';
import { fill } from '#shared/text.ts';
import { outline, type Entry, type Line, type OutlineSection } from '#content/outline.ts';
import type { Content } from '#content/schema.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { periodIn } from '#i18n/locales/period.ts';
import { degreeIn } from '#i18n/locales/person.ts';
import { recordIn, type ShownRecord } from '#i18n/locales/records.ts';
import { SYSTEM_PROMPT } from '#i18n/locales/system-prompt.ts';

/** The system message for a visitor of the page in `language`. */
export function systemPrompt(content: Content, language: Language): string {
  const { person, experience } = content;
  return fill(SYSTEM_PROMPT, {
    name: person.name[language],
    title: person.title[language],
    company: experience[0]?.company[language] ?? '',
    email: person.email,
    language: MESSAGES[language].documents.englishName,
    sections: IN_WORDS.format(SECTIONS.map(addressOf)),
    facts: pageFacts(content, language),
  });
}

/** British, without a comma before “and”. */
const IN_WORDS = new Intl.ListFormat('en-GB');

/** The text of the page, section by section, with the links that lead there. */
function pageFacts(content: Content, language: Language): string {
  return [
    ...outline(content, language).flatMap((section) => sectionFacts(section, language)),
    MESSAGES[language].page.contact.resume,
    MESSAGES[language].page.footer.builtWith,
  ].join('\n');
}

function sectionFacts({ id, address, lines, entries }: OutlineSection, language: Language): string[] {
  return [
    `# ${MESSAGES[language].page[id].heading} (${address})`,
    ...lineFacts(lines, language),
    ...entries.flatMap((entry) => entryFacts(entry, language)),
  ];
}

function entryFacts(entry: Entry, language: Language): string[] {
  switch (entry.kind) {
    case 'job': {
      const { position, company, place } = entry;
      return [
        `## ${position}, ${company}, ${place}, ${periodIn({ language, facts: MESSAGES[language].facts }, entry)}`,
        ...lineFacts(entry.lines, language),
      ];
    }
    case 'skillGroup':
      return [`${entry.name}: ${lineFacts(entry.lines, language).join(', ')}`];
    case 'project':
      return [`## ${entry.title} (${entry.address})`, ...lineFacts(entry.lines, language)];
    default:
      return entry satisfies never;
  }
}

function lineFacts(lines: readonly Line[], language: Language): string[] {
  return lines.flatMap((line) => lineFact(line, language) ?? []);
}

/** What no page has a label for has an English one, like the rules that stand around the facts. */
function lineFact(line: Line, language: Language): string | undefined {
  switch (line.kind) {
    case 'names':
      return `Name: ${line.names.join(', ')}`;
    case 'title':
      return `${line.title}, ${line.subtitle}`;
    case 'since':
      return `In the profession since ${line.year}`;
    case 'education':
      return `${MESSAGES[language].documents.person.education}: ${degreeIn(MESSAGES[language].facts, line)}`;
    case 'record':
      return record(MESSAGES[language].documents.person.record[line.of], language, line);
    case 'portrait':
      return `${MESSAGES[language].documents.person.portrait}: ${line.alt}`;
    case 'picture':
      return `${MESSAGES[language].documents.person.picture}: ${line.alt}`;
    case 'languages': {
      const spoken = line.languages.map(({ name, fluency }) => `${name} (${fluency})`);
      return `${MESSAGES[language].documents.person.languages}: ${spoken.join(', ')}`;
    }
    case 'description':
    case 'paragraph':
    case 'note':
    case 'summary':
    case 'invitation':
    case 'availability':
      return line.text;
    case 'card':
      return `${line.title}: ${line.text}`;
    case 'advantage':
    case 'achievement':
      return `- ${[line.label, line.text].filter(Boolean).join(': ')}`;
    case 'technologies':
      return `${MESSAGES[language].page.experience.technologies}: ${line.names.join(', ')}`;
    case 'skill':
      return line.level === undefined ? line.name : `${line.name} ${line.level}%`;
    case 'link':
      return `${MESSAGES[language].documents.pdf.website}: ${line.url}`;
    case 'code':
      return `${MESSAGES[language].documents.pdf.code}: ${line.url}`;
    case 'email':
      return `${MESSAGES[language].page.contact.email}: ${line.email}`;
    case 'phone':
      return `${MESSAGES[language].page.contact.phone}: ${line.phone}`;
    case 'location':
      return `${MESSAGES[language].page.contact.location}: ${line.place}`;
    case 'replies':
      return `Replies: ${line.reply}. ${line.hours}`;
    case 'profile':
      return `${line.label}: ${line.url ?? line.handle}`;
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
  return [`${label}: ${recordIn(MESSAGES[language].facts, said)}`, url].filter(Boolean).join(' ');
}
