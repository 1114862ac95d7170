/** What a clause of an advertisement asks for, and what the page tells of it: a row each. */
import type { Resume } from '../resume.ts';
import type { Passage } from '../retrieve/passages.ts';
import type { Retriever } from '../retrieve/retriever.ts';
import { fill } from '../text.ts';
import { namesTechnology, normalize } from '../tokenize/tokens.ts';
import type { Entity, EntityFinder } from '../understand/find-entities.ts';
import { LEVELS, NUMBERS, humanLanguagesIn, spanIn } from '../understand/languages-and-years.ts';
import type { Voice } from '../words.ts';
import { baseOf, listWith, location, record, since, yearsOf } from './format-facts.ts';
import { itemOf } from './format-skills.ts';

export interface Row {
  /** The same requirement has the same key. */
  readonly key: string;
  readonly label: string;
  readonly isMet: boolean;
  /** Whether the label is all that is said. */
  readonly isLine?: boolean;
  /** What the page tells, beside the label; absent where the label says it, or the page tells nothing. */
  readonly text?: string;
  /** The sentences that tell it, the most telling first, in place of a text. */
  readonly passages?: readonly Passage[];
  /** Years that one of the sentences gives. */
  readonly span?: { readonly years: number; readonly passage: Passage } | undefined;
  /** Whether it is a kind of work. */
  readonly isWork?: boolean;
  /** Whether years are asked for that the page does not tell. */
  readonly isUntold?: boolean;
}

export interface Advertised {
  readonly resume: Resume;
  readonly data: Voice;
  readonly entities: EntityFinder;
  readonly retriever: Retriever;
  /** Whether the advertisement names where the owner lives. */
  readonly isNearby?: boolean;
}

/** What each part of a clause asks for; absent where it asks for nothing. */
export function rowsOf(room: Advertised, clause: string): Row[] | undefined {
  const { notUsed, onSite } = room.data.rules.advertisementParts;
  if (onSite.test(clause)) return [rowOfPlace(room)];
  // That one may work from afar is told of the place below.
  if (REMOTE.test(clause) && segmentsOf(room, clause).every((one) => rowsOfSegment(room, one).length === 0))
    return undefined;
  return segmentsOf(room, clause).flatMap((segment) =>
    notUsed.test(segment.trim()) ? [] : rowsOfSegment(room, segment),
  );
}

const REMOTE = /remote|远程|リモート|在宅|テレワーク/;

/** Commas outside brackets. */
const COMMA = /[,、](?![^()]*\))/;

/** `A degree, 3 years with Vue or React, Docker, and Mandarin` → its parts, names of technologies that belong together in one. */
function segmentsOf(room: Advertised, clause: string): string[] {
  const parts = clause.split(COMMA);
  const segments: { text: string; isOfNames: boolean; hasYears: boolean }[] = [];
  for (const text of parts) {
    const isOfNames = room.entities.find(text).some(({ kind }) => kind === 'technology');
    const hasYears = yearsAsked(room, text) !== undefined;
    const last = segments.at(-1);
    const isOwn = !isOfNames && (hasYears ? EXPERIENCE.test(text) : rowsOfSegment(room, text).length > 0);
    if (last && !(isOwn || (isOfNames && !last.isOfNames))) {
      last.text += `,${text}`;
      last.hasYears ||= hasYears;
    } else segments.push({ text, isOfNames, hasYears });
  }
  return segments.map(({ text }) => text);
}

const EXPERIENCE = /experience|经验|経験|erfahrung/;

/** One row, but for technologies that are all asked for, and for spoken languages. */
function rowsOfSegment(room: Advertised, clause: string): Row[] {
  const years = yearsAsked(room, clause);
  const practices = practicesIn(room, clause);
  const named = technologiesIn(room, clause);
  const isOwn = ({ passages = [] }: Row) => !named.some((row) => row.passages?.some((one) => passages.includes(one)));
  const technologies = named.length > 0 ? [...named, ...practices.filter(isOwn)] : named;
  const languages = languagesIn(room, clause);
  const terms = termsIn(room, clause);
  const rows = [technologies, languages, terms, practices].find(({ length }) => length > 0) ?? [];
  if (years === undefined) return rows;
  if (rows.length > 0) return rows.map((row) => (row.isMet ? withYears(room, row, years) : row));
  const label = fill(room.data.messages.advertisement.years, { years });
  if (room.data.rules.advertisementParts.otherField.test(clause))
    return [{ key: `years ${clause}`, label, isMet: false, isUntold: true }];
  return [{ key: 'years', label, isMet: yearsOf(room.resume) >= years, text: since(room.resume, room.data) }];
}

/** Years with a technology or as a lead are told by a sentence that gives them, or cannot be more than those in the profession. */
function withYears(room: Advertised, { key, label, ...row }: Row, years: number): Row {
  const own = { key: `${key} @${years}`, label };
  if (row.span) return Object.assign(own, { isMet: row.span.years >= years, passages: [row.span.passage] });
  if (yearsOf(room.resume) < years) return Object.assign(own, { isMet: false, text: since(room.resume, room.data) });
  return Object.assign(own, row, { isMet: false, isUntold: true });
}

/** Whoever is to come somewhere lives there or not. */
function rowOfPlace({ resume, data, isNearby }: Advertised): Row {
  const { fullName: place } = resume.person.place;
  const label = fill(data.messages.advertisement[isNearby ? 'onSite' : 'elsewhere'], {
    name: resume.person.name,
    place,
  });
  return isNearby
    ? { key: 'place', label, isMet: true, text: location(resume, data) }
    : { key: 'place', label, isMet: false, isLine: true };
}

function yearsAsked({ data }: Advertised, clause: string): number | undefined {
  const [, figure] = data.rules.advertisementParts.years.exec(clause) ?? [];
  if (figure === undefined) return undefined;
  return NUMBERS[figure] ?? Number(figure);
}

/** One row a technology, or one for all that it says one of is enough. */
function technologiesIn(room: Advertised, clause: string): Row[] {
  const { practices } = room.data.rules;
  // `Accessibility (WCAG)` is one matter, unless the page tells of WCAG by that name.
  const isOfPractice = (name: string) =>
    Object.values(practices).some((sign) => sign.test(clause) && sign.test(normalize(name))) &&
    !room.retriever.passages.some(({ text }) => namesTechnology(text, name));
  const names = room.entities
    .find(clause)
    .filter(({ kind, id, isListed }) => kind === 'technology' && (isListed || !isOfPractice(id)));
  return alternativesIn(room.data, clause, names).map((ids) => rowOfTechnologies(room, ids));
}

function alternativesIn({ rules }: Voice, clause: string, names: readonly Entity[]): string[][] {
  const { or, oneOf, others } = rules.advertisementParts;
  const groups: { items: { id: string; isOr: boolean }[]; start: number; end: number }[] = [];
  for (const { id, start, end } of names) {
    const last = groups.at(-1);
    const between = last && clause.slice(last.end, start).replace(BESIDE, '');
    const isOr = between !== undefined && or.test(between);
    const isListed = between !== undefined && !/[()]/.test(between) && /\([^()]*$/.test(clause.slice(0, start));
    if (last && (isOr || isListed || /^[\s,、/]+$/.test(between ?? '-'))) {
      last.items.push({ id, isOr });
      last.end = end;
    } else groups.push({ items: [{ id, isOr: false }], start, end });
  }
  const all = groups.flatMap(({ items, start, end }, index) => {
    const before = clause.slice(groups[index - 1]?.end ?? 0, start);
    const after = clause.slice(end, groups[index + 1]?.start);
    // What stands in brackets are examples: of a technology before them, or of what is asked for.
    const isBracketed = /\([^()]*$/.test(clause.slice(0, start)) && /^[^()]*\)/.test(clause.slice(end));
    if (isBracketed && /^\s*\(\s*$/.test(before) && index > 0) return [];
    const isEnough =
      isBracketed || OR_ANOTHER.test(after) || oneOf.test(before) || oneOf.test(after) || others.test(after);
    return isEnough ? [items.map(({ id }) => id)] : alternativesOf(items);
  });
  return all.map((ids) => ids.filter((id, index) => ids.indexOf(id) === index));
}

/** `Or Quill`, which nobody knows. */
const OR_ANOTHER = /^,? or [\p{L}.-]+$/u;
/** After a name: its version, or another that nobody knows. */
const BESIDE = /^ ?\d+(?:\.\d+)?\+?(?= |\/|,|或)|^, [\p{L}.-]+(?=,? or )/u;

/** `A, B or C` is one of three; in `A, B or C, D` only the two beside `or` are. */
function alternativesOf(items: readonly { id: string; isOr: boolean }[]): string[][] {
  const first = items.findIndex(({ isOr }) => isOr);
  if (first > 0 && items.slice(first).every(({ isOr }) => isOr)) return [items.map(({ id }) => id)];
  const all: string[][] = [];
  for (const { id, isOr } of items) {
    if (isOr) all.at(-1)?.push(id);
    else all.push([id]);
  }
  return all;
}

function rowOfTechnologies({ resume, data, entities, retriever }: Advertised, ids: readonly string[]): Row {
  const { messages, facts } = data;
  const listed = ids.filter((id) => entities.find(normalize(id)).some((one) => one.id === id && one.isListed));
  const label = listWith(messages.advertisement.or, ids, facts.separator);
  const key = ids.toSorted().join();
  if (listed.length > 0) {
    const items = listed.map((id) => itemOf(resume, data, id)).join(facts.separator);
    return ids.length === 1 ? { key, label: items, isMet: true } : { key, label, isMet: true, text: items };
  }
  // `CI/CD` is told by either half.
  const names = ids.flatMap((id) => id.split('/'));
  const passages = retriever.passages.filter(({ text }) => names.some((name) => namesTechnology(text, name)));
  return { key, label, isMet: passages.length > 0, passages };
}

/** `Performance and accessibility` are two. */
function practicesIn(room: Advertised, clause: string): Row[] {
  return clause.split(AND).flatMap((part) => practiceIn(room, part));
}

const AND = /\band\b|[&和与及やと]|以及/;

/** A kind of work: known by its words in the clause, and told by a sentence that has such words. */
function practiceIn({ data, retriever }: Advertised, clause: string): Row[] {
  const asked = Object.entries(data.rules.practices)
    .map(([practice, sign]) => ({ practice, sign, at: clause.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const rows = asked.map(({ practice, sign }) => {
    const telling = retriever.passages.filter(({ heading, text, isFact, project }) =>
      sign.test(normalize(project === undefined && !isFact ? `${heading} ${text}` : text)),
    );
    const label = data.messages.practices[practice] ?? practice;
    const passages = telling.toSorted((one, other) => weight(other) - weight(one));
    const [span] = passages.flatMap((passage) => {
      const years = spanIn(passage.text, sign);
      return years === undefined ? [] : [{ years, passage }];
    });
    return { key: practice, label, isMet: passages.length > 0, isWork: true, passages, span };
  });
  // One of them is what the clause is about; it is the one that the page tells, if any.
  return rows.toSorted((one, other) => Number(other.isMet) - Number(one.isMet)).slice(0, 1);
}

/** What was achieved in a job says most, then what one does there, what a project is, and how one works. */
function weight({ isResult, job, project, heading }: Passage): number {
  if (isResult) return 4;
  if (job !== undefined) return 3;
  if (project !== undefined) return 2;
  return heading === '' ? 0 : 1;
}

/** Spoken languages: what is asked for, beside what the page gives. One of several that are enough is one row. */
function languagesIn({ resume, data }: Advertised, clause: string): Row[] {
  const names = new Intl.DisplayNames(data.language, { type: 'language' });
  // `Japanese input methods`, or its typography, are no language that one speaks.
  if (['inputMethod', 'typography'].some((practice) => data.rules.practices[practice]?.test(clause))) return [];
  const spoken = Object.values(data.rules.practices).reduce((rest, sign) => rest.replace(sign, ' '), clause);
  const rows = humanLanguagesIn(spoken, data).map((tag): Row & { readonly name: string } => {
    const own = resume.person.languages.find((one) => baseOf(one.tag) === tag);
    const name = own?.name ?? names.of(tag) ?? tag;
    if (!own) return { key: `language ${tag}`, name, label: name, isMet: false };
    // Of two levels the lower is enough only where either is.
    const isLevel = (level: RegExp) => level.test(spoken);
    const isEither = data.rules.advertisementParts.either.test(spoken);
    const asked = isEither ? LEVELS.findLastIndex(isLevel) : LEVELS.findIndex(isLevel);
    const key = `language ${tag} @${asked}`;
    const given = LEVELS.findIndex((level) => level.test(normalize(own.fluency)));
    const isMet = asked < 0 || (given >= 0 && given <= asked);
    const { fluency } = own;
    return isMet
      ? { key, name, label: fill(data.facts.spoken, { name, fluency }), isMet }
      : {
          key,
          name,
          label: fill(data.messages.advertisement.otherLevel, { language: name, fluency }),
          isMet,
          isLine: true,
        };
  });
  const { or } = data.messages.advertisement;
  if (rows.length < 2 || !data.rules.advertisementParts.either.test(spoken)) return rows;
  const met = rows.filter(({ isMet }) => isMet);
  const label = listWith(
    or,
    rows.map(({ name }) => name),
    data.facts.separator,
  );
  const text = met.map((row) => row.label).join(data.facts.separator);
  return [{ key: rows.map(({ key }) => key).join(), label, isMet: met.length > 0, ...(text !== '' && { text }) }];
}

function termsIn({ resume, data, retriever }: Advertised, clause: string): Row[] {
  const { terms } = data.rules;
  const { messages } = data;
  const rows: Row[] = [];
  if (terms.education.test(clause)) {
    const isEnough = ({ line }: { line: string }) =>
      !terms.higherDegree.test(clause) || terms.higherDegree.test(normalize(line));
    const [degree] = resume.person.education;
    const text = degree && record(data, degree.line).replace(/[.。]$/, '');
    rows.push({
      key: terms.higherDegree.test(clause) ? 'higher education' : 'education',
      label: fill(messages.advertisement.education, {}),
      isMet: resume.person.education.some(isEnough),
      ...(text && { text }),
    });
  }
  if (terms.lead.test(clause)) {
    const passages = retriever.passages.filter(
      ({ section, text }) => section === 'experience' && terms.lead.test(normalize(text)),
    );
    // Of a team of ten a team of three says too little.
    const [, size] = data.rules.advertisementParts.heads.exec(clause) ?? [];
    const isMet = passages.length > 0 && size === undefined;
    rows.push({ key: 'lead', label: fill(messages.advertisement.lead, {}), isMet, passages });
  }
  if (terms.visa.test(clause)) {
    const passages = retriever.telling('visa').flatMap((index) => retriever.passages[index] ?? []);
    rows.push({ key: 'visa', label: fill(messages.advertisement.visa, {}), isMet: passages.length > 0, passages });
  }
  return rows;
}
