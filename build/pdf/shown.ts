/** What of the content the PDF résumé shows. Its text is made from this alone, so that no word escapes the check for glyphs. */
import type { Content } from '#content/schema.ts';
import { profilesOf } from '#content/profiles.ts';
import type { Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { contactMessages } from '#messages/contact.ts';
import { experienceMessages } from '#messages/experience.ts';
import { pdfMessages } from '#messages/pdf.ts';
import { projectsMessages } from '#messages/projects.ts';
import { skillsMessages } from '#messages/skills.ts';

export type ShownContent = ReturnType<typeof shownContent>;

export function shownContent({ person, about, experience, skills, projects }: Content) {
  const { name, reading, title, languages, email, phone, place } = person;
  return {
    person: {
      name,
      reading,
      title,
      languages,
      email,
      phone,
      profiles: profilesOf(person),
      place: { fullName: place.fullName },
    },
    about: { paragraphs: about.paragraphs, advantages: about.advantages },
    experience,
    skills,
    projects: projects.map(({ title: heading, description, technologies, link, github }) => ({
      title: heading,
      description,
      technologies,
      link,
      github,
    })),
  };
}

/** The name in another form, to stand beside it: its reading, or the Chinese name where there is nothing to read out. */
export function nameBeside(language: Language, { name, reading }: Pick<Content['person'], 'name' | 'reading'>) {
  const hasReading = reading[language] !== name[language];
  const words = hasReading ? reading[language] : name.zh;
  return words === name[language] ? undefined : { words, language: hasReading ? language : 'zh' };
}

const { heading: contactHeading, email: emailLabel, phone: phoneLabel } = contactMessages;

/** What the PDF itself says. */
export const SHOWN_MESSAGES = {
  pdfMessages,
  experienceMessages,
  skillsMessages,
  projectsMessages: { heading: projectsMessages.heading },
  contactMessages: { heading: contactHeading, email: emailLabel, phone: phoneLabel },
};

/** Every word of a part of the content in one language, each with its field: `projects[1].title.ja`. */
export function wordsIn(language: Language, part: unknown, field = ''): [field: string, words: string][] {
  if (typeof part === 'string') return [[field, part]];
  if (Array.isArray(part)) return part.flatMap((item, index) => wordsIn(language, item, `${field}[${index}]`));
  if (typeof part !== 'object' || part === null) return [];
  if (isText(part)) return [[`${field}.${language}`, part[language]]];
  return Object.entries(part).flatMap(([key, value]) => wordsIn(language, value, field ? `${field}.${key}` : key));
}

function isText(part: object): part is Text {
  return 'zh' in part && 'en' in part && 'ja' in part;
}
