/** The owner's content as the page of one language carries it, and what of it goes to the answers instead. */
import { isStandIn, TODO } from '#content/placeholder.ts';
import { recordsOf, type OwnRecord } from '#content/records.ts';
import { CODE_HOST, isAt, MICROBLOG } from '#content/profiles.ts';
import type { Content, Foreign, PageContent, PageProfile, ShownContent } from '#content/schema.ts';
import { holdText, markPhrases, markText } from '#scripts/artwork/phrases.ts';
import {
  FALLBACK_LANGUAGE,
  inEachLanguage,
  LANGUAGES,
  type Language,
  otherLanguage,
  otherLanguages,
} from '#shared/language.ts';
import { directionOf, fill, inLanguage, type Text } from '#shared/text.ts';
import { figureOf } from '#shared/coordinates.ts';
import type { Place } from '#globe/geometry.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { SECTIONS } from '#shared/sections.ts';
import { degreeIn, periodIn, recordIn, spokenIn, standingIn } from '#i18n/locales/facts.ts';
import type { Messages } from '#i18n/locales/translation.ts';
import type { PictureSizes } from './pictures.ts';

/** The signs of strengths, from the legend of a chart: of those that are called so, and of any others in this order. */
export const STRENGTH_SIGNS = ['technical', 'experience', 'learning', 'teamwork', 'innovation', 'anchorage'] as const;

/** The owner's content as the page of one language carries it: what it shows, and with the places marked where lines may break. */
export function pageContent(content: Content, language: Language, sizes: PictureSizes = {}): PageContent {
  const name = otherForm(content.person.name, language);
  const place = otherForm(content.person.place.name, language);
  const besides = (textIn: (other: Language) => string): Foreign[] =>
    otherLanguages(language).map((other) => ({ language: other, text: textIn(other) }));
  return {
    ...inLanguage(shownContent(content, sizes), language),
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

/** A name as it is written elsewhere, where that is another word. */
function otherForm(names: Text, language: Language): Foreign | undefined {
  const other = otherLanguage(language);
  return !other || names[other] === names[language] ? undefined : { language: other, text: names[other] };
}

/** The same in every language. */
export function shownContent(content: Content, sizes: PictureSizes = {}): ShownContent {
  const { person, sharing, hero, about, experience, skills, projects, contact, suggestions } = content;
  const { name, brand, reading = name, title, portrait, availability, email, phone, place, profiles = [] } = person;
  return markPhrases({
    person: {
      name,
      ...(brand && { brand }),
      reading,
      title,
      ...(portrait && { portrait: { ...portrait, ...sizes[portrait.file] } }),
      standing: standingOf(person, experience),
      facts: personFacts(person),
      records: shownRecords(person),
      ...(availability && { availability }),
      email,
      ...(phone !== undefined && { phone }),
      profiles: profiles.map(withSign),
      place: { ...place, coordinates: spokenCoordinates(place) },
    },
    sharing: { title: sharing.title, description: sharing.description },
    hero,
    about: { ...about, advantages: signedBy(about.advantages) },
    experience: experience.map((job) => ({
      ...job,
      period: inEachLanguage((language) => periodIn({ language, facts: MESSAGES[language].facts }, job)),
    })),
    skills,
    projects: projects.map(({ picture, ...project }) =>
      picture ? { ...project, picture: { ...picture, ...sizes[picture.file] } } : project,
    ),
    contact,
    suggestions,
  });
}

/** On the page a strength is called by its sign. */
function signedBy(advantages: Content['about']['advantages']): Content['about']['advantages'] {
  const own = new Set(advantages.map(({ id }) => id));
  const free = STRENGTH_SIGNS.filter((sign) => !own.has(sign));
  return advantages.map((advantage) => {
    const isSigned = STRENGTH_SIGNS.some((sign) => sign === advantage.id);
    return isSigned ? advantage : { ...advantage, id: free.shift() ?? STRENGTH_SIGNS[0] };
  });
}

/** With U+2068 and U+2069 round a name that runs from right to left: what `<bdi>` is to an element (UAX #9). */
const isolated = (name: string) => (directionOf(name) ? `\u2068${name}\u2069` : name);

/** In years: the months stand in the job's own period. */
function standingOf({ since }: Content['person'], jobs: Content['experience']): Text[] {
  const isKnown = ({ company, start }: Content['experience'][number]) =>
    !isStandIn(start) && LANGUAGES.some((language) => !company[language].startsWith(TODO));
  const job = jobs.find((one) => one.end === undefined && isKnown(one));
  const lines = (language: Language) =>
    standingIn(MESSAGES[language].documents, {
      since,
      job: job && { company: isolated(job.company[language]), start: Number.parseInt(job.start) },
    });
  return lines(FALLBACK_LANGUAGE).map((_, index) =>
    markText(inEachLanguage((language) => lines(language)[index] ?? '')),
  );
}

/** Languages as the page says them, in a line, where they are filled in. */
function personFacts({ languages }: Content['person']): ShownContent['person']['facts'] {
  if (!languages) return [];
  const text = inEachLanguage((language) =>
    spokenIn(
      MESSAGES[language].facts,
      languages.map(({ name, fluency }) => ({ name: name[language], fluency: fluency[language] })),
    ),
  );
  return [{ label: inEachLanguage((language) => MESSAGES[language].documents.person.languages), text }];
}

type Records = ShownContent['person']['records'][number];
type Shown = Records['items'][number];

/** Degrees, certificates, talks and writing as the page shows them beside the jobs, each in a line. */
function shownRecords({ education = [], ...recorded }: Content['person']): Records[] {
  const records = recordsOf(recorded);
  const listed = (kind: OwnRecord['of']) => ({
    label: inEachLanguage((language) => MESSAGES[language].facts.records[kind]),
    items: records.filter(({ of }) => of === kind).map(shownRecord),
  });
  const all: Records[] = [
    {
      label: inEachLanguage((language) => MESSAGES[language].documents.person.education),
      items: education.map(shownDegree),
    },
    listed('certificate'),
    listed('talk'),
    listed('writing'),
  ];
  return all.filter(({ items }) => items.length > 0);
}

function shownDegree({ school, subject, degree, year }: NonNullable<Content['person']['education']>[number]): Shown {
  return {
    title: holdText(
      inEachLanguage((language) =>
        degreeIn(MESSAGES[language].facts, {
          school: school[language],
          subject: subject[language],
          degree: degree[language],
          year,
        }),
      ),
    ),
  };
}

/** The title may be followed; where and when it was stand behind it. */
function shownRecord({ title, where, year, url }: OwnRecord): Shown {
  const more = (language: Language) => recordIn(MESSAGES[language].facts, { title: '', where: where[language], year });
  return { title: holdText(title), more: holdText(inEachLanguage(more)), ...(url !== undefined && { url }) };
}

/** The services that have a mark of their own, by the profile's label. */
const MARKS: Readonly<Record<string, PageProfile['symbol']>> = { GitHub: 'github', X: 'x' };

function withSign(profile: PageProfile): PageProfile {
  const kind = isAt(CODE_HOST, profile) ? 'code-host' : isAt(MICROBLOG, profile) ? 'microblog' : undefined;
  const symbol = (typeof profile.label === 'string' ? MARKS[profile.label] : undefined) ?? kind;
  return symbol && profile.url ? { ...profile, symbol } : profile;
}

/** `22.5431° north, 114.0579° east` in every language. */
export function spokenCoordinates({ latitude, longitude }: Place): Text {
  const place = `${latitude < 0 ? 'south' : 'north'}${longitude < 0 ? 'West' : 'East'}` as const;
  const values = { lat: figureOf(latitude), lon: figureOf(longitude) };
  return inEachLanguage((language) => fill(MESSAGES[language].documents.coordinates[place], values));
}
