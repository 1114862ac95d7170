/** The résumé in one language as the template sets it: every text ready, nothing left to decide but the look. */
import { HTML_LANG, pagePath, type Language } from '#contract/language.ts';
import { textIn, type Text } from '#contract/text.ts';
import { contactMessages } from '#messages/contact.ts';
import { experienceMessages } from '#messages/experience.ts';
import { pdfMessages } from '#messages/pdf.ts';
import { monthIn, periodIn } from '#messages/period.ts';
import { projectsMessages } from '#messages/projects.ts';
import { skillsMessages } from '#messages/skills.ts';
import { nameBeside, type ShownContent } from './shown.ts';

interface Source {
  /** The site's own address without a slash at the end. */
  readonly publicUrl: string;
  /** When the content last changed. */
  readonly modified: Date;
}

export function resumeIn(language: Language, content: ShownContent, { publicUrl, modified }: Source) {
  const { person, about, skills } = content;
  const say = (text: Text) => text[language];
  const name = say(person.name);
  const title = textIn(language, pdfMessages.title, { name });
  return {
    language: HTML_LANG[language],
    document: {
      title,
      author: name,
      subject: textIn(language, pdfMessages.subject, { title: say(person.title), place: say(person.place.fullName) }),
      keywords: [skills.frontend, skills.backend, skills.tools].flat().map((skill) => skill.name),
      /** `2026-11-21`, UTC */
      modified: modified.toISOString().slice(0, 10),
    },
    name,
    beside: nameBeside(language, person) ?? null,
    title: say(person.title),
    place: say(person.place.fullName),
    contact: {
      heading: say(contactMessages.heading),
      entries: contactLinks(language, person, `${publicUrl}${pagePath(language)}`),
    },
    profile: { heading: say(pdfMessages.profile), paragraphs: about.paragraphs.map(say) },
    experience: {
      heading: say(experienceMessages.heading),
      achievements: say(experienceMessages.achievements),
      jobs: content.experience.map((job) => jobIn(language, job)),
    },
    skills: {
      heading: say(skillsMessages.heading),
      note: say(skills.note),
      groups: (['frontend', 'backend', 'tools'] as const).map((category) => ({
        heading: say(skillsMessages[category]),
        skills: skills[category].map(({ name: skill, level }) => ({ name: skill, level: `${level}%` })),
      })),
    },
    projects: {
      heading: say(projectsMessages.heading),
      projects: content.projects.map((project) => projectIn(language, project)),
    },
    strengths: {
      heading: say(pdfMessages.strengths),
      items: Object.values(about.advantages).map(({ label, text }) => ({ label: say(label), text: say(text) })),
    },
    languages: {
      heading: say(pdfMessages.languages),
      items: person.languages.map((spoken) => ({ name: say(spoken.name), fluency: say(spoken.fluency) })),
    },
    foot: {
      title,
      updated: textIn(language, pdfMessages.updated, { date: monthIn(language, modified.toISOString().slice(0, 7)) }),
      page: pdfMessages.page[language],
    },
  };
}

function jobIn(language: Language, job: ShownContent['experience'][number]) {
  return {
    company: job.company[language],
    position: job.position[language],
    period: periodIn(language, job),
    place: job.place[language],
    description: job.description[language],
    achievements: job.achievements.map(({ label, text }) => ({ label: label[language], text: text[language] })),
    technologies: job.technologies,
  };
}

function projectIn(
  language: Language,
  { title, description, technologies, link, github }: ShownContent['projects'][number],
) {
  return {
    title: title[language],
    description: description[language],
    technologies,
    links: [
      ...(link === undefined ? [] : [{ label: pdfMessages.website[language], ...address(link) }]),
      ...(github === undefined ? [] : [{ label: pdfMessages.code[language], ...address(github) }]),
    ],
  };
}

function contactLinks(language: Language, person: ShownContent['person'], page: string) {
  const { email, phone, profiles } = person;
  return [
    { label: contactMessages.email[language], text: email, url: `mailto:${email}` },
    ...(phone === undefined
      ? []
      : [{ label: contactMessages.phone[language], text: phone, url: `tel:${phone.replaceAll(' ', '')}` }]),
    { label: pdfMessages.website[language], ...address(page) },
    ...profiles.map(({ label, url }) => ({ label, ...address(url) })),
  ];
}

/** A web address as it is read, without its protocol, and as it is followed. */
function address(url: string) {
  return { text: url.replace(/^https?:\/\//, '').replace(/\/$/, ''), url };
}
