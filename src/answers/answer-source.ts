/** What the keyless answerer is given: the résumé as plain values, and the interface's words, each in one language. */
import type { Resume, Words } from 'answerer';
import { recordsOf } from '#content/person.ts';
import type { Content, Job, Project } from '#content/schema.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { spaceIn } from '#shared/known-languages.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { inLanguage, type Text } from '#shared/text.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { degreeIn, monthIn, periodIn, recordIn } from '#i18n/locales/facts.ts';

/** @param where the answerer runs: what becomes of a visitor's words is told accordingly */
export function answerSource(content: Content, language: Language, where: 'page' | 'server') {
  return { resume: resumeIn(content, language), words: wordsIn(language, where) };
}

function wordsIn(language: Language, where: 'page' | 'server'): Words {
  const { answers, facts } = MESSAGES[language];
  const { chatPrivacy, chatPrivacyOnServer, ...rest } = answers;
  const { separator, spoken, labelled, records } = facts;
  return {
    answers: { ...rest, chatPrivacy: where === 'server' ? chatPrivacyOnServer : chatPrivacy },
    facts: { separator, spoken, labelled, records },
  };
}

function resumeIn(content: Content, language: Language): Resume {
  const { hero, about, experience, skills, projects, contact, hints = [] } = content;
  const say = (text: Text) => text[language];
  return {
    person: personIn(content.person, language),
    hero: { subtitle: say(hero.subtitle), description: say(hero.description) },
    about: {
      lead: about.lead.map(say).join(spaceIn(language)),
      paragraphs: about.paragraphs.map(say),
      ofProjects: [about.cards.projects.title, about.cards.projects.line].map(say),
      advantages: about.advantages.map(({ label, text }) => ({ label: say(label), text: say(text) })),
    },
    experience: experience.map((job) => jobIn(job, language)),
    skills: {
      note: say(skills.note),
      groups: skills.groups.map(({ id, name, skills: own }) => ({
        id,
        name: say(name),
        names: inAll(name),
        skills: own,
      })),
    },
    projects: projects.map((project) => projectIn(project, language)),
    contact: inLanguage(contact, language),
    hints: hints.map(({ says, asked }) => ({ says: say(says), asked: say(asked) })),
    siteLanguages: LANGUAGES,
  };
}

function jobIn(
  { id, company, position, place, start, end, description, achievements = [], technologies }: Job,
  language: Language,
): Resume['experience'][number] {
  const teller = { language, facts: MESSAGES[language].facts };
  const say = (text: Text) => text[language];
  return {
    id,
    company: say(company),
    names: inAll(company),
    position: say(position),
    place: say(place),
    places: inAll(place),
    start,
    ...(end !== undefined && { end }),
    startMonth: monthIn(teller, start),
    period: periodIn(teller, { start, end }),
    description: say(description),
    achievements: achievements.map(({ label, text }) => ({ label: label ? say(label) : '', text: say(text) })),
    technologies,
  };
}

function projectIn(
  { id, title, summary, description, technologies, link, github }: Project,
  language: Language,
): Resume['projects'][number] {
  return {
    id,
    title: title[language],
    titles: inAll(title),
    summary: summary[language],
    description: description[language],
    technologies,
    ...(link !== undefined && { link }),
    ...(github !== undefined && { github }),
  };
}

function personIn(person: Content['person'], language: Language): Resume['person'] {
  const { name, reading = name, brand, title, since, email, phone, availability, reply, hours, place } = person;
  const { facts } = MESSAGES[language];
  const say = (text: Text) => text[language];
  return {
    name: say(name),
    reading: say(reading),
    names: [...new Set([...inAll(name), ...inAll(reading)])],
    brands: brand ? inAll(brand) : [],
    title: say(title),
    since,
    email,
    ...(phone !== undefined && { phone }),
    ...(availability && { availability: say(availability) }),
    reply: say(reply),
    hours: say(hours),
    place: {
      fullName: say(place.fullName),
      names: [...new Set([...inAll(place.name), ...inAll(place.fullName)])],
      coordinates: printedCoordinates(place),
    },
    languages: inLanguage(person.languages ?? [], language),
    profiles: inLanguage(person.profiles ?? [], language),
    education: (person.education ?? []).map((degree) => {
      const own = inLanguage(degree, language);
      return { line: degreeIn(facts, own), school: own.school, year: own.year };
    }),
    records: recordsOf(person).map(({ of: kind, title: called, where, year, url }) => {
      const line = (shown: string) => recordIn(facts, { title: shown, where: say(where), year });
      return {
        kind,
        line: line(say(called)),
        linked: line(url === undefined ? say(called) : `[${say(called)}](${url})`),
      };
    }),
  };
}

function inAll(text: Text): string[] {
  return [...new Set(Object.values(text))];
}
