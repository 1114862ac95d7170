/**
 * One résumé a language, of which PDF, share image, JSON Résumé, JSON-LD, vCard and llms.txt are small maps. It alone reads
 * the owner's words and the interface's; a field of the words that is named nowhere here does not compile.
 */
import { recordsOf } from '#content/person.ts';
import type { Content, PagePicture } from '#content/schema.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { degreeIn, periodIn, recordIn } from '#i18n/locales/facts.ts';
import { pagePath, type Language } from '#shared/language.ts';
import { isOnOwnMachine } from '#shared/urls.ts';
import { inLanguage } from '#shared/text.ts';

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
  const words = MESSAGES[language];
  const { facts } = words;
  const whole = inLanguage(content, language);
  // The page's own: what the chat offers and understands, and the counter of visits.
  const own: Omit<typeof whole, 'suggestions' | 'hints' | 'questions' | 'analytics'> = whole;
  const { person, hero, about, experience, skills, projects, contact, sharing, ...others } = own;
  const { profiles = [], languages = [], education = [], certificates = [], publications: _, ...known } = person;
  const { name, reading = name, brand, portrait, title, availability, reply, hours, since, ...reach } = known;
  const { email, phone, place, ...more } = reach;
  const { subtitle, description, ...ofHero }: Omit<typeof hero, 'greeting'> = hero;
  // Words of the drawings are left out: the motto, the islets and the chart's footnote.
  const { paragraphs, cards, advantages, ...ofAbout }: Omit<typeof about, 'lead' | 'notes'> = about;
  const { subtitle: invitation, ...ofContact }: Omit<typeof contact, 'mapNote'> = contact;
  // A field of the owner's that is used nowhere does not compile.
  ({ ...others, ...more, ...ofHero, ...ofAbout, ...ofContact }) satisfies Record<string, never>;

  const pictureOf = ({ file, alt }: PagePicture) => ({ url: `${publicUrl}/${file}`, alt });
  const records = inLanguage(recordsOf(content.person), language).map((one) => ({
    ...one,
    text: recordIn(facts, one),
  }));
  const names = Object.values(content.person.name);
  const readings = Object.values(content.person.reading ?? {});
  const brands = Object.values(content.person.brand ?? {});
  return {
    language,
    /** As HTML writes it: `zh-CN`. */
    locale: HTML_LANG[language],
    words,
    publicUrl,
    /** Absent where the site stands on the machine that it is built on: nothing to print or to pass on. */
    pageUrl: isOnOwnMachine(publicUrl) ? undefined : publicUrl + pagePath(language),
    modified,
    name,
    /** How the name is read; the name itself where that is plain. */
    reading,
    brand,
    /** Name, reading and brand in all languages. */
    names: [...new Set([...names, ...readings, ...brands])],
    /** How the name is written and read elsewhere. */
    otherNames: [...new Set([reading, ...names, brand])].filter((one) => one !== undefined && one !== name),
    portrait: portrait && pictureOf(portrait),
    title,
    since,
    languages,
    education: education.map((degree) => ({ ...degree, text: degreeIn(facts, degree) })),
    /** Certificates, talks, writing: kind by kind. */
    records,
    certificates,
    /** Talks, then writing. */
    works: records.filter(({ of }) => of !== 'certificate'),
    availability,
    email,
    phone: phone === undefined ? undefined : { number: phone, url: `tel:${phone.replaceAll(' ', '')}` },
    place,
    profiles,
    reply,
    hours,
    subtitle,
    description,
    paragraphs,
    cards: Object.values(cards),
    advantages,
    jobs: experience.map(({ id: _id, achievements = [], end, ...job }) => ({
      ...job,
      /** Absent for the present job. */
      end,
      period: periodIn({ language, facts }, { start: job.start, end }),
      achievements: achievements.map(({ label = '', text }) => ({ label, text })),
    })),
    skills,
    projects: projects.map(({ picture, link, github, image: _image, ...project }) => ({
      ...project,
      picture: picture && pictureOf(picture),
      link,
      code: github,
    })),
    invitation,
    sharing,
  };
}

/** ISO 8601 in UTC, to the second: `2025-03-01T08:30:00Z`. */
export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
