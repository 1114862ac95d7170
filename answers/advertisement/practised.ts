/** What the page tells of the work that an advertisement asks for: the server's alone, for its words weigh more than a page has room for. */
import { fill } from '#contract/text.ts';
import type { Content } from '#content/schema.ts';
import type { LanguageData } from '../language-data.ts';
import type { Finder } from '../look/find.ts';
import type { Passage } from '../look/passages.ts';
import * as facts from '../say/facts.ts';
import { normalized } from '../split/normalised.ts';
import type { Practice } from '../languages/practice-signs.ts';

/** The words by which practices are known, and what each is called. */
export interface Practices {
  readonly signs: Readonly<Record<Practice, RegExp>>;
  readonly labels: Readonly<Record<Practice, string>>;
}

export interface Asked {
  readonly content: Content;
  readonly data: LanguageData;
  readonly finder: Finder;
}

const MOST = 6;

/** A line for each sentence that tells what is asked for, in the advertisement's order, but those that were quoted. */
export function practised(
  { content, data, finder }: Asked,
  advertisement: string,
  { signs, labels }: Practices,
  quoted: ReadonlySet<Passage>,
): string[] {
  const asked = normalized(advertisement);
  const practices = (Object.entries(signs) as [Practice, RegExp][])
    .map(([practice, sign]) => ({ practice, sign, at: asked.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const told = new Map<Passage, string[]>();
  for (const { practice, sign } of practices) {
    const telling = finder.passages.filter(({ text }) => sign.test(normalized(text)));
    if (telling.some((passage) => quoted.has(passage))) continue;
    const best = Math.max(...telling.map(weight));
    const fit = telling.filter((passage) => weight(passage) === best);
    const passage = fit.find((one) => told.has(one)) ?? fit[0];
    if (passage) told.set(passage, [...(told.get(passage) ?? []), labels[practice]]);
  }
  return [...told].slice(0, MOST).map(([passage, all]) =>
    fill(data.messages.advertisement.told, {
      label: facts.listOf(data, all),
      text: facts.quote(content, data, passage.text, passage),
    }),
  );
}

/** What was achieved in a job says most, then what one does there, what a project is, and how one works. */
function weight({ isResult, job, project, heading }: Passage): number {
  if (isResult) return 4;
  if (job !== undefined) return 3;
  if (project !== undefined) return 2;
  return heading === '' ? 0 : 1;
}
