/** What a clause of an advertisement asks for, and what the page tells of it: a row each. */
import type { Resume } from '../resume.ts';
import type { Passage } from '../retrieve/passages.ts';
import type { Retriever } from '../retrieve/retriever.ts';
import { fill } from '../text.ts';
import { namesTechnology } from '../tokenize/names-technology.ts';
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
  /** The sentence that tells it, in place of a text. */
  readonly passage?: Passage | undefined;
}

export interface Advertised {
  readonly resume: Resume;
  readonly data: Voice;
  readonly entities: EntityFinder;
  readonly retriever: Retriever;
}

export function rowsOf(room: Advertised, clause: string): Row[] {
  const practices = practicesIn(room, clause);
  // `Accessibility (WCAG)` is one matter.
  const isOfPractice = (name: string) =>
    practices.some(({ key }) => room.data.rules.practices[key]?.test(normalize(name)));
  return [
    ...yearsIn(room, clause),
    ...technologiesIn(room, clause, isOfPractice),
    ...practices,
    ...languagesIn(room, clause),
    ...termsIn(room, clause),
  ];
}

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten',
    '一 二 三 四 五 六 七 八 九 十',
    'ein zwei drei vier fuenf sechs sieben acht neun zehn',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, index + 1])),
);

/** Years in the profession, counted from the first one to this one. Of years with one technology nothing is told. */
function yearsIn({ resume, data }: Advertised, clause: string): Row[] {
  const [, figure] = data.rules.advertisementParts.years.exec(clause) ?? [];
  if (figure === undefined) return [];
  const years = NUMBERS[figure] ?? (figure === '两' ? 2 : Number(figure));
  const own = new Date().getFullYear() - resume.person.since;
  const text = since(resume, data);
  return [{ key: 'years', label: fill(data.messages.advertisement.years, { years }), isMet: own >= years, text }];
}

/** One row a technology, or one for all that it says one of is enough. */
export function technologiesIn(
  room: Advertised,
  clause: string,
  isOfPractice: (name: string) => boolean = () => false,
): Row[] {
  const names = room.entities
    .find(clause)
    .filter(({ kind, id, isListed }) => kind === 'technology' && (isListed || !isOfPractice(id)));
  return alternativesIn(room.data, clause, names).map((ids) => rowOfTechnologies(room, ids));
}

function alternativesIn({ rules }: Voice, clause: string, names: readonly Entity[]): string[][] {
  const { or, oneOf, others } = rules.advertisementParts;
  const groups: { ids: string[]; isEither: boolean; start: number; end: number }[] = [];
  for (const { id, start, end } of names) {
    const last = groups.at(-1);
    const between = last && clause.slice(last.end, start);
    const isOr = between !== undefined && or.test(between);
    if (last && (isOr || /^[\s,、/]+$/.test(between ?? '-'))) {
      last.ids.push(id);
      last.end = end;
      last.isEither ||= isOr;
    } else groups.push({ ids: [id], isEither: false, start, end });
  }
  const all = groups.flatMap(({ ids, isEither, start, end }, index) => {
    const before = clause.slice(groups[index - 1]?.end ?? 0, start);
    const after = clause.slice(end, groups[index + 1]?.start);
    const isEnough = isEither || oneOf.test(before) || oneOf.test(after) || others.test(after);
    return isEnough ? [ids] : ids.map((id) => [id]);
  });
  return all.map((ids) => ids.filter((id, index) => ids.indexOf(id) === index));
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
  const passage = retriever.passages.find(({ text }) => ids.some((id) => namesTechnology(text, id)));
  return { key, label, isMet: passage !== undefined, ...(passage && { passage }) };
}

/** Kinds of work: known by their words in the clause, and told by a sentence that has such words. */
function practicesIn({ data, retriever }: Advertised, clause: string): Row[] {
  return Object.entries(data.rules.practices)
    .map(([practice, sign]) => ({ practice, sign, at: clause.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ practice, sign }) => {
      const telling = retriever.passages.filter(({ heading, text }) => sign.test(normalize(`${heading} ${text}`)));
      const passage = telling.toSorted((one, other) => weight(other) - weight(one))[0];
      const label = data.messages.practices[practice] ?? practice;
      return { key: practice, label, isMet: passage !== undefined, passage };
    });
}

/** What was achieved in a job says most, then what one does there, what a project is, and how one works. */
function weight({ isResult, job, project, heading }: Passage): number {
  if (isResult) return 4;
  if (job !== undefined) return 3;
  if (project !== undefined) return 2;
  return heading === '' ? 0 : 1;
}

/** Spoken languages. A level by a test, or a native one, is met where the page gives the same, or a native one. */
function languagesIn({ resume, data }: Advertised, clause: string): Row[] {
  const { level } = data.rules.advertisementParts;
  const [asked] = level.exec(clause) ?? [];
  const names = new Intl.DisplayNames(data.language, { type: 'language' });
  // `Japanese input methods` are no language that one speaks.
  const spoken = Object.values(data.rules.practices).reduce((rest, sign) => rest.replace(sign, ' '), clause);
  return humanLanguagesIn(spoken, data).map((tag) => {
    const own = resume.person.languages.find((one) => baseOf(one.tag) === tag);
    const key = `language ${tag}`;
    if (!own) return { key, label: names.of(tag) ?? tag, isMet: false };
    const fluency = normalize(own.fluency);
    const isNative = NATIVE.test(fluency);
    const isMet = asked === undefined || isNative || fluency.includes(asked);
    const { name: language, fluency: given } = own;
    return isMet
      ? { key, label: fill(data.facts.spoken, { name: language, fluency: given }), isMet }
      : { key, label: fill(data.messages.advertisement.otherLevel, { language, fluency: given }), isMet, isLine: true };
  });
}

const NATIVE = /native|mother tongue|母语|母語|ネイティブ|mutterspr/;

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
      key: 'education',
      label: fill(messages.advertisement.education, {}),
      isMet: resume.person.education.some(isEnough),
      ...(text && { text }),
    });
  }
  if (terms.lead.test(clause)) {
    const passage = retriever.passages.find(
      ({ section, text }) => section === 'experience' && terms.lead.test(normalize(text)),
    );
    const label = fill(messages.advertisement.lead, {});
    rows.push({ key: 'lead', label, isMet: passage !== undefined, ...(passage && { passage }) });
  }
  if (terms.visa.test(clause)) {
    const passage = retriever.passages[retriever.telling('visa')[0] ?? -1];
    const label = fill(messages.advertisement.visa, {});
    rows.push({ key: 'visa', label, isMet: passage !== undefined, ...(passage && { passage }) });
  }
  return rows;
}
