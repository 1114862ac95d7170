/** What one part of a message asks: its intents, its aspects, the names in it. */
import { isLatin } from '../text.ts';
import type { Aspect, LanguageData } from '../language-data.ts';
import { markedText, type Entity, type EntityFinder, type NameKind } from './find-entities.ts';
import type { IntentClassifier, Scored } from './classifier.ts';

export interface ParsedQuestion {
  /** Normalised. */
  readonly text: string;
  /** What the same message says around it: a place to look, no question of its own. */
  readonly around: string;
  /** With marks in the place of names. */
  readonly marked: string;
  readonly names: readonly Entity[];
  /** Without the names of projects, where they are told apart from what is asked of them. */
  readonly unnamed?: string;
  /** The likeliest first. */
  readonly intents: readonly Scored[];
  readonly aspects: ReadonlySet<Aspect>;
  /** Whether it leans on what was said before. */
  readonly leans: boolean;
  /** Whether it is too short to say what it asks by itself. */
  readonly isShort: boolean;
  /** Whether it holds nothing but names. */
  readonly isNames: boolean;
  /** The place in a list that it names, from 0; -1 for the last. */
  readonly ordinal: number | undefined;
}

/** Of one part that much is read, in UTF-16 units: nobody asks at greater length, and it bounds the work. */
const MAX_UNDERSTOOD = 400;

export function understand(
  text: string,
  retriever: EntityFinder,
  classifier: IntentClassifier,
  { rules, language }: LanguageData,
  around = '',
): ParsedQuestion {
  const read = text.slice(0, MAX_UNDERSTOOD);
  const names = retriever.find(read);
  const marked = markedText(read, names).trim();
  const bare = marked.replaceAll(rules.signs.fillers, '').replaceAll(/[\uE001-\uE005\s\p{P}\p{S}]/gu, '');
  const ordinal = rules.ordinals.findIndex((pattern) => pattern.test(read));
  const length = isLatin(language) ? read.split(/\s+/).length : read.replaceAll(/\s/g, '').length;
  const isShort = length <= rules.short;
  return {
    text: read,
    around: around.slice(0, MAX_UNDERSTOOD),
    marked,
    // Those around it have no place in the text.
    names: [
      ...names,
      ...retriever
        .find(around.slice(0, MAX_UNDERSTOOD))
        .filter(({ kind }) => kind === 'project')
        .map(({ kind, id, isListed }) => ({ kind, id, isListed, start: 0, end: 0 })),
    ],
    intents: classifier.classify(marked).filter(({ intent }) => intent !== 'advertisement-lines'),
    aspects: new Set((Object.keys(rules.aspects) as Aspect[]).filter((aspect) => rules.aspects[aspect].test(read))),
    leans: rules.leans.test(read.trim()) || isShort,
    isShort,
    isNames: names.length > 0 && bare === '',
    ordinal: ordinal < 0 ? undefined : ordinal === rules.ordinals.length - 1 ? -1 : ordinal,
  };
}

/** The names of one kind, each once, in the visitor's order. */
export function named({ names }: ParsedQuestion, kind: NameKind, isListed?: boolean): string[] {
  const wanted = names.filter((name) => name.kind === kind && (isListed === undefined || name.isListed === isListed));
  return [...new Set(wanted.map(({ id }) => id))];
}
