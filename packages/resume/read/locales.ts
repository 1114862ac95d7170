/** The languages whose names of months, countries and “today” a résumé may use, whatever language it says it is in. */
export const LOCALES =
  'en zh zh-Hant ja ko ru uk bg el he ar ar-LB hi mr bn ta th vi id tr de fr es pt it nl pl cs sk hu ro sv da nb fi et lt lv ca'.split(
    ' ',
  );

/** Small letters without accents, points and double spaces, so that `Décembre` and `dec.` are found. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[.·’']/g, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .trim();
}
