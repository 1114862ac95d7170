/** A pasted job advertisement against the page: a row for each thing that it asks for, and how many of the rows are met. No verdict. */
import { fill, spaceIn } from '../text.ts';
import { clausesOf, type Clause } from '../understand/parse-advertisement.ts';
import * as facts from './format-facts.ts';
import { rowsOf, type Advertised, type Row } from './requirements.ts';

const MAX_ROWS = 24;

export function advertisementReply(
  room: Advertised,
  text: string,
): { text: string; parts: { intent: string; found: boolean }[] } {
  const { resume, data } = room;
  const { messages } = data;
  const { advertisement } = messages;
  const name = resume.person.name;
  const clauses = clausesOf(text, data.rules, CLAUSE[data.language]);
  const isStated = clauses.some(({ section, isHeading }) => section === 'must' && !isHeading);
  const { separator } = data.facts;
  const under = (...sections: Clause['section'][]) =>
    clauses
      .filter(({ section }) => sections.includes(section))
      .map(({ text: clause, isHeading }) => ({ rows: rowsOf(room, clause), isHeading }));
  const needed = isStated ? under('must') : under('none', 'duties');
  const welcome = under('nice');
  const rowsIn = (all: ReturnType<typeof under>) => all.flatMap(({ rows }) => rows);
  const musts = merged(rowsIn(needed), [], separator);
  const nices = merged(rowsIn(welcome), musts, separator);
  // Of what there is to do, that only which the page tells.
  const told = new Set([...musts, ...nices].flatMap(({ passages }) => passages?.[0] ?? []));
  const isToldOnly = ({ key, isMet, passages }: Row) =>
    isMet && !key.startsWith('language') && !(passages?.[0] && told.has(passages[0]));
  const tasks = merged(rowsIn(isStated ? under('duties') : []), [...musts, ...nices], separator).filter(isToldOnly);
  const isOther = ({ rows, isHeading }: (typeof needed)[number]) => rows.length === 0 && !isHeading;
  const others = isStated ? [...needed, ...welcome].filter(isOther).length : 0;
  const all = [...musts, ...nices];
  if (all.length === 0) return { text: facts.hire(resume, data), parts: [{ intent: 'hire', found: true }] };
  const met = (rows: readonly Row[]) => rows.filter(({ isMet }) => isMet).length;
  const isBoth = musts.length > 0 && nices.length > 0;
  const lines = (rows: readonly Row[]) => rows.map((row) => lineOf(room, row)).join('\n');
  const body = isBoth
    ? `${fill(advertisement.musts, {})}\n${lines(musts)}\n\n${fill(advertisement.nices, {})}\n${lines(nices)}`
    : lines(all);
  const intro = isBoth
    ? fill(advertisement.introBoth, {
        met: met(musts),
        all: musts.length,
        niceMet: met(nices),
        niceAll: nices.length,
      })
    : fill(advertisement.intro, { met: met(all), all: all.length });
  const end = fill(advertisement.end, { name, email: resume.person.email });
  const work = tasks.length > 0 ? `${fill(advertisement.tasks, {})}\n${lines(tasks)}\n\n` : '';
  const rest = others > 0 ? `${fill(advertisement.others, { count: others })}${spaceIn(data.language)}` : '';
  return {
    text: `${intro}\n\n${body}\n\n${work}${placeOf(room)}\n\n${rest}${end}`,
    parts: [{ intent: 'advertisement', found: met(all) > 0 }],
  };
}

/** Where a clause ends inside a line. Chinese goes on after a comma with something else. */
const CLAUSE = {
  en: /(?<=[.;!?])\s+|;|,\s+(?=\d+\+)|,\s+(?=[\w.+#-]+(?: [\w.+#-]+)? (?:is |are )?(?:helpful|a plus|preferred|optional|desirable|a bonus|welcome)\b)/,
  de: /(?<=[.;!?])\s+|;/,
  zh: /[,;。!?]/,
  ja: /[。;!?]/,
} as const;

/** Each requirement once; those that the same sentence tells are one row. */
function merged(rows: readonly Row[], before: readonly Row[], separator: string): Row[] {
  const kept = new Map<string, Row>();
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row.key) || before.some(({ key }) => key === row.key)) continue;
    seen.add(row.key);
    const same = [...kept.values()].find(
      ({ passages, isMet }) => isMet === row.isMet && passages?.[0] !== undefined && passages[0] === row.passages?.[0],
    );
    if (same) kept.set(same.key, { ...same, label: `${same.label}${separator}${row.label}` });
    else kept.set(row.key, row);
  }
  return [...kept.values()].slice(0, MAX_ROWS);
}

/** What the page tells stands beside the label. */
function lineOf({ resume, data }: Advertised, { label, isMet, isLine, text, passages, isUntold }: Row): string {
  const { advertisement, quote, sections } = data.messages;
  if (isLine) return label;
  const [passage] = passages ?? [];
  const own = passage
    ? fill(quote, {
        text: facts.unpunctuated(data, passage.text),
        section: sections[passage.section],
        anchor: passage.anchor,
      })
    : text;
  if (own !== undefined) {
    const told = fill(isMet || isUntold ? advertisement.item : advertisement.otherItem, { label, text: own });
    return isUntold ? `${told}${fill(advertisement.untold, { year: resume.person.since })}` : told;
  }
  if (isUntold) return `- ${label}${fill(advertisement.untold, { year: resume.person.since })}`;
  return isMet ? `- ${label}` : fill(advertisement.missing, { label });
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
