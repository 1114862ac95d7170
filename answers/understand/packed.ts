/**
 * Reads numbers that are packed as tightly as they can be told beforehand, by arithmetic coding: each bit costs the less the
 * more often it was the same where it stands. `pipeline/answers/pack.ts` writes what is read here.
 */

/** Of so many digits, a character of compressed text takes no more than its five bits. */
export const DIGITS = 32;
/** They begin here: printable, and none that a string in JavaScript has to escape. */
export const FIRST_DIGIT = 42;
/** With less left to tell apart, another digit is taken; a double holds it all. */
export const LEAST_RANGE = 2 ** 40;
/** What has not been seen yet counts for so much. */
export const UNSEEN = 0.4;
/** Of a number's length in bits, less one. */
export const LENGTH_BITS = 4;

/** The place of a number's bits: that of its length, or where it is so long. Places have room for all that the bits before may be. */
export function placeOf(kind: number, length = 0): number {
  return (kind * 32 + length) * 2 ** 16;
}

/** @returns reads the next number, from 1 and below 2 ** 16, of a kind: those of one are alike */
export function createUnpacker(text: string): (kind: number) => number {
  const seen = new Map<number, [number, number]>();
  let at = 0;
  let range = 1;
  let code = 0;
  const bit = (place: number): 0 | 1 => {
    for (; range < LEAST_RANGE; range *= DIGITS) {
      code = code * DIGITS + text.charCodeAt(at) - FIRST_DIGIT;
      at += 1;
    }
    const odds = seen.get(place) ?? [UNSEEN, UNSEEN];
    seen.set(place, odds);
    const split = Math.floor((range * odds[1]) / (odds[0] + odds[1]));
    const read = code < split ? 1 : 0;
    range = read ? split : range - split;
    if (!read) code -= split;
    odds[read] += 1;
    return read;
  };
  const bits = (place: number, left: number) => {
    let read = 1;
    for (; left > 0; left -= 1) read = 2 * read + bit(place + read);
    return read;
  };
  return (kind) => {
    const length = bits(placeOf(kind), LENGTH_BITS) - 2 ** LENGTH_BITS;
    return bits(placeOf(kind, length + 1), length);
  };
}
