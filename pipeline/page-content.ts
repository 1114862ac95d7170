import type { Content, Foreign, PageContent, PageProfile, ShownContent, UnshownContent } from '#content/schema.ts';
import { hintsOf } from '#answers/look/hints.ts';
import { passagesOf } from '#answers/look/passages.ts';
import { markPhrases, markText } from '#artwork/phrases.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#contract/language.ts';
import { inLanguage, isText, type Text } from '#contract/text.ts';
import { spokenCoordinates } from '#globe/coordinates.ts';
import { MESSAGES } from '#messages/all.ts';
import { SECTIONS } from '#contract/sections.ts';
import { periodIn } from '#messages/period.ts';
import { degreeIn, spokenIn, standingIn } from '#messages/person.ts';
import type { Messages } from '#messages/translation.ts';

/** The services that have a mark of their own, by the profile's label. */
const MARKS: Readonly<Record<string, PageProfile['symbol']>> = { GitHub: 'github', X: 'x' };

/** The owner's content as the page of one language carries it: what it shows, and with the places marked where lines may break. */
export function pageContent(content: Content, language: Language): PageContent {
  const name = otherForm(content.person.name, language);
  const place = otherForm(content.person.place.name, language);
  const besides = (textIn: (other: Language) => string): Foreign[] =>
    LANGUAGES.filter((other) => other !== language).map((other) => ({ language: other, text: textIn(other) }));
  return {
    ...inLanguage(shownContent(content), language),
    elsewhere: {
      ...(name && { name }),
      ...(place && { place }),
      headings: inEach(SECTIONS, (section) => besides((other) => MESSAGES[other].page[section].heading)),
      headerLinks: inEach(Object.keys(MESSAGES[language].page.headerLinks) as HeaderLink[], (section) =>
        besides((other) => MESSAGES[other].page.headerLinks[section]),
      ),
    },
  };
}

type HeaderLink = keyof Messages['page']['headerLinks'];

function inEach<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** A name in Chinese for readers of English, in English for all others. */
function otherForm(names: Text, language: Language): Foreign | undefined {
  const other = language === 'en' ? 'zh' : 'en';
  return names[other] === names[language] ? undefined : { language: other, text: names[other] };
}

/** The same in every language. */
export function shownContent(content: Content): ShownContent {
  const { person, sharing, hero, about, experience, skills, projects, contact, suggestions } = content;
  const { name, reading, title, availability, email, phone, codeHost, microblog, otherProfiles, place } = person;
  const profiles = [
    withSymbol(codeHost, 'code-host'),
    ...(microblog ? [withSymbol(microblog, 'microblog')] : []),
  ] as const;
  return markPhrases({
    person: {
      name,
      reading,
      title,
      standing: standingOf(person, experience),
      facts: personFacts(person),
      ...(availability && { availability }),
      email,
      ...(phone !== undefined && { phone }),
      profiles,
      ...(otherProfiles && { otherProfiles }),
      place: { ...place, coordinates: spokenCoordinates(place) },
    },
    sharing: { title: sharing.title, description: sharing.description },
    hero,
    about,
    experience: experience.map((job) => ({
      ...job,
      period: inEachLanguage((language) => periodIn({ language, facts: MESSAGES[language].facts }, job)),
    })),
    skills,
    projects,
    contact,
    suggestions,
  });
}

/** What of the owner's content the page does not show in full and answers tell. */
export function unshownContent(content: Content): UnshownContent {
  const shown = shownContent(content).person;
  const unshown = Object.entries(content.person).filter(([field]) => !(field in shown));
  return { person: Object.fromEntries(unshown) as UnshownContent['person'] };
}

/** In years: the months stand in the job's own period. */
function standingOf({ since }: Content['person'], jobs: Content['experience']): Text[] {
  const job = jobs.find(({ end }) => end === undefined);
  const lines = (language: Language) =>
    standingIn(MESSAGES[language].documents, {
      since,
      job: job && { company: job.company[language], start: Number.parseInt(job.start) },
    });
  return lines('en').map((_, index) => markText(inEachLanguage((language) => lines(language)[index] ?? '')));
}

/** Education and languages as the page says them, each in a line, where they are filled in. */
function personFacts({ education = [], languages }: Content['person']): ShownContent['person']['facts'] {
  return [
    ...education.map((degree) => ({
      label: inEachLanguage((language) => MESSAGES[language].documents.person.education),
      text: inEachLanguage((language) =>
        degreeIn(MESSAGES[language].facts, {
          ...degree,
          school: degree.school[language],
          subject: degree.subject[language],
          degree: degree.degree[language],
        }),
      ),
    })),
    ...(languages
      ? [
          {
            label: inEachLanguage((language) => MESSAGES[language].documents.person.languages),
            text: inEachLanguage((language) =>
              spokenIn(
                MESSAGES[language].facts,
                languages.map(({ name, fluency }) => ({ name: name[language], fluency: fluency[language] })),
              ),
            ),
          },
        ]
      : []),
  ];
}

/** The owner's hints for the built-in answerer, in one language: each passage's. */
export function hintsIn(language: Language, content: Content): string[] {
  return hintsOf(content, passagesOf(content, { language, facts: MESSAGES[language].facts }), language);
}

function withSymbol(profile: Content['person']['codeHost'], kind: PageProfile['symbol']): PageProfile {
  return { ...profile, symbol: MARKS[profile.label] ?? kind };
}

/**
 * The fields with strings that are no texts: an address, an id, the name of a technology. Each by its name, and where a
 * text has the same, with the one that it belongs to, places in lists left out: `email`, `profiles.label`.
 */
export function sameEverywhere(content: Content): string[] {
  const { hints: _, sharing: __, ...told } = content;
  const same = new Set<string>();
  const texts = new Set<string>();
  const collect = (value: unknown, owner: string, field: string): void => {
    if (typeof value === 'string') same.add(`${owner}.${field}`);
    if (typeof value !== 'object' || value === null) return;
    if (isText(value)) texts.add(`${owner}.${field}`).add(field);
    else if (Array.isArray(value)) value.forEach((item) => collect(item, owner, field));
    else for (const [name, inner] of Object.entries(value)) collect(inner, field, name);
  };
  collect(shownContent(content), '', '');
  collect(told, '', '');
  const both = [...same].filter((field) => texts.has(field));
  if (both.length > 0) throw new Error(`${both.join(', ')}: a text in one place and a mere string in another`);
  const short = [...same].map((field) => [field, field.replace(/^\w*\./, '')] as const);
  return [...new Set(short.map(([field, name]) => (texts.has(name) ? field : name)))];
}
