/** The owner's content as the page of one language shows it, with marks where short Chinese and Japanese texts may break. */
import { isStandIn, TODO } from '#content/placeholder.ts';
import { CODE_HOST, isAt, MICROBLOG, recordsOf } from '#content/person.ts';
import type { Content, Foreign, PageContent, PageProfile } from '#content/schema.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { degreeIn, periodIn, recordIn, spokenIn, standingIn } from '#i18n/locales/facts.ts';
import { withBreakMarks, holdFigures } from '#scripts/artwork/phrases.ts';
import { figureOf } from '#shared/coordinates.ts';
import type { KnownLanguage } from '#shared/known-languages.ts';
import { type Language, otherLanguage, otherLanguages } from '#shared/language.ts';
import { SECTIONS } from '#shared/sections.ts';
import { directionOf, fill, inLanguage, type InOneLanguage, type Text } from '#shared/text.ts';
import type { PictureSizes } from './public-folder.ts';

type OneLanguage = InOneLanguage<Content>;

/** The signs of strengths, from the legend of a chart: of those that are called so, and of any others in this order. */
export const STRENGTH_SIGNS = ['technical', 'experience', 'learning', 'teamwork', 'innovation', 'anchorage'] as const;

export function pageContent(content: Content, language: Language, sizes: PictureSizes = {}): PageContent {
  const { person, sharing, hero, about, experience, skills, projects, contact, suggestions } = inLanguage(
    content,
    language,
  );
  const { name, brand, reading = name, title, portrait, availability, email, phone, place } = person;
  const { facts } = MESSAGES[language];
  const mark = (text: string) => withBreakMarks(text, language);
  const isChinese = (language as KnownLanguage) === 'zh';
  /** Of paragraphs, which break between characters: a figure and its measure stay together. */
  const hold = isChinese ? holdFigures : (text: string) => text;
  const marked = <Key extends string, Part extends Record<Key, string>>(part: Part, ...keys: Key[]): Part => ({
    ...part,
    ...Object.fromEntries(keys.map((key) => [key, mark(part[key])])),
  });
  const profiles = inLanguage(content.person.profiles ?? [], language);
  return {
    person: {
      name,
      ...(brand !== undefined && { brand }),
      reading,
      title,
      ...(portrait && { portrait: { ...portrait, ...sizes[portrait.file] } }),
      standing: standingLines(person, experience, language).map(mark),
      facts: person.languages
        ? [{ label: MESSAGES[language].documents.person.languages, text: spokenIn(facts, person.languages) }]
        : [],
      records: shownRecords(content.person, language, hold),
      ...(availability !== undefined && { availability: mark(availability) }),
      email,
      ...(phone !== undefined && { phone }),
      profiles: (content.person.profiles ?? []).map((profile, index) => ({
        ...profiles[index]!,
        ...symbolOf(profile),
      })),
      place: { ...place, coordinates: spokenCoordinates(place, language) },
    },
    sharing: { title: sharing.title, description: sharing.description },
    hero: marked(hero, 'subtitle', 'description'),
    about: {
      ...about,
      lead: [mark(about.lead[0]), mark(about.lead[1])],
      cards: {
        experience: marked(about.cards.experience, 'title', 'line'),
        projects: marked(about.cards.projects, 'title', 'line'),
        contact: marked(about.cards.contact, 'title', 'line'),
      },
      advantages: withSigns(about.advantages).map((advantage) => marked(advantage, 'label', 'text')),
      paragraphs: about.paragraphs.map(hold),
    },
    experience: experience.map((job) => ({
      ...job,
      period: periodIn({ language, facts }, job),
      // A phone's lines are short: Chinese breaks between phrases there. The browser knows them in Japanese.
      description: isChinese ? mark(job.description) : job.description,
      ...(job.achievements && { achievements: job.achievements.map((achievement) => marked(achievement, 'text')) }),
    })),
    skills: marked(skills, 'note'),
    projects: projects.map(({ picture, ...project }) => ({
      ...marked(project, 'title', 'summary'),
      description: hold(project.description),
      ...(picture && { picture: { ...picture, ...sizes[picture.file] } }),
    })),
    contact: marked(contact, 'subtitle', 'mapNote'),
    suggestions,
    elsewhere: elsewhere(content.person, language),
  };
}

/** What stands beside the page's own words in another language. */
function elsewhere({ name, place }: Content['person'], language: Language): PageContent['elsewhere'] {
  const other = otherLanguage(language);
  const written = (names: Text) =>
    other && names[other] !== names[language] ? { language: other, text: names[other] } : undefined;
  const [otherName, otherPlace] = [written(name), written(place.name)];
  const besides = (textIn: (one: Language) => string): Foreign[] =>
    otherLanguages(language).map((one) => ({ language: one, text: textIn(one) }));
  const inEach = <Key extends string>(keys: readonly Key[], textIn: (key: Key, one: Language) => string) =>
    Object.fromEntries(keys.map((key) => [key, besides((one) => textIn(key, one))])) as Record<Key, Foreign[]>;
  const links = MESSAGES[language].page.headerLinks;
  return {
    ...(otherName && { name: otherName }),
    ...(otherPlace && { place: otherPlace }),
    headings: inEach(SECTIONS, (section, one) => MESSAGES[one].page[section].heading),
    headerLinks: inEach(
      Object.keys(links) as (keyof typeof links)[],
      (link, one) => MESSAGES[one].page.headerLinks[link],
    ),
  };
}

/** On the page a strength is called by its sign. */
function withSigns(advantages: OneLanguage['about']['advantages']) {
  const own = new Set(advantages.map(({ id }) => id));
  const free = STRENGTH_SIGNS.filter((sign) => !own.has(sign));
  return advantages.map((advantage) =>
    STRENGTH_SIGNS.some((sign) => sign === advantage.id)
      ? advantage
      : { ...advantage, id: free.shift() ?? STRENGTH_SIGNS[0] },
  );
}

/** Where the owner works and since when, in years: the months stand in the job's own period. */
function standingLines({ since }: OneLanguage['person'], jobs: OneLanguage['experience'], language: Language) {
  const job = jobs.find(
    ({ company, start, end }) => end === undefined && !isStandIn(start) && !company.startsWith(TODO),
  );
  // With U+2068 and U+2069 round a name that runs from right to left: what `<bdi>` is to an element (UAX #9).
  const company = job && directionOf(job.company) ? `\u2068${job.company}\u2069` : job?.company;
  return standingIn(MESSAGES[language].documents, {
    since,
    job: job && { company: company ?? '', start: Number.parseInt(job.start) },
  });
}

/** Degrees, certificates, talks and writing as they stand beside the jobs, each in a line. */
function shownRecords(person: Content['person'], language: Language, hold: (text: string) => string) {
  const { documents, facts } = MESSAGES[language];
  const degrees = inLanguage(person.education ?? [], language).map((degree) => ({
    title: hold(degreeIn(facts, degree)),
  }));
  const records = inLanguage(recordsOf(person), language);
  const kinds = (['certificate', 'talk', 'writing'] as const).map((kind) => ({
    label: facts.records[kind],
    items: records
      .filter(({ of }) => of === kind)
      // The title may be followed; where and when it was stand behind it.
      .map(({ title, url, ...where }) => ({
        title: hold(title),
        more: hold(recordIn(facts, { title: '', ...where })),
        ...(url !== undefined && { url }),
      })),
  }));
  return [{ label: documents.person.education, items: degrees }, ...kinds].filter(({ items }) => items.length > 0);
}

/** The services that have a mark of their own, by the profile's label. */
const MARKS: Readonly<Record<string, PageProfile['symbol']>> = { GitHub: 'github', X: 'x' };

/** The sign beside a profile that has an address. */
function symbolOf(profile: PageProfile): Pick<PageProfile, 'symbol'> {
  const kind = isAt(CODE_HOST, profile) ? 'code-host' : isAt(MICROBLOG, profile) ? 'microblog' : undefined;
  const symbol = (typeof profile.label === 'string' ? MARKS[profile.label] : undefined) ?? kind;
  return symbol && profile.url ? { symbol } : {};
}

/** `22.5431° north, 114.0579° east` */
function spokenCoordinates({ latitude, longitude }: OneLanguage['person']['place'], language: Language): string {
  const place = `${latitude < 0 ? 'south' : 'north'}${longitude < 0 ? 'West' : 'East'}` as const;
  return fill(MESSAGES[language].documents.coordinates[place], {
    lat: figureOf(latitude),
    lon: figureOf(longitude),
  });
}
