/** A firm of the past that no job lists, and only a sentence of the owner's names: `What did you do at Northbank?` */
import { isLatin, type KnownLanguage } from '#contract/known-languages.ts';
import type { Aspect } from '../language-data.ts';
import type { Finder } from '../look/find.ts';
import { normalized } from '../split/normalised.ts';
import type { Ask } from '../understand/ask.ts';
import type { Situation } from './situation.ts';

const NAMES = new WeakMap<Finder, ReadonlySet<string>>();

/** The situation of a question that names it, which asks as if the firm had been talked about. Undefined for any other. */
export function ofToldFirm(situation: Situation): Situation | undefined {
  const { ask, before, finder, content, data } = situation;
  const at = content.experience.every(({ end }) => end === undefined) ? finder.telling('previousJob')[0] : undefined;
  const isOfOther = ask.names.some(({ kind, isListed }) => isListed && (kind === 'project' || kind === 'company'));
  if (at === undefined || isOfOther) return undefined;
  const names = NAMES.get(finder) ?? namesIn(situation, at);
  NAMES.set(finder, names);
  const isNamed = partsOf(ask.text, data.language).some((part) => names.has(part));
  if (!isNamed) return undefined;
  // `And at Northbank?` after technologies asks for those there.
  const isOfTechnologies = before.topic === 'workTechnologies' && ask.isShort && ask.aspects.size === 0;
  const topic =
    isOfTechnologies || data.talk?.parts.test(ask.text) || isUntold(ask) ? 'workTechnologies' : 'previousJob';
  return {
    ...situation,
    ask: { ...ask, leans: true, names: [], topics: [{ topic, p: 0.9 }] },
    before: { ...before, topic: 'previousJob', subject: { passages: [at] } },
  };
}

/** What a sentence on the years there hardly tells. */
function isUntold({ aspects, names, topics: [first] }: Ask): boolean {
  const isOfOther = UNTOLD.has(first?.topic ?? '') || names.some(({ kind }) => kind === 'technology');
  return isOfOther || ['reason', 'built', 'people', 'place'].some((aspect) => aspects.has(aspect as Aspect));
}

const UNTOLD: ReadonlySet<string> = new Set(['team', 'workTechnologies', 'why', 'location', 'salary', 'availability']);

/** What stands in the clause that tells of those years, in no other sentence, and in no example question. */
function namesIn({ finder, data }: Situation, at: number): ReadonlySet<string> {
  const { language, rules } = data;
  const weighing = data.weighing?.();
  const feature = isLatin(language) ? 'w' : '';
  const others = new Set(
    finder.passages
      .filter((_, index) => index !== at)
      .flatMap(({ text, heading }) => partsOf(normalized(`${heading} ${text}`), language)),
  );
  const clauses = (finder.passages[at]?.text ?? '').split(/[，、。；：,;:]/);
  const telling = clauses.filter((clause) => rules.tells['previousJob']?.test(normalized(clause)));
  // Where names have capitals, but for the word that begins the sentence.
  const written = isLatin(language)
    ? telling.flatMap((clause) => clause.match(/(?<=\P{L})\p{Lu}\p{L}+/gu) ?? [])
    : telling;
  const parts = written.flatMap((one) => partsOf(normalized(one), language));
  return new Set(parts.filter((part) => !others.has(part) && weighing?.weightsOf(feature + part) === undefined));
}

/** Words; where they have no spaces between them, every two characters. */
function partsOf(text: string, language: KnownLanguage): string[] {
  if (isLatin(language)) return text.match(/\p{L}{4,}/gu) ?? [];
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  return runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2)));
}
