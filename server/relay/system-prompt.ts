/** What a real model is told: the rules, and every fact of the page in the visitor's language. */
import type { Language } from '#contract/language.ts';
import { fill } from '#contract/text.ts';
import { profilesOf } from '#content/profiles.ts';
import type { Content, SkillCategory } from '#content/schema.ts';
import { contactMessages } from '#messages/contact.ts';
import { experienceMessages } from '#messages/experience.ts';
import { footerMessages } from '#messages/footer.ts';
import { llmsMessages } from '#messages/llms.ts';
import { pdfMessages } from '#messages/pdf.ts';
import { periodIn } from '#messages/period.ts';
import { skillsMessages } from '#messages/skills.ts';
import { SYSTEM_PROMPT } from '#messages/system-prompt.ts';

const CATEGORIES: readonly SkillCategory[] = ['frontend', 'backend', 'tools'];

/** The system message for a visitor of the page in `language`. */
export function systemPrompt(content: Content, language: Language): string {
  const { person, experience } = content;
  return fill(SYSTEM_PROMPT, {
    name: person.name[language],
    title: person.title[language],
    company: experience[0]?.company[language] ?? '',
    email: person.email,
    language: llmsMessages.languages[language],
    facts: pageFacts(content, language),
  });
}

/** The text of the page, section by section, with the links that lead there. */
function pageFacts(content: Content, language: Language): string {
  return [
    ...aboutFacts(content, language),
    ...experienceFacts(content, language),
    ...skillsFacts(content, language),
    ...projectsFacts(content, language),
    ...contactFacts(content, language),
  ].join('\n');
}

function aboutFacts({ person, hero, about }: Content, language: Language): string[] {
  const names = [...new Set([...Object.values(person.name), ...Object.values(person.reading)])];
  return [
    '# About (#about)',
    `Name: ${names.join(', ')}`,
    `${person.title[language]}, ${hero.subtitle[language]}`,
    `In the profession since ${person.since}`,
    `${pdfMessages.languages[language]}: ${person.languages
      .map(({ name, fluency }) => `${name[language]} (${fluency[language]})`)
      .join(', ')}`,
    hero.description[language],
    ...about.paragraphs.map((paragraph) => paragraph[language]),
    ...Object.values(about.cards).map(({ title, line }) => `${title[language]}: ${line[language]}`),
    ...Object.values(about.advantages).map(({ label, text }) => `- ${label[language]}: ${text[language]}`),
  ];
}

function experienceFacts({ experience }: Content, language: Language): string[] {
  return [
    '# Experience (#experience)',
    ...experience.flatMap((job) => [
      `## ${job.position[language]}, ${job.company[language]}, ${job.place[language]}, ${periodIn(language, job)}`,
      job.description[language],
      ...job.achievements.map(({ label, text }) => `- ${label[language]}: ${text[language]}`),
      `${experienceMessages.technologies[language]}: ${job.technologies.join(', ')}`,
    ]),
  ];
}

function skillsFacts({ skills }: Content, language: Language): string[] {
  return [
    '# Skills (#skills)',
    skills.note[language],
    ...CATEGORIES.map(
      (category) =>
        `${skillsMessages[category][language]}: ${skills[category].map(({ name, level }) => `${name} ${level}%`).join(', ')}`,
    ),
  ];
}

function projectsFacts({ projects }: Content, language: Language): string[] {
  return [
    '# Projects (#projects)',
    ...projects.flatMap(({ id, title, summary, description, technologies, link, github }) => [
      `## ${title[language]} (#project-${id})`,
      summary[language],
      description[language],
      `${experienceMessages.technologies[language]}: ${technologies.join(', ')}`,
      ...(link === undefined ? [] : [`Project: ${link}`]),
      ...(github === undefined ? [] : [`Code: ${github}`]),
    ]),
  ];
}

function contactFacts({ person, contact }: Content, language: Language): string[] {
  return [
    '# Contact (#contact)',
    contact.subtitle[language],
    `${contactMessages.email[language]}: ${person.email}`,
    ...(person.phone === undefined ? [] : [`${contactMessages.phone[language]}: ${person.phone}`]),
    `${contactMessages.location[language]}: ${person.place.fullName[language]}`,
    `Replies: ${person.reply[language]}. ${person.hours[language]}`,
    ...profilesOf(person).map(({ label, url }) => `${label}: ${url}`),
    contactMessages.resume[language],
    footerMessages.builtWith[language],
  ];
}
