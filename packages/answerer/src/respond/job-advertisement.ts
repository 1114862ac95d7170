/** A pasted job advertisement against the page: a row for each thing that it asks for, and how many of the rows are met. No verdict. */
import * as facts from './format-facts.ts';
import { fill, spaceIn } from '../text.ts';
import { type Clause, clausesOf } from '../understand/parse-advertisement.ts';
import { normalize } from '../tokenize/tokens.ts';
import type { Passage } from '../retrieve/passages.ts';
import { type Advertised, type Row, rowsOf } from './requirements.ts';

export function advertisementReply(
  room: Advertised,
  text: string,
): { text: string; parts: { intent: string; found: boolean }[] } {
  const { resume, data } = room;
  const { advertisement } = data.messages;
  const name = resume.person.name;
  const clauses = clausesOf(text, data.rules, CLAUSE[data.language]);
  const isStated = clauses.some(({ section }) => section === 'must');
  const isNearby = room.resume.person.place.names.some((place) => text.includes(normalize(place)));
  const under = (...sections: Clause['section'][]) =>
    linesOf(
      { ...room, isNearby },
      clauses.filter(({ section }) => sections.includes(section)),
    ).filter(({ rows, isHeading }) => rows.length > 0 || (isStated && !isHeading));
  const seen = new Set<string>();
  const asked = isStated ? under('must') : under('none', 'duties');
  const welcome = under('nice');
  const musts = onceEach(asked, seen);
  const nices = onceEach(welcome, seen);
  const all = [...musts, ...nices];
  if (all.length === 0) return { text: facts.hire(resume, data), parts: [{ intent: 'hire', found: true }] };
  const met = (lines: readonly Line[]) => lines.filter(isMet).length;
  const isBoth = musts.length > 0 && nices.length > 0;
  const told = new Set<Passage>();
  const list = (lines: readonly Line[]) => lines.map((line) => textOf(room, line, told)).join('\n');
  const body = isBoth
    ? `${fill(advertisement.musts, {})}\n${list(musts)}\n\n${fill(advertisement.nices, {})}\n${list(nices)}`
    : list(all);
  const intro = isBoth
    ? fill(advertisement.introBoth, {
        met: met(musts),
        all: musts.length,
        niceMet: met(nices),
        niceAll: nices.length,
      })
    : fill(advertisement.intro, { met: met(all), all: all.length });
  // Of what there is to do, that only which the page tells.
  const isNew = ({ key, isMet: isTold, passages }: Row) =>
    isTold && !key.startsWith('language') && !(passages?.[0] && told.has(passages[0]));
  const duties = isStated
    ? under('duties').map(({ isHeading, rows }) => ({ isHeading, rows: rows.filter(isNew) }))
    : [];
  const tasks = onceEach(duties, seen);
  const work = tasks.length > 0 ? `${fill(advertisement.tasks, {})}\n${list(tasks)}\n\n` : '';
  const others = [...asked, ...welcome].filter(({ rows }) => rows.length === 0).length;
  const rest = others > 0 ? `${fill(advertisement.others, { count: others })}${spaceIn(data.language)}` : '';
  const end = fill(advertisement.end, { name, email: resume.person.email });
  return {
    text: `${intro}\n\n${body}\n\n${work}${placeOf(room)}\n\n${rest}${end}`,
    parts: [{ intent: 'advertisement', found: met(all) > 0 }],
  };
}

/** Where a clause ends inside a line. Chinese goes on after a comma with something else. */
const CLAUSE = {
  en: /(?<=[.;!?])\s+|(?<=;)|,?\s+\(?(?=(?:ideally|preferably)\b)|,\s+(?=\d+\+)|,\s+(?=[\w.+#-]+(?: [\w.+#-]+)? (?:is |are )?(?:helpful|a plus|preferred|optional|desirable|a bonus|welcome)\b)/,
  de: /(?<=[.;!?])\s+|(?<=;)/,
  // Years alone belong to what stands before them.
  zh: /,(?!\s*[\d一二两三四五六七八九十]+ ?年(?:及?以上)?\s*(?:[;。]|$))|(?<=[;。!?])/,
  ja: /(?<=[。;!?])|、(?=できれば|なお)/,
} as const;

/** What a line asks for: nothing where it can't be compared. */
interface Line {
  readonly rows: readonly Row[];
  readonly isHeading: boolean;
}

function linesOf(room: Advertised, clauses: readonly Clause[]): Line[] {
  return [...new Set(clauses.map(({ line }) => line))].flatMap((id) => {
    const own = clauses.filter(({ line }) => line === id);
    const found = own.map(({ text }) => rowsOf(room, text));
    if (found.every((rows) => rows === undefined)) return [];
    const rows = new Map<string, Row>();
    for (const row of found.flatMap((all) => all ?? [])) {
      const key = row.key.replace(/ @.*/, '');
      if (!rows.has(key) || !row.isMet) rows.set(key, row);
    }
    // `Must have: React, Vite, English` asks for three things.
    const [{ inline } = {}] = own;
    if (inline !== undefined && clauses.filter((one) => one.inline === inline).length === 1 && rows.size > 0)
      return [...rows.values()].map((row) => ({ rows: [row], isHeading: false }));
    return [{ rows: [...rows.values()], isHeading: own.every(({ isHeading }) => isHeading) }];
  });
}

/** What one line asks for, no other asks again; of a kind of work each line may ask for something else. */
function onceEach(lines: readonly Line[], seen: Set<string>): Line[] {
  return lines.flatMap((line) => {
    const rows = line.rows.filter(({ key, isWork }) => isWork || !seen.has(key));
    for (const { key } of rows) seen.add(key);
    return rows.length > 0 ? [{ ...line, rows }] : [];
  });
}

function isMet({ rows }: Line): boolean {
  return rows.every((row) => row.isMet);
}

const BETWEEN = { en: '; ', de: '; ', zh: '；', ja: '／' } as const;

/** A line in one: what the page tells, and together what it does not. */
function textOf(room: Advertised, { rows }: Line, told: Set<Passage>): string {
  const { messages, facts: words, language } = room.data;
  const isMissing = ({ isMet: isTold, isLine, isUntold, text, passages = [] }: Row) =>
    !isTold && !isLine && !isUntold && text === undefined && passages.length === 0;
  const missing = rows.filter(isMissing).map((row) => row.label);
  const items = joined(
    rows.filter((row) => !isMissing(row)),
    words.separator,
  ).map((row) => itemOf(room, row, told));
  if (missing.length > 0) items.push(fill(messages.advertisement.missing, { label: missing.join(words.separator) }));
  return `- ${items.map((item) => item.replace(/^- /, '').replace(/[.。]$/, '')).join(BETWEEN[language])}`;
}

/** Of what the same is told, that is said once. */
function joined(rows: readonly Row[], separator: string): Row[] {
  const kept: Row[] = [];
  for (const row of rows) {
    const isSame = ({ isMet: isTold, isUntold, text, passages = [] }: Row) =>
      isTold === row.isMet && isUntold === row.isUntold && text === row.text && passages[0] === row.passages?.[0];
    const at = row.text === undefined && !row.isUntold && !row.passages?.[0] ? -1 : kept.findIndex(isSame);
    const same = kept[at];
    if (same) kept[at] = { ...same, label: `${same.label}${separator}${row.label}` };
    else kept.push(row);
  }
  return kept;
}

/** What the page tells stands beside the label; what was quoted is not quoted again. */
function itemOf({ resume, data }: Advertised, row: Row, told: Set<Passage>): string {
  const { label, isLine, text, passages = [], isUntold } = row;
  const { advertisement, quote, see, sections } = data.messages;
  if (isLine) return label;
  const [passage] = passages;
  const place = passage && { section: sections[passage.section], anchor: passage.anchor };
  const own =
    passage && !told.has(passage) ? fill(quote, { text: facts.unpunctuated(data, passage.text), ...place }) : text;
  if (passage) told.add(passage);
  const untold = isUntold ? fill(advertisement.untold, { year: resume.person.since }) : '';
  const isPlain = row.isMet || isUntold;
  if (own !== undefined)
    return `${fill(isPlain ? advertisement.item : advertisement.otherItem, { label, text: own })}${untold}`;
  return `- ${label}${place ? `${spaceIn(data.language)}${fill(see, place)}` : ''}${untold}`;
}

/** Where the owner is and what they say of offers: not counted. */
function placeOf({ resume, data }: Advertised): string {
  const { availability } = resume.person;
  const place = facts.location(resume, data);
  if (availability === undefined) return place;
  const { writes, quote, sections } = data.messages;
  const said = `${fill(writes, { name: resume.person.name })}${fill(quote, {
    text: facts.unpunctuated(data, availability),
    section: sections.contact,
    anchor: 'contact',
  })}`;
  return `${place}${spaceIn(data.language)}${said}`;
}
