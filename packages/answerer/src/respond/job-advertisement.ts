/** A pasted job advertisement against the page: a row for each thing that it asks for, and how many of the rows are met. No verdict. */
import { fill, spaceIn } from '../text.ts';
import { clausesOf, type Clause } from '../understand/parse-advertisement.ts';
import * as facts from './format-facts.ts';
import { rowsOf, technologiesIn, type Advertised, type Row } from './requirements.ts';

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
  const rowsUnder = (...sections: Clause['section'][]) =>
    clauses.flatMap(({ text: clause, section }) => (sections.includes(section) ? rowsOf(room, clause) : []));
  const needed = NEEDED.reduce((rows: Row[], sections) => (rows.length > 0 ? rows : rowsUnder(...sections)), []);
  const welcome = rowsUnder('nice');
  // What is built with React asks for React, wherever that stands.
  const named = clauses.flatMap(({ text: clause, section }) =>
    section === 'none' || section === 'duties' ? technologiesIn(room, clause) : [],
  );
  const isWelcome = ({ key }: Row) => welcome.some((row) => row.key === key);
  const musts = merged([...needed, ...named.filter((row) => !isWelcome(row))], new Set());
  const nices = merged(welcome, new Set(musts.map(({ key }) => key)));
  const all = [...musts, ...nices];
  if (all.length === 0) return { text: facts.hire(resume, data), parts: [{ intent: 'hire', found: true }] };
  const met = (rows: readonly Row[]) => rows.filter(({ isMet }) => isMet).length;
  const isBoth = musts.length > 0 && nices.length > 0;
  const said = new Set<string>();
  const lines = (rows: readonly Row[]) => rows.map((row) => lineOf(room, row, said)).join('\n');
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
  const place = data.rules.terms.remote.test(text) ? `${placeOf(room)}\n\n` : '';
  return {
    text: `${intro}\n\n${body}\n\n${place}${end}`,
    parts: [{ intent: 'advertisement', found: met(all) > 0 }],
  };
}

/** What is needed stands under the first of these that has something. */
const NEEDED: readonly Clause['section'][][] = [['must'], ['none', 'duties'], ['offer']];

/** Where a clause ends inside a line. Chinese goes on after a comma with something else. */
const CLAUSE = {
  en: /(?<=[.;!?])\s+|;/,
  de: /(?<=[.;!?])\s+|;/,
  zh: /[,;。!?]/,
  ja: /[。;!?]/,
} as const;

/** Each requirement once. */
function merged(rows: readonly Row[], known: ReadonlySet<string>): Row[] {
  const kept = new Map<string, Row>();
  for (const row of rows) if (!known.has(row.key) && !kept.has(row.key)) kept.set(row.key, row);
  return [...kept.values()].slice(0, MAX_ROWS);
}

/** What the page tells stands beside the label; a sentence only once. */
function lineOf({ data }: Advertised, { label, isMet, isLine, text, passage }: Row, said: Set<string>): string {
  const { advertisement, sections } = data.messages;
  if (isLine) return label;
  if (passage && !said.has(passage.text)) {
    said.add(passage.text);
    const { section, anchor } = passage;
    const own = facts.unpunctuated(data, passage.text);
    return fill(advertisement.told, { label, text: own, section: sections[section], anchor });
  }
  if (passage) return fill(advertisement.toldAbove, { label });
  if (text !== undefined) return fill(isMet ? advertisement.item : advertisement.otherItem, { label, text });
  return isMet ? `- ${label}` : fill(advertisement.missing, { label });
}

/** Where the owner is and what they say of offers: not counted, and only where the advertisement says where one works. */
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
