/**
 * One résumé a language, of which PDF, share image, JSON Résumé, JSON-LD, vCard and llms.txt are small maps. It alone reads
 * the owner's words and the interface's; a field of the words that is named nowhere here does not compile.
 */
import { profilesOf } from '#content/profiles.ts';
import { recordsOf } from '#content/records.ts';
import type { Content, Job, Picture, Project } from '#content/schema.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { periodIn } from '#i18n/locales/period.ts';
import { degreeIn } from '#i18n/locales/person.ts';
import { recordIn } from '#i18n/locales/records.ts';
import { LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { isOnOwnMachine } from '#shared/urls.ts';
import type { Nothing } from '#shared/nothing.ts';
import { inLanguage, type Text } from '#shared/text.ts';

/** What the files beside the page are made from. */
export interface SiteFacts {
  readonly content: Content;
  /** The site's own address without a slash at the end: `https://example.com`. */
  readonly publicUrl: string;
  /** When the owner's words last changed. */
  readonly modified: Date;
}

export type Resume = ReturnType<typeof resumeIn>;

export function resumeIn({ content, publicUrl, modified }: SiteFacts, language: Language) {
  // The page's own: what the chat offers and understands, and the counter of visits.
  const own: Omit<Content, 'suggestions' | 'hints' | 'questions' | 'analytics'> = content;
  const { person, hero, about, experience, skills, projects, contact, sharing, ...rest } = own;
  rest satisfies Nothing;
  const said: Omit<Content['hero'], 'greeting'> = hero;
  const { subtitle, description, ...hidden } = said;
  hidden satisfies Nothing;
  // Words of the drawings are left out: the motto, the islets and the chart's footnote.
  const told: Omit<Content['about'], 'lead' | 'notes'> = about;
  const { paragraphs, cards, advantages, ...others } = told;
  others satisfies Nothing;
  const invited: Omit<Content['contact'], 'mapNote'> = contact;
  const { subtitle: invitation, ...more } = invited;
  more satisfies Nothing;
  const say = (text: Text) => text[language];
  return {
    language,
    /** As HTML writes it: `zh-CN`. */
    locale: HTML_LANG[language],
    words: MESSAGES[language],
    publicUrl,
    /** Absent where the site stands on the machine that it is built on: nothing to print or to pass on. */
    pageUrl: isOnOwnMachine(publicUrl) ? undefined : publicUrl + pagePath(language),
    modified,
    ...personIn(person, { language, publicUrl }),
    subtitle: say(subtitle),
    description: say(description),
    paragraphs: paragraphs.map(say),
    cards: Object.values(cards).map((card) => inLanguage(card, language)),
    advantages: inLanguage(advantages, language),
    jobs: experience.map((job) => jobIn(job, language)),
    skills: inLanguage(skills, language),
    projects: projects.map((project) => projectIn(project, { language, publicUrl })),
    invitation: say(invitation),
    sharing: inLanguage(sharing, language),
  };
}

interface Site {
  readonly language: Language;
  readonly publicUrl: string;
}

function personIn(person: Content['person'], { language, publicUrl }: Site) {
  const { name, reading = name, brand, portrait, education = [], certificates, publications, ...others } = person;
  const {
    profiles: _,
    languages = [],
    title,
    availability,
    reply,
    hours,
    since,
    email,
    phone,
    place,
    ...rest
  } = others;
  rest satisfies Nothing;
  const { facts } = MESSAGES[language];
  const all = [name, reading, brand ?? name].flatMap((one) => Object.values(one));
  const elsewhere = [reading[language], ...LANGUAGES.map((one) => name[one]), ...(brand ? [brand[language]] : [])];
  return {
    name: name[language],
    /** How the name is read; the name itself where that is plain. */
    reading: reading[language],
    brand: brand?.[language],
    /** Name, reading and brand in all languages. */
    names: [...new Set(all)],
    /** How the name is written and read elsewhere. */
    otherNames: [...new Set(elsewhere)].filter((one) => one !== name[language]),
    portrait: portrait && pictureIn(portrait, { language, publicUrl }),
    title: title[language],
    since,
    languages: inLanguage(languages, language),
    education: education.map((degree) => {
      const entry = inLanguage(degree, language);
      return { ...entry, text: degreeIn(facts, entry) };
    }),
    /** Certificates, talks, writing: kind by kind. */
    records: recordsOf({ ...(certificates && { certificates }), ...(publications && { publications }) }).map(
      (record) => {
        const entry = inLanguage(record, language);
        return { ...entry, text: recordIn(facts, entry) };
      },
    ),
    availability: availability?.[language],
    email,
    phone: phone === undefined ? undefined : { number: phone, url: `tel:${phone.replaceAll(' ', '')}` },
    place: inLanguage(place, language),
    profiles: profilesOf(person),
    reply: reply[language],
    hours: hours[language],
  };
}

function pictureIn({ file, alt }: Picture, { language, publicUrl }: Site) {
  return { url: `${publicUrl}/${file}`, alt: alt[language] };
}

function jobIn(job: Job, language: Language) {
  const { id: _, achievements = [], end, ...entry } = inLanguage(job, language);
  return {
    ...entry,
    /** Absent for the present job. */
    end,
    period: periodIn({ language, facts: MESSAGES[language].facts }, job),
    achievements: achievements.map(({ label = '', text }) => ({ label, text })),
  };
}

function projectIn({ picture, link, github, ...project }: Project, site: Site) {
  const { image: _, ...entry } = inLanguage(project, site.language);
  return { ...entry, picture: picture && pictureIn(picture, site), link, code: github };
}

/** ISO 8601 in UTC, to the second: `2025-03-01T08:30:00Z`. */
export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
