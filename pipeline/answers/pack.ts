/** Writes what `answers/understand/packed.ts` reads. */
import { DIGITS, FIRST_DIGIT, LEAST_RANGE, LENGTH_BITS, placeOf, UNSEEN } from '#answers/understand/packed.ts';

/** A number from 1 and below 2 ** 16, and its kind. */
export type Packable = readonly [kind: number, value: number];

export function packed(numbers: readonly Packable[]): string {
  const seen = new Map<number, [number, number]>();
  // The text as one long number: it lies from here on, within the range.
  let low = 0n;
  let length = 0;
  let range = 1;
  const write = (place: number, bit: 0 | 1) => {
    for (; range < LEAST_RANGE; range *= DIGITS) {
      low *= BigInt(DIGITS);
      length += 1;
    }
    const odds = seen.get(place) ?? [UNSEEN, UNSEEN];
    seen.set(place, odds);
    const split = Math.floor((range * odds[1]) / (odds[0] + odds[1]));
    range = bit ? split : range - split;
    if (!bit) low += BigInt(split);
    odds[bit] += 1;
  };
  const writeBits = (place: number, value: number, count: number) => {
    for (let left = count; left > 0; left -= 1) write(place + (value >> left), ((value >> (left - 1)) & 1) as 0 | 1);
  };
  for (const [kind, value] of numbers) {
    const bits = Math.floor(Math.log2(value));
    writeBits(placeOf(kind), 2 ** LENGTH_BITS + bits, LENGTH_BITS);
    writeBits(placeOf(kind, bits + 1), value, bits);
  }
  return low
    .toString(DIGITS)
    .padStart(length, '0')
    .replaceAll(/./g, (digit) => String.fromCharCode(FIRST_DIGIT + Number.parseInt(digit, DIGITS)));
}
