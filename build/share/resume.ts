/** The résumé as data, after the JSON Resume schema (jsonresume.org): one file a language, each naming the others. */
import { HTML_LANG, LANGUAGES, pagePath, type Language } from '#contract/language.ts';
import type { Content, Job, Project, SkillCategory } from '#content/schema.ts';
import { skillsMessages } from '#messages/skills.ts';
import { profilesOf } from '#content/profiles.ts';
import { isoSeconds, type SiteFacts } from './facts.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The file that holds a language: `/resume.en.json`. `/resume.json` is that of the fallback language. */
export function resumePath(language: Language): `/resume.${Language}.json` {
  return `/resume.${language}.json`;
}

export function resume({ content, publicUrl, modified }: SiteFacts, language: Language): string {
  const { person, experience, projects } = content;
  const data = {
    $schema: SCHEMA,
    basics: basics(content, publicUrl, language),
    work: experience.map((job) => work(job, language)),
    skills: (['frontend', 'backend', 'tools'] as const).flatMap((category) => skills(content, category, language)),
    languages: person.languages.map(({ name, fluency }) => ({ language: name[language], fluency: fluency[language] })),
    projects: projects.map((project) => projectEntry(project, language)),
    meta: {
      canonical: publicUrl + resumePath(language),
      version: 'v1.0.0',
      lastModified: isoSeconds(modified),
      language: HTML_LANG[language],
      // Not in the schema, which knows one language and leaves `meta` open.
      languages: Object.fromEntries(LANGUAGES.map((other) => [HTML_LANG[other], publicUrl + resumePath(other)])),
    },
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

function basics({ person, about }: Content, publicUrl: string, language: Language) {
  return {
    name: person.name[language],
    label: person.title[language],
    email: person.email,
    ...(person.phone !== undefined && { phone: person.phone }),
    url: publicUrl + pagePath(language),
    summary: about.paragraphs.map((paragraph) => paragraph[language]).join('\n\n'),
    location: { city: person.place.fullName[language], countryCode: person.place.countryCode },
    profiles: profilesOf(person).map(({ label, url }) => ({ network: label, url })),
  };
}

function work({ company, position, place, start, end, description, achievements }: Job, language: Language) {
  return {
    name: company[language],
    position: position[language],
    location: place[language],
    startDate: start,
    ...(end !== undefined && { endDate: end }),
    summary: description[language],
    highlights: achievements.map(({ text }) => text[language]),
  };
}

function skills(content: Content, category: SkillCategory, language: Language) {
  return content.skills[category].map(({ name, level }) => ({
    name,
    level: `${level}%`,
    keywords: [skillsMessages[category][language]],
  }));
}

function projectEntry({ title, description, technologies, link }: Project, language: Language) {
  return {
    name: title[language],
    description: description[language],
    keywords: technologies,
    ...(link !== undefined && { url: link }),
  };
}
