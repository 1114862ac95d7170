/** What a real model is told: the rules, and every fact of the page in the visitor's language. */
import type { Language } from '#shared/language.ts';
import { addressOf, projectElementId, SECTIONS, type Section } from '#shared/sections.ts';
import { fill } from '#shared/text.ts';
import type { Content } from '#content/schema.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { SYSTEM_PROMPT } from '#i18n/locales/system-prompt.ts';
import { resumeIn, type Resume } from '#resume/model.ts';

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
  // Neither address nor date is in it.
  const resume = resumeIn({ content, publicUrl: '', modified: new Date(0) }, language);
  const { page } = resume.words;
  return [
    ...SECTIONS.flatMap((id) => [`# ${page[id].heading} (${addressOf(id)})`].concat(FACTS[id](resume))),
    page.contact.resume,
    page.footer.builtWith,
  ].join('\n');
}

/** What no page has a label for has an English one, like the rules that stand around the facts. */
const FACTS: Readonly<Record<Section, (resume: Resume) => string[]>> = {
  about: ({ words, ...resume }) => [
    `Name: ${resume.names.join(', ')}`,
    `${resume.title}, ${resume.subtitle}`,
    `In the profession since ${resume.since}`,
    ...optional(words.documents.person.portrait, resume.portrait?.alt),
    ...optional(
      words.documents.person.languages,
      resume.languages.map(({ name, fluency }) => `${name} (${fluency})`).join(', '),
    ),
    resume.description,
    ...resume.paragraphs,
    ...resume.cards.map(({ title, line }) => `${title}: ${line}`),
    ...labelled(resume.advantages),
  ],
  experience: ({ words, education, records, jobs }) => [
    ...education.map(({ text }) => `${words.documents.person.education}: ${text}`),
    ...records.map(({ of, text, url }) =>
      [`${words.documents.person.record[of]}: ${text}`, url].filter(Boolean).join(' '),
    ),
    ...jobs.flatMap(({ position, company, place, period, description, achievements, technologies }) => [
      `## ${position}, ${company}, ${place}, ${period}`,
      description,
      ...labelled(achievements),
      `${words.page.experience.technologies}: ${technologies.join(', ')}`,
    ]),
  ],
  skills: ({ skills: { note, groups } }) => [
    note,
    ...groups.map(
      ({ name, skills }) =>
        `${name}: ${skills.map((skill) => (skill.level === undefined ? skill.name : `${skill.name} ${skill.level}%`)).join(', ')}`,
    ),
  ],
  projects: ({ words, projects }) =>
    projects.flatMap(({ id, title, summary, description, technologies, picture, link, code }) => [
      `## ${title} (${addressOf(projectElementId(id))})`,
      summary,
      description,
      `${words.page.experience.technologies}: ${technologies.join(', ')}`,
      ...optional(words.documents.person.picture, picture?.alt),
      ...optional(words.documents.pdf.website, link),
      ...optional(words.documents.pdf.code, code),
    ]),
  contact: ({ words: { page }, ...resume }) => [
    resume.invitation,
    ...(resume.availability ? [resume.availability] : []),
    `${page.contact.email}: ${resume.email}`,
    ...optional(page.contact.phone, resume.phone?.number),
    `${page.contact.location}: ${resume.place.fullName}`,
    `Replies: ${resume.reply}. ${resume.hours}`,
    ...resume.profiles.map(({ label, url, handle }) => `${label}: ${url ?? handle}`),
  ],
};

function labelled(lines: readonly { readonly label: string; readonly text: string }[]): string[] {
  return lines.map(({ label, text }) => `- ${[label, text].filter(Boolean).join(': ')}`);
}

function optional(label: string, value: string | undefined): string[] {
  return value ? [`${label}: ${value}`] : [];
}
