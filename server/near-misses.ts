/** Names of settings that are almost right: nothing reads them, and their owner should not have to find out why. */
import { SETTINGS } from './env.ts';

/** Read by the build alone. */
const BUILD_SETTINGS = ['VITE_OPENAI_API_KEY', 'VITE_OPENAI_MODEL'];
const KNOWN: readonly string[] = [...SETTINGS, ...BUILD_SETTINGS];
/** What other programs call a setting of ours. */
const ELSEWHERE: Readonly<Record<string, string>> = { OPENAI_API_BASE: 'OPENAI_BASE_URL' };
/** Below, two names are near each other by chance. */
const LEAST_LENGTH = 8;
const MOST_SLIPS = 3;

/** One line for each variable that is set and near one that is not. Values are not looked at. */
export function nearMisses(variables: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  return Object.keys(variables)
    .filter((name) => isSet(name) && !KNOWN.includes(name))
    .flatMap((name) => {
      const meant = ELSEWHERE[name] ?? KNOWN.find((known) => isNear(name, known));
      if (meant === undefined || isSet(meant)) return [];
      return [`${name} is no setting of this site and changes nothing: is it ${meant}?`];
    });
}

/** `OPENAI_KEY`, `PUBLIC_URI`: a word too few, or a slip of the keys. */
function isNear(name: string, known: string): boolean {
  const [first, ...rest] = name.split('_');
  const words = known.split('_');
  if (first === words[0] && rest.length > 0 && rest.every((word) => words.includes(word))) return true;
  return Math.min(name.length, known.length) >= LEAST_LENGTH && slips(name, known) <= MOST_SLIPS;
}

/** How many letters to add, drop or change (Levenshtein 1966). */
function slips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
