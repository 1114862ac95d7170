/**
 * Stands in prepared texts where a line may break between two Chinese or Japanese words.
 * The build sets it (the words come from `Intl.Segmenter`, whose dictionaries differ between browsers,
 * so a browser must not ask again), `Phrase` turns it into `<wbr>`.
 */
export const BREAK_MARK = '\u200B';

/** A prepared text as it was written: without break marks, a figure and its measure parted by a plain space again. */
export function withoutMarks(text: string): string {
  return text.replaceAll(BREAK_MARK, '').replaceAll(/(?<=\d)\u00A0(?=\p{Script=Han})/gu, ' ');
}
