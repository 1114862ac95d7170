/** What the page tells of the work that an advertisement asks for. */
import type { Passage } from '../retrieve/passages.ts';
import { namesTechnology } from '../tokenize/names-technology.ts';
import { normalize } from '../tokenize/normalize.ts';
import type { Voice } from '../words.ts';

export interface Asked {
  /** Technologies that no list has. */
  readonly names: readonly string[];
  /** What is told before all else, under its own heading. */
  readonly related: readonly Passage[];
  /** What is told elsewhere in the answer. */
  readonly elsewhere: ReadonlySet<Passage>;
}

export interface PracticesTold {
  /** The sentences that tell it, each with what it tells. */
  readonly told: ReadonlyMap<Passage, readonly string[]>;
  /** Kinds of work that no sentence tells. */
  readonly untold: readonly string[];
}

interface Matter {
  readonly label: string;
  /** Of a text, and the same normalised. */
  readonly isToldBy: (text: string, plain: string) => boolean;
}

const MAX_TOLD = 12;

/** What is related first, then technologies, then kinds of work in the advertisement's order. */
export function findPractices(
  voice: Voice,
  passages: readonly Passage[],
  advertisement: string,
  { names, related, elsewhere }: Asked,
): PracticesTold {
  const plain = passages.map(({ text }) => normalize(text));
  const told = new Map(related.map((passage) => [passage, [passage.heading]]));
  const untold: string[] = [];
  const tell = ({ label }: Matter, telling: readonly Passage[]) => {
    const most = Math.max(...telling.map(weight));
    const fit = telling.filter((passage) => weight(passage) === most);
    const passage = fit.find((one) => told.has(one)) ?? fit[0];
    if (passage) told.set(passage, [...(told.get(passage) ?? []), label]);
  };
  const tellingOf = ({ isToldBy }: Matter) => passages.filter(({ text }, index) => isToldBy(text, plain[index] ?? ''));
  for (const name of names.map(ofName)) tell(name, tellingOf(name));
  for (const practice of practicesIn(advertisement, voice)) {
    const telling = tellingOf(practice);
    if (telling.length === 0) untold.push(practice.label);
    // What its heading says, or another part of the answer, needs no other label.
    else if (!telling.some((one) => related.includes(one) || elsewhere.has(one))) tell(practice, telling);
  }
  return { told: new Map([...told].slice(0, MAX_TOLD)), untold };
}

function ofName(name: string): Matter {
  return { label: name, isToldBy: (text) => namesTechnology(text, name) };
}

function practicesIn(advertisement: string, { rules, messages }: Voice): Matter[] {
  const asked = normalize(advertisement);
  return Object.entries(rules.practices)
    .map(([practice, sign]) => ({ label: messages.practices[practice] ?? practice, sign, at: asked.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ label, sign }) => ({ label, isToldBy: (_, plain) => sign.test(plain) }));
}

/** What was achieved in a job says most, then what one does there, what a project is, and how one works. */
function weight({ isResult, job, project, heading }: Passage): number {
  if (isResult) return 4;
  if (job !== undefined) return 3;
  if (project !== undefined) return 2;
  return heading === '' ? 0 : 1;
}
