/** A pasted job advertisement against the page: what is listed, what is not, years, languages, place and terms. No verdict. */
import { spaceIn } from '../text.ts';
import { fill } from '../text.ts';
import type { Resume } from '../resume.ts';
import type { LanguageRules } from '../language-data.ts';
import type { Voice } from '../words.ts';
import type { Retriever } from '../retrieve/retriever.ts';
import type { Passage } from '../retrieve/passages.ts';
import { namesTechnology } from '../tokenize/names-technology.ts';
import * as facts from './format-facts.ts';
import { itemOf } from './format-skills.ts';
import { findPractices } from './practices.ts';
import { normalize } from '../tokenize/normalize.ts';
import { humanLanguagesIn } from '../understand/human-languages.ts';
import type { EntityFinder } from '../understand/find-entities.ts';

/** Shorter ones are questions. */
const MIN_LENGTH = 160;
/** A message has 4,000 characters at most; what is longer is not read. */
const MAX_COMPARED = 4_000;
/** From here on nobody asks: what names many technologies in lines is an advertisement, whatever its words. */
const LONG = 350;
const MAX_RELATED = 4;
const MAX_TERMS = 4;

interface Advertised {
  readonly resume: Resume;
  readonly data: Voice;
  readonly entities: EntityFinder;
  readonly retriever: Retriever;
}

export function isAdvertisement(text: string, entities: EntityFinder, { advertisement }: LanguageRules): boolean {
  const isWide = /\p{Script=Han}/u.test(text);
  if (text.length < (isWide ? MIN_LENGTH / 2 : MIN_LENGTH)) return false;
  const read = text.slice(0, MAX_COMPARED);
  const signs = new Set(read.match(advertisement) ?? []).size;
  const lines = read.split('\n').filter((line) => line.trim() !== '').length;
  if (signs >= 3 && (lines >= 4 || read.length > LONG)) return true;
  const technologies = technologiesIn(read, entities).length;
  // A recruiter's mail, which may question something, too.
  if (technologies >= 6 && read.length > (isWide ? LONG : 2 * LONG)) return true;
  // Who asks something in a paragraph wants an answer to that.
  if (lines < 3 && /[?？]/.test(read)) return false;
  if ((lines < 3 || signs === 0) && read.length < LONG) return false;
  return technologies >= (signs > 0 && lines >= 3 ? 3 : 5);
}

function technologiesIn(text: string, entities: EntityFinder): { id: string; isListed: boolean }[] {
  const found = entities.find(text).filter(({ kind }) => kind === 'technology');
  return [...new Map(found.map(({ id, isListed }) => [id, { id, isListed }])).values()];
}

export function advertisementReply(
  room: Advertised,
  text: string,
): { text: string; parts: { intent: string; found: boolean }[] } {
  const { resume, data } = room;
  const read = text.slice(0, MAX_COMPARED);
  const technologies = technologiesIn(read, room.entities);
  const listed = technologies.filter(({ isListed }) => isListed).map(({ id }) => itemOf(resume, data, id));
  const others = technologies.filter(({ isListed }) => !isListed).map(({ id }) => id);
  const isMentioned = (name: string) => room.retriever.passages.some(({ text: own }) => namesTechnology(own, name));
  const missing = others.filter((name) => !isMentioned(name));
  const terms = termsOf(room, read);
  const work = findPractices(data, room.retriever.passages, read, {
    names: others,
    related: relatedTo(room, read),
    elsewhere: new Set(terms.passages),
  });
  const untold = [...missing, ...work.untold, ...terms.untold];
  const met = listed.length + [...work.told.values()].flat().length + terms.told.length;
  const lines = [
    listed.length > 0 && fill(data.messages.advertisement.listed, { list: facts.listOf(data, listed) }),
    untold.length > 0 && fill(data.messages.advertisement.missing, { list: facts.listOf(data, untold) }),
    fill(data.messages.advertisement.years, { text: yearsOf(room) }),
    ...[...work.told].map(([passage, labels]) => quotedUnder(data, facts.listOf(data, labels), passage)),
    languagesFor(room, read),
    fill(data.messages.advertisement.place, { text: facts.location(resume, data) }),
    ...terms.told,
  ].filter((line) => line !== false && line !== undefined);
  const intro = fill(data.messages.advertisement.intro, { met, all: met + untold.length });
  const end = fill(data.messages.advertisement.end, { name: resume.person.name, email: resume.person.email });
  return {
    text: `${intro}\n\n${lines.join('\n')}\n\n${end}`,
    parts: [{ intent: 'advertisement', found: listed.length > 0 }],
  };
}

/** Since when, and where now. */
function yearsOf({ resume, data }: Advertised): string {
  const { name, since } = resume.person;
  const [job] = resume.experience;
  const first = fill(data.messages.since, { name, year: since });
  return job ? `${first}${spaceIn(data.language)}${facts.employer(resume, data, job)}` : first;
}

/** What the owner did of what is wanted. */
function relatedTo({ data, retriever }: Advertised, advertisement: string): Passage[] {
  const wanted = ['performance', 'multilingual', 'components', 'admin', 'workStyle'].filter((intent) =>
    data.rules.tells[intent]?.test(advertisement),
  );
  const isAchieved = (index: number) => retriever.passages[index]?.isResult;
  const isOwn = (index: number) =>
    retriever.passages[index]?.section === 'about' && retriever.passages[index].heading !== '';
  const indices = wanted.flatMap((intent) => {
    const telling = retriever.telling(intent);
    return telling.find(isAchieved) ?? telling.find(isOwn) ?? [];
  });
  return [...new Set(indices)].slice(0, MAX_RELATED).flatMap((index) => retriever.passages[index] ?? []);
}

/** What a passage tells, under a label. */
export function quotedUnder(
  { messages }: Pick<Voice, 'messages'>,
  label: string,
  { text, section, anchor }: Passage,
): string {
  return fill(messages.advertisement.told, { label, text, section: messages.sections[section], anchor });
}

function languagesFor({ resume, data }: Advertised, text: string): string | undefined {
  const language = data.language;
  const spoken = new Set((resume.person.languages ?? []).map(({ tag }) => facts.baseOf(tag)));
  const missing = humanLanguagesIn(text, data).filter((tag) => !spoken.has(tag));
  const space = spaceIn(language);
  const all = facts.ownerLanguages(resume, data);
  return fill(data.messages.advertisement.languages, {
    text: missing.length > 0 ? `${all}${space}${facts.languagesMissing(data, missing)}` : all,
  });
}

/** The terms that an advertisement names: told by the page, or not. */
function termsOf(
  { data, retriever }: Advertised,
  text: string,
): { told: string[]; untold: string[]; passages: Passage[] } {
  const { terms } = data.rules;
  const { education, lead } = terms;
  const telling = (intent: string) =>
    retriever
      .telling(intent)
      .flatMap((index) => retriever.passages[index] ?? [])
      .filter(({ job, project }) => job === undefined && project === undefined);
  const leading = ({ section, text: said }: Passage) => section === 'experience' && lead.test(normalize(said));
  const told = new Map<Passage, 'conditions' | 'education' | 'lead'>();
  const tell = (matter: 'conditions' | 'education' | 'lead', passages: readonly Passage[]) =>
    passages.slice(0, MAX_TERMS).forEach((passage) => told.set(passage, told.get(passage) ?? matter));
  if (lead.test(text)) tell('lead', retriever.passages.filter(leading));
  if (education.test(text)) tell('education', telling('education'));
  tell('conditions', [...new Set([...telling('availability'), ...telling('salary')])]);
  const isTold = (pattern: RegExp) => [...told.keys()].some((passage) => pattern.test(normalize(passage.text)));
  const untold = (Object.entries(terms) as [keyof typeof terms, RegExp][])
    .filter(([term, pattern]) => pattern.test(text) && !isTold(pattern) && !tellsOtherwise(retriever, term))
    .map(([term]) => fill(data.messages.advertisement[term], {}));
  const lines = [...told].map(([passage, matter]) => {
    const label = fill(data.messages.advertisement[matter], {}).replace(/^./, (letter) => letter.toUpperCase());
    return quotedUnder(data, label, passage);
  });
  return { told: lines, untold, passages: [...told.keys()] };
}

/** Matters that are told in a sentence of their own kind. */
function tellsOtherwise(retriever: Retriever, term: string): boolean {
  return ['visa', 'education', 'salary'].includes(term) && retriever.telling(term).length > 0;
}
