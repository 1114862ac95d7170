const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * `rtl` where most letters of a text run so, as a value of `dir`: the first letter says little (`React مطور`).
 * Undefined where they run as the page does, which needs no attribute.
 */
export function directionOf(text: string): 'rtl' | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > letters.length ? 'rtl' : undefined;
}
