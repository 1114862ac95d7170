/** A pasted job advertisement against the page: what is listed, what is not, years, languages, place and terms. No verdict. */
import { spaceIn } from '#contract/known-languages.ts';
import { fill } from '#contract/text.ts';
import type { Content } from '#content/schema.ts';
import type { LanguageData, LanguageRules, Voice } from '../language-data.ts';
import type { Finder } from '../look/find.ts';
import type { Passage } from '../look/passages.ts';
import { namesTechnology } from '../look/named-in.ts';
import * as facts from '../say/facts.ts';
import { itemOf } from '../say/skills.ts';
import { normalized } from '../split/normalised.ts';
import { spokenIn } from '../understand/spoken.ts';
import type { NameFinder } from '../understand/names.ts';

/** Shorter ones are questions. */
const LEAST_LENGTH = 160;
/** A message has 4,000 characters at most; what is longer is not read. */
const MOST_COMPARED = 4_000;
/** From here on nobody asks: what names many technologies in lines is an advertisement, whatever its words. */
const LONG = 350;
const MOST_RELATED = 4;
const MOST_TERMS = 4;

interface Advertised {
  readonly content: Content;
  readonly data: LanguageData;
  readonly names: NameFinder;
  readonly finder: Finder;
}

export function isAdvertisement(text: string, names: NameFinder, { advertisement }: LanguageRules): boolean {
  const isWide = /\p{Script=Han}/u.test(text);
  if (text.length < (isWide ? LEAST_LENGTH / 2 : LEAST_LENGTH)) return false;
  const read = text.slice(0, MOST_COMPARED);
  const signs = new Set(read.match(advertisement) ?? []).size;
  const lines = read.split('\n').filter((line) => line.trim() !== '').length;
  if (signs >= 3 && (lines >= 4 || read.length > LONG)) return true;
  const technologies = technologiesIn(read, names).length;
  // A recruiter's mail, which may ask something, too.
  if (technologies >= 6 && read.length > (isWide ? LONG : 2 * LONG)) return true;
  // Who asks something in a paragraph wants an answer to that.
  if (lines < 3 && /[?？]/.test(read)) return false;
  if ((lines < 3 || signs === 0) && read.length < LONG) return false;
  return technologies >= (signs > 0 && lines >= 3 ? 3 : 5);
}

function technologiesIn(text: string, names: NameFinder): { id: string; isListed: boolean }[] {
  const found = names.find(text).filter(({ kind }) => kind === 'technology');
  return [...new Map(found.map(({ id, isListed }) => [id, { id, isListed }])).values()];
}

export function advertisementReply(
  room: Advertised,
  text: string,
): { text: string; parts: { topic: string; found: boolean }[] } {
  const { content, data } = room;
  const language = data.language;
  const read = text.slice(0, MOST_COMPARED);
  const technologies = technologiesIn(read, room.names);
  const listed = technologies.filter(({ isListed }) => isListed).map(({ id }) => itemOf(content, data, id));
  const others = technologies.filter(({ isListed }) => !isListed).map(({ id }) => id);
  const told = others.map((id) => toldOf(room, id));
  const named = told.flatMap((one) => one ?? []);
  const missing = others.filter((_, index) => told[index] === undefined);
  const terms = termsOf(room, read);
  const related = relatedTo(room, read);
  const ofWork =
    data.quotePractices?.(room.finder, read, { names: others, related, elsewhere: new Set(terms.passages) }) ??
    related.map((passage) => quotedUnder(data, passage.heading, passage));
  const lines = [
    listed.length > 0 && fill(data.messages.advertisement.listed, { list: facts.listOf(data, listed) }),
    !data.quotePractices &&
      named.length > 0 &&
      fill(data.messages.advertisement.named, { list: facts.listOf(data, named) }),
    missing.length > 0 && fill(data.messages.advertisement.missing, { list: facts.listOf(data, missing) }),
    fill(data.messages.advertisement.years, { text: yearsOf(room) }),
    ...ofWork,
    languagesFor(room, read),
    fill(data.messages.advertisement.place, {
      text: [facts.location(content, data), facts.hours(content, data)].join(spaceIn(language)),
    }),
    ...terms.told,
    terms.untold.length > 0 && fill(data.messages.advertisement.terms, { list: facts.listOf(data, terms.untold) }),
  ].filter((line) => line !== false && line !== undefined);
  const end = fill(data.messages.advertisement.end, {
    name: content.person.name[language],
    email: content.person.email,
  });
  return {
    text: `${data.messages.advertisement.intro}\n\n${lines.join('\n')}\n\n${end}`,
    parts: [{ topic: 'advertisement', found: listed.length > 0 }],
  };
}

/** A technology that no list has and a sentence names, with the way there. */
function toldOf({ data, finder }: Advertised, name: string): string | undefined {
  const passage = finder.passages.find(({ text }) => namesTechnology(text, name));
  return (
    passage &&
    fill(data.messages.nameAndReading, {
      name,
      reading: `[${data.messages.sections[passage.section]}](#${passage.anchor})`,
    })
  );
}

function yearsOf({ content, data, finder }: Advertised): string {
  const language = data.language;
  const { name, since } = content.person;
  const [job] = content.experience;
  const said = finder.passages.find(({ section, text }) => section === 'about' && text.includes(String(since)));
  const first = said
    ? facts.quote(content, data, said.text, said)
    : fill(data.messages.since, { name: name[language], year: since });
  return job ? `${first}${spaceIn(language)}${facts.employer(content, data, job)}` : first;
}

/** What the owner did of what is wanted. */
function relatedTo({ data, finder }: Advertised, advertisement: string): Passage[] {
  const wanted = ['performance', 'multilingual', 'components', 'admin', 'workStyle'].filter((topic) =>
    data.rules.tells[topic]?.test(advertisement),
  );
  const isAchieved = (index: number) => finder.passages[index]?.isResult;
  const isOwn = (index: number) => finder.passages[index]?.section === 'about' && finder.passages[index].heading !== '';
  const indices = wanted.flatMap((topic) => {
    const telling = finder.telling(topic);
    return telling.find(isAchieved) ?? telling.find(isOwn) ?? [];
  });
  return [...new Set(indices)].slice(0, MOST_RELATED).flatMap((index) => finder.passages[index] ?? []);
}

/** What a passage tells, under a label. */
export function quotedUnder(
  { messages }: Pick<Voice, 'messages'>,
  label: string,
  { text, section, anchor }: Passage,
): string {
  return fill(messages.advertisement.told, { label, text, section: messages.sections[section], anchor });
}

function languagesFor({ content, data }: Advertised, text: string): string | undefined {
  const language = data.language;
  const spoken = new Set((content.person.languages ?? []).map(({ tag }) => facts.baseOf(tag)));
  const missing = spokenIn(text, data).filter((tag) => !spoken.has(tag));
  const space = spaceIn(language);
  const all = facts.ownerLanguages(content, data);
  return fill(data.messages.advertisement.languages, {
    text: missing.length > 0 ? `${all}${space}${facts.languagesMissing(data, missing)}` : all,
  });
}

/** The terms that an advertisement names: told by the page, or not. */
function termsOf(
  { data, finder }: Advertised,
  text: string,
): { told: string[]; untold: string[]; passages: Passage[] } {
  const { terms } = data.rules;
  const { education, lead } = terms;
  const telling = (topic: string) =>
    finder
      .telling(topic)
      .flatMap((index) => finder.passages[index] ?? [])
      .filter(({ job, project }) => job === undefined && project === undefined);
  const leading = ({ section, text: said }: Passage) => section === 'experience' && lead.test(normalized(said));
  const told = new Map<Passage, 'conditions' | 'education' | 'lead'>();
  const tell = (matter: 'conditions' | 'education' | 'lead', passages: readonly Passage[]) =>
    passages.slice(0, MOST_TERMS).forEach((passage) => told.set(passage, told.get(passage) ?? matter));
  if (lead.test(text)) tell('lead', finder.passages.filter(leading));
  if (education.test(text)) tell('education', telling('education'));
  tell('conditions', [...new Set([...telling('availability'), ...telling('salary')])]);
  const isTold = (pattern: RegExp) => [...told.keys()].some((passage) => pattern.test(normalized(passage.text)));
  const untold = (Object.entries(terms) as [keyof typeof terms, RegExp][])
    .filter(([term, pattern]) => pattern.test(text) && !isTold(pattern) && !tellsOtherwise(finder, term))
    .map(([term]) => data.messages.advertisement[term]);
  const lines = [...told].map(([passage, matter]) => {
    const label = data.messages.advertisement[matter].replace(/^./, (letter) => letter.toUpperCase());
    return quotedUnder(data, label, passage);
  });
  return { told: lines, untold, passages: [...told.keys()] };
}

/** Matters that are told in a sentence of their own kind. */
function tellsOtherwise(finder: Finder, term: string): boolean {
  return ['visa', 'education', 'salary'].includes(term) && finder.telling(term).length > 0;
}
