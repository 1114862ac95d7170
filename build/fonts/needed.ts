/** Which Chinese and Japanese characters the display faces need: those of every text that is set in serif. */
import type { Content, Job } from '#content/schema.ts';
import type { Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { aboutMessages } from '#messages/about.ts';
import { chatMessages } from '#messages/chat.ts';
import { contactMessages } from '#messages/contact.ts';
import { documentMessages } from '#messages/document.ts';
import { experienceMessages } from '#messages/experience.ts';
import { headerMessages } from '#messages/header.ts';
import { projectsMessages } from '#messages/projects.ts';
import { skillsMessages } from '#messages/skills.ts';
import type { CjkFace } from './faces.ts';
import { isLatinBesideCjk } from './latin.ts';

/** A text and where it stands: `projects[0].title`, `headerMessages.nav.about`. */
export type DisplayText = readonly [field: string, text: Text];

/** The characters that a face needs, each with the text that asks for it first. */
export function neededCharacters(
  content: Content,
  { language, weight, forImage = false }: Pick<CjkFace, 'language' | 'weight' | 'forImage'>,
): ReadonlyMap<string, string> {
  const pageTexts = weight === 700 ? boldTexts : regularTexts;
  return charactersBesideLatin((forImage ? imageTexts : pageTexts)(content), language);
}

/** The characters that the Latin faces leave to others, each with the text that asks for it first. */
export function charactersBesideLatin(texts: readonly DisplayText[], language: Language): ReadonlyMap<string, string> {
  const needed = new Map<string, string>();
  for (const [field, text] of texts) {
    for (const character of text[language]) {
      if (/\s/.test(character) || isLatinBesideCjk(character) || needed.has(character)) continue;
      needed.set(character, `${field}.${language}`);
    }
  }
  return needed;
}

export function boldTexts(content: Content): DisplayText[] {
  const { person, about, experience, projects } = content;
  return [
    ...namesAndHeadings(content),
    ['person.title', person.title],
    ...about.lead.map((line, index): DisplayText => [`about.lead[${index}]`, line]),
    ...Object.entries(about.cards).map(([card, { title }]): DisplayText => [`about.cards.${card}.title`, title]),
    ...Object.entries(about.advantages).map(([name, { label }]): DisplayText => [
      `about.advantages.${name}.label`,
      label,
    ]),
    ...experience.flatMap(jobTexts),
    ...projects.map(({ title }, index): DisplayText => [`projects[${index}].title`, title]),
    ['aboutMessages.advantages.heading', aboutMessages.advantages.heading],
    ['skillsMessages.frontend', skillsMessages.frontend],
    ['skillsMessages.backend', skillsMessages.backend],
    ['skillsMessages.tools', skillsMessages.tools],
    ['contactMessages.sent.title', contactMessages.sent.title],
    ['documentMessages.notFound.heading', documentMessages.notFound.heading],
    ['chatMessages.title', chatMessages.title],
  ];
}

function jobTexts({ company, achievements }: Job, index: number): DisplayText[] {
  const job = `experience[${index}]`;
  const labels = achievements.map(({ label }, order): DisplayText => [`${job}.achievements[${order}].label`, label]);
  return [[`${job}.company`, company], ...labels];
}

function regularTexts(content: Content): DisplayText[] {
  const { label } = aboutMessages.cards;
  return [
    ...namesAndHeadings(content),
    ['hero.greeting', content.hero.greeting],
    ['hero.subtitle', content.hero.subtitle],
    ['aboutMessages.cards.label.experience', label.experience],
    ['aboutMessages.cards.label.projects', label.projects],
    ['aboutMessages.cards.label.contact', label.contact],
  ];
}

/** What the share image sets in the light weight. Its bold words are the page's. */
function imageTexts({ person, sharing }: Content): DisplayText[] {
  return [
    ['person.name', person.name],
    ['person.place.name', person.place.name],
    ['sharing.line', sharing.line],
  ];
}

/** Bold in their own language; light, as the names of waters, where the page is in another one. */
function namesAndHeadings({ person }: Content): DisplayText[] {
  const { nav } = headerMessages;
  return [
    ['person.name', person.name],
    ['person.place.name', person.place.name],
    ['aboutMessages.heading', aboutMessages.heading],
    ['experienceMessages.heading', experienceMessages.heading],
    ['skillsMessages.heading', skillsMessages.heading],
    ['projectsMessages.heading', projectsMessages.heading],
    ['contactMessages.heading', contactMessages.heading],
    ['headerMessages.nav.about', nav.about],
    ['headerMessages.nav.experience', nav.experience],
    ['headerMessages.nav.projects', nav.projects],
    ['headerMessages.nav.contact', nav.contact],
  ];
}
