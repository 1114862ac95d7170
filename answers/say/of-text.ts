/** What leans on a sentence that was quoted is answered from the text in which it stands: the server's alone. */
import type { Found } from '../look/find.ts';
import { isOneOf, OPEN, SOCIAL } from '../understand/topics.ts';
import { lacksNeed } from './needed.ts';
import { foundAt, quoted } from './quoted.ts';
import type { Said } from './said.ts';
import { isFirm, type Situation } from './situation.ts';

/** Of the question's words that a sentence beside the quoted one holds, and how likely it answers. */
const LEAST_SHARE = 0.3;
const LEAST = 0.35;
/** So much of the best of all sentences. */
const NEARLY = 0.9;

export function ofText(situation: Situation, topic: string, found: readonly Found[]): Said | undefined {
  const { ask, before, finder } = situation;
  const last = before.subject.passages?.at(-1);
  const text = last === undefined ? undefined : finder.passages[last];
  if (last === undefined || text?.section !== 'about' || !ask.leans) return undefined;
  if (ask.names.some(({ kind }) => kind !== 'owner') || ask.aspects.has('level') || isFirm(situation, topic))
    return undefined;
  const isBeside = (index: number) => finder.passages[index]?.of === text.of;
  const near = found.filter(
    ({ index, passage, share, p: sure }) =>
      isBeside(index) && share > LEAST_SHARE && sure > LEAST && !lacksNeed(situation, passage),
  );
  const isElse = isOneOf(OPEN, topic) || topic === 'resume';
  if (isElse && near[0] && near[0].p > NEARLY * (found[0]?.p ?? 0)) return quoted(situation, topic, near);
  // `How many so far?` is told by the next sentence that has a figure.
  if (!ask.aspects.has('amount') || isOneOf(SOCIAL, topic) || (found[0]?.p ?? 0) > LEAST) return undefined;
  const next = foundAt(situation, [last + 1, last]).filter(
    ({ index, passage }) => isBeside(index) && finder.answers(ask, passage.text) && !lacksNeed(situation, passage),
  );
  return next.length > 0 ? quoted(situation, topic, next.slice(0, 1)) : undefined;
}

/** What the owner goes on to say after a sentence that a question leans on. */
export function sentencesAfter(situation: Situation): Found[] {
  const { ask, before, finder } = situation;
  if (!ask.leans) return [];
  const isNext = (at: number, next: number) =>
    finder.passages[at]?.section === 'about' && finder.passages[at].of === finder.passages[next]?.of;
  const next = (before.subject.passages ?? []).flatMap((at) => [at + 1, at + 2].filter((one) => isNext(at, one)));
  const unsaid = [...new Set(next)].filter((at) => !before.quoted.has(at));
  return foundAt(situation, unsaid.slice(0, 2));
}
