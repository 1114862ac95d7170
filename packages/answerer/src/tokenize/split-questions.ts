/** Parts a message into what it asks. */
import type { LanguageRules } from '../language-data.ts';

/** More are not answered: five sentences are an answer, ten are a wall. */
export const MAX_PARTS = 5;
/** Of a message that is no advertisement, that much is read. */
const MAX_SPLIT = 1_200;

/** The sentences of a message, and the halves of those that join two questions where `asksBoth` says so. */
export function partsOf(
  message: string,
  rules: LanguageRules,
  asksBoth: (one: string, other: string, whole: string) => boolean,
): string[] {
  const sentences = message
    .slice(0, MAX_SPLIT)
    // A quotation is no sentence of its own.
    .replaceAll(/[「『“"][^」』”"]{0,80}[」』”"]/g, (quoted) => quoted.replaceAll(/[?？!！。]/g, ' '))
    .split(/(?<=[?？!！。;；\n])|(?<=[a-z\d)]\.)\s+(?=\S)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}\uE001-\uE005]/u.test(sentence));
  return sentences.slice(0, 8).flatMap((sentence) => halvesOf(sentence, rules, asksBoth, 2));
}

function halvesOf(
  sentence: string,
  rules: LanguageRules,
  asksBoth: (one: string, other: string, whole: string) => boolean,
  depth: number,
): string[] {
  if (depth === 0 || sentence.length > 300) return [sentence];
  const joints = [...sentence.matchAll(new RegExp(rules.joints, 'g'))].slice(0, 4);
  for (const { 0: joint, index } of joints) {
    const one = sentence.slice(0, index).trim();
    const other = sentence.slice(index + joint.length).trim();
    if (one.length < 2 || other.length < 2 || !asksBoth(one, other, sentence)) continue;
    return [one, ...halvesOf(other, rules, asksBoth, depth - 1)];
  }
  return [sentence];
}
