/** All that is said in the language. In this file: facts in one line, and what only the build says. */
import { answers } from './answers.ts';
import { chat } from './chat.ts';
import { page } from './page.ts';
import * as shared from './shared.ts';

/** How facts are put into words: for the page, the résumé and the answers. */
export const facts = {
  period: {
    open: '{start} – present',
    closed: '{start} – {end}',
  },
  /** {monthName} is the month in full, {month} its number. */
  month: '{monthName} {year}',
  degree: '{degree} in {subject}, {school}, {year}',
  /** A certificate and who gave it, a talk and where it was given: {title} may lead there. */
  record: '{title}, {where}, {year}',
  records: { certificate: 'Certificates', talk: 'Talks', writing: 'Writing' },
  spoken: '{name} ({fluency})',
  labelled: '{label}: {text}',
  /** Between the items of a list. */
  separator: ', ',
  /** The same where the items may have commas of their own. */
  between: '; ',
} as const;

/** What only the build says: in the résumé, the page that is not found, and lines of facts on the page. */
export const documents = {
  /** What English calls the language: in llms.txt, and to a model. */
  englishName: 'English',
  /** The name of language and country in Open Graph. */
  openGraphLocale: 'en_US',

  pdf: {
    title: '{name} · Résumé',
    subject: '{title}, {place}',
    /** What a résumé opens with: the job that is looked for; where it opens with a summary, the same as `profile`. */
    objective: 'Summary',
    profile: 'Summary',
    strengths: 'Strengths',
    code: 'Code',
    website: 'Website',
    updated: 'Updated {date}',
    page: 'Page {page} of {total}',
  },

  /** {lat} and {lon} are absolute degrees: a page knows one place. */
  coordinates: {
    northEast: '{lat}° north, {lon}° east',
    northWest: '{lat}° north, {lon}° west',
    southEast: '{lat}° south, {lon}° east',
    southWest: '{lat}° south, {lon}° west',
  },

  person: {
    education: 'Education',
    languages: 'Languages',
    /** What the first screen says of the career: where the owner works, and how long in the profession. */
    employed: 'At {company} since {year}',
    since: 'In the field since {year}',
    /** Pictures of the owner and of a project, where only what they show can be told. */
    portrait: 'Portrait',
    picture: 'Picture',
    /** What one of them is, beside its title. */
    record: { certificate: 'Certificate', talk: 'Talk', writing: 'Article' },
  },

  notFound: {
    documentTitle: 'Page not found · {name}',
    heading: 'Page not found',
    text: 'The address may have been mistyped, or the page may have moved.',
    home: 'Go to the home page',
  },
} as const;

export const messages = { page, chat, answers, facts, documents, shared };
