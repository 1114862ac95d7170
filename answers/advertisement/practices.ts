/** What the page tells of the work that an advertisement asks for: the server's alone, for its words weigh more than a page has room for. */
import type { Voice } from '../language-data.ts';
import type { Practice } from '../languages/practice-signs.ts';
import type { Finder } from '../look/find.ts';
import { namesTechnology } from '../look/named-in.ts';
import type { Passage } from '../look/passages.ts';
import { listOf } from '../say/facts.ts';
import { normalized } from '../split/normalised.ts';
import { quotedUnder } from './advertisement.ts';

/** The words by which practices are known, and what each is called. */
export interface Practices {
  readonly signs: Readonly<Record<Practice, RegExp>>;
  readonly labels: Readonly<Record<Practice, string>>;
}

export interface Asked {
  /** Technologies that no list has. */
  readonly names: readonly string[];
  /** What is told before all else, under its own heading. */
  readonly related: readonly Passage[];
  /** What is told elsewhere in the answer. */
  readonly elsewhere: ReadonlySet<Passage>;
}

interface Matter {
  readonly label: string;
  /** Of a text, and the same normalised. */
  readonly isToldBy: (text: string, plain: string) => boolean;
}

const MOST = 12;

/** A line for each sentence that tells what is asked for: what is related, then technologies, then kinds of work in the advertisement's order. */
export function quotePractices(
  voice: Omit<Voice, 'language'>,
  { passages }: Finder,
  advertisement: string,
  { names, related, elsewhere }: Asked,
  practices: Practices,
): string[] {
  const plain = passages.map(({ text }) => normalized(text));
  const toldBy = ({ isToldBy }: Matter) => passages.filter(({ text }, index) => isToldBy(text, plain[index] ?? ''));
  const told = new Map(related.map((passage) => [passage, [passage.heading]]));
  const tell = ({ label }: Matter, telling: readonly Passage[]) => {
    const most = Math.max(...telling.map(weight));
    const fit = telling.filter((passage) => weight(passage) === most);
    const passage = fit.find((one) => told.has(one)) ?? fit[0];
    if (passage) told.set(passage, [...(told.get(passage) ?? []), label]);
  };
  for (const name of names.map(ofName)) tell(name, toldBy(name));
  for (const practice of practicesIn(advertisement, practices)) {
    const telling = toldBy(practice);
    // What its heading says, or another part of the answer, needs no other label.
    if (!telling.some((one) => related.includes(one) || elsewhere.has(one))) tell(practice, telling);
  }
  return [...told].slice(0, MOST).map(([passage, labels]) => quotedUnder(voice, listOf(voice, labels), passage));
}

function ofName(name: string): Matter {
  return { label: name, isToldBy: (text) => namesTechnology(text, name) };
}

function practicesIn(advertisement: string, { signs, labels }: Practices): Matter[] {
  const asked = normalized(advertisement);
  return (Object.entries(signs) as [Practice, RegExp][])
    .map(([practice, sign]) => ({ practice, sign, at: asked.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ practice, sign }) => ({ label: labels[practice], isToldBy: (_, plain) => sign.test(plain) }));
}

/** What was achieved in a job says most, then what one does there, what a project is, and how one works. */
function weight({ isResult, job, project, heading }: Passage): number {
  if (isResult) return 4;
  if (job !== undefined) return 3;
  if (project !== undefined) return 2;
  return heading === '' ? 0 : 1;
}
