/** How large a name can stand in the hero: a long one is set smaller, so that it keeps to its column. */

export type NameSize = 'short' | 'medium' | 'long';

const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]/u;

/** Half the width of a full-width character: the mean of the display face's Latin letters. */
const LATIN_EM = 0.5;

/** By the width in em of the name on one line: up to 3.6 em `short`, up to 7 em `medium`, else `long`. */
export function nameSize(name: string): NameSize {
  const ems = Array.from(name).reduce((sum, letter) => sum + (FULL_WIDTH.test(letter) ? 1 : LATIN_EM), 0);
  if (ems <= 3.6) return 'short';
  return ems <= 7 ? 'medium' : 'long';
}
