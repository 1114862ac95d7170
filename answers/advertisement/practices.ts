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
  /** What is quoted besides. */
  readonly quoted: ReadonlySet<Passage>;
}

interface Matter {
  readonly label: string;
  readonly isName: boolean;
  readonly isToldBy: (text: string) => boolean;
}

const MOST = 8;

/** A line for each sentence that tells what is asked for, in the advertisement's order, names first; what is quoted already tells it there. */
export function quotePractices(
  voice: Omit<Voice, 'language'>,
  finder: Finder,
  advertisement: string,
  { names, quoted }: Asked,
  practices: Practices,
): string[] {
  const told = new Map<Passage, string[]>();
  for (const { label, isName, isToldBy } of [...names.map(ofName), ...practicesIn(advertisement, practices)]) {
    const telling = finder.passages.filter(({ text }) => isToldBy(text));
    if (!isName && telling.some((passage) => quoted.has(passage))) continue;
    const most = Math.max(...telling.map(weight));
    const fit = telling.filter((passage) => weight(passage) === most);
    const passage = fit.find((one) => told.has(one)) ?? fit[0];
    if (passage) told.set(passage, [...(told.get(passage) ?? []), label]);
  }
  return [...told].slice(0, MOST).map(([passage, labels]) => quotedUnder(voice, listOf(voice, labels), passage));
}

function ofName(name: string): Matter {
  return { label: name, isName: true, isToldBy: (text) => namesTechnology(text, name) };
}

function practicesIn(advertisement: string, { signs, labels }: Practices): Matter[] {
  const asked = normalized(advertisement);
  return (Object.entries(signs) as [Practice, RegExp][])
    .map(([practice, sign]) => ({ practice, sign, at: asked.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ practice, sign }) => ({
      label: labels[practice],
      isName: false,
      isToldBy: (text) => sign.test(normalized(text)),
    }));
}

/** What was achieved in a job says most, then what one does there, what a project is, and how one works. */
function weight({ isResult, job, project, heading }: Passage): number {
  if (isResult) return 4;
  if (job !== undefined) return 3;
  if (project !== undefined) return 2;
  return heading === '' ? 0 : 1;
}
