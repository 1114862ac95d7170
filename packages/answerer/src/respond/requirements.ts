/** What a clause of an advertisement asks for, and what the page tells of it: a row each. */
import type { Resume } from '../resume.ts';
import type { Passage } from '../retrieve/passages.ts';
import type { Retriever } from '../retrieve/retriever.ts';
import { fill, isLatin } from '../text.ts';
import { namesTechnology } from '../tokenize/tokens.ts';
import { normalize } from '../tokenize/normalize.ts';
import type { Entity, EntityFinder } from '../understand/find-entities.ts';
import { humanLanguagesIn } from '../understand/human-languages.ts';
import type { Voice } from '../words.ts';
import { baseOf, listWith, record, since } from './format-facts.ts';
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
  /** Whether years are asked for that the page does not tell. */
  readonly isUntold?: boolean;
}

export interface Advertised {
  readonly resume: Resume;
  readonly data: Voice;
  readonly entities: EntityFinder;
  readonly retriever: Retriever;
}

/** What each part of a clause asks for. */
export function rowsOf(room: Advertised, clause: string): Row[] {
  const { notUsed } = room.data.rules.advertisementParts;
  return segmentsOf(room, clause).flatMap((segment) =>
    notUsed.test(segment.trim()) ? [] : rowsOfSegment(room, segment),
  );
}

/** Commas outside brackets. */
const COMMA = /[,、](?![^()]*\))/;

/** `A degree, 3 years with Vue or React, Docker, and Mandarin` → its parts, names of technologies that belong together in one. */
function segmentsOf(room: Advertised, clause: string): string[] {
  const parts = clause.split(COMMA);
  const segments: { text: string; isOfNames: boolean; hasYears: boolean }[] = [];
  for (const text of parts) {
    const names = room.entities.find(text).filter(({ kind }) => kind === 'technology');
    const isOfNames = names.length > 0;
    const hasYears = yearsAsked(room, text) !== undefined;
    const rest = names
      .reduce((left, { id, start, end }) => left.replace(text.slice(start, end), id && ' '), text)
      .replaceAll(JOINTS, ' ');
    const isLong =
      rest.replaceAll(/[^\p{L}]/gu, '').length > (isLatin(room.data.language) ? MAX_REST.latin : MAX_REST.other);
    const last = segments.at(-1);
    const isOwn = !isOfNames && (hasYears ? EXPERIENCE.test(text) : rowsOfSegment(room, text).length > 0);
    if (last && !(isOwn || (isOfNames && !last.isOfNames) || (isOfNames && last.hasYears && isLong))) {
      last.text += `,${text}`;
      last.hasYears ||= hasYears;
    } else segments.push({ text, isOfNames, hasYears });
  }
  return segments.map(({ text }) => text);
}

/** Letters besides names: more are a demand of their own. */
const MAX_REST = { latin: 2, other: 1 };
const JOINTS = /\b(?:and|or|und|oder|plus)\b/g;
const EXPERIENCE = /experience|经验|経験|erfahrung/;

/** One row, but for technologies that are all asked for, and for spoken languages. */
function rowsOfSegment(room: Advertised, clause: string): Row[] {
  const years = yearsAsked(room, clause);
  const practices = practicesIn(room, clause);
  const technologies = technologiesIn(room, clause).map((row) => withPractice(row, practices[0]));
  const languages = languagesIn(room, clause);
  const terms = termsIn(room, clause);
  const rows = [technologies, languages, terms, practices].find(({ length }) => length > 0) ?? [];
  if (years === undefined) return rows;
  // Of years with a technology or as a lead nothing is told; those in the profession are counted from the first one.
  if (rows.length > 0)
    return rows.map((row) =>
      row.isMet ? Object.assign({}, row, { key: `${row.key} ${years}`, isMet: false, isUntold: true }) : row,
    );
  const own = new Date().getFullYear() - room.resume.person.since;
  const label = fill(room.data.messages.advertisement.years, { years });
  if (room.data.rules.advertisementParts.otherField.test(clause))
    return [{ key: `years ${clause}`, label, isMet: false, isUntold: true }];
  return [{ key: 'years', label, isMet: own >= years, text: since(room.resume, room.data) }];
}

/** `A component library (Radix or the like)` is told by the sentence about components that names Radix. */
function withPractice({ key, label, isMet, ...row }: Row, practice: Row | undefined): Row {
  const passages =
    practice?.passages?.filter(({ text }) => key.split(',').some((id) => namesTechnology(text, id))) ?? [];
  return passages.length > 0 ? { key, label, isMet: true, passages } : { key, label, isMet, ...row };
}

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten',
    '一 二 三 四 五 六 七 八 九 十',
    'ein zwei drei vier fuenf sechs sieben acht neun zehn',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, index + 1])),
);

function yearsAsked({ data }: Advertised, clause: string): number | undefined {
  const [, figure] = data.rules.advertisementParts.years.exec(clause) ?? [];
  if (figure === undefined) return undefined;
  return NUMBERS[figure] ?? (figure === '两' ? 2 : Number(figure));
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
    return { key: practice, label, isMet: passages.length > 0, passages };
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

/** How well a language is spoken, the best first. */
const LEVELS = [
  /native|mother tongue|母语|母語|母国語|ネイティブ|mutterspr/,
  /fluent|fliessend|fließend|流利|精通|流暢|\bc[12]\b|n1/,
  /working|business|professional|工作语言|商务|ビジネス|verhandlung|\bb2\b|n2|toe[if]|ielts|雅思|托福|cet|[四六八]级/,
  /conversational|conversation|everyday|日常|会话|会話|reading|读写|読み書き|alltag|\bb1\b|n3/,
  /basic|基础|初级|初級|grundkenntnis|\ba[12]\b|n[45]/,
];

/** Spoken languages: what is asked for, beside what the page gives. One of several that are enough is one row. */
function languagesIn({ resume, data }: Advertised, clause: string): Row[] {
  const names = new Intl.DisplayNames(data.language, { type: 'language' });
  // `Japanese input methods` are no language that one speaks.
  if (data.rules.practices['inputMethod']?.test(clause)) return [];
  const spoken = Object.values(data.rules.practices).reduce((rest, sign) => rest.replace(sign, ' '), clause);
  const rows = humanLanguagesIn(spoken, data).map((tag): Row & { readonly name: string } => {
    const own = resume.person.languages.find((one) => baseOf(one.tag) === tag);
    const key = `language ${tag}`;
    const name = own?.name ?? names.of(tag) ?? tag;
    if (!own) return { key, name, label: name, isMet: false };
    // The last level stands nearest to the least that is enough.
    const asked = LEVELS.findLastIndex((level) => level.test(spoken));
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
