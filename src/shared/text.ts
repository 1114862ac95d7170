/** Texts: the owner's in every language of the site, and the interface's with places for values. */
import { LANGUAGES, type Language } from './language.ts';

/** One text in every language, side by side. A missing language does not compile. */
export type Text = Readonly<Record<Language, string>>;

export type InOneLanguage<Part> = Part extends Text
  ? string
  : Part extends object
    ? { [Name in keyof Part]: InOneLanguage<Part[Name]> }
    : Part;

export function inLanguage<Part>(part: Part, language: Language): InOneLanguage<Part> {
  const inner = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value)) return value[language];
    if (Array.isArray(value)) return value.map(inner);
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)]));
  };
  return inner(part) as InOneLanguage<Part>;
}

export function isText(value: object): value is Text {
  return LANGUAGES.every((language) => typeof (value as Partial<Text>)[language] === 'string');
}

declare const VALUES: unique symbol;

/** A text with the names of values in braces. No string, so that none is shown unfilled; any string may be one. */
export interface Template<Names extends string> {
  replace(pattern: RegExp, by: (placeholder: string, name: string) => string): string;
  readonly [VALUES]?: (names: Names) => void;
}

/** Puts values in the place of `{name}`. A name without a value stays as written, so that a test can find it. */
export function fill<Names extends string>(
  template: Template<Names>,
  values: Readonly<Record<NoInfer<Names>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values;
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(given[name] ?? placeholder));
}

/** White space, controls, what Unicode lets a reader not see (UAX #44), and the empty cell of Braille. */
const BLANK = /^[\s\p{Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]*$/u;

/** Whether a reader sees nothing of a text: neither a message nor a name. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

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

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * `rtl` where most letters of a text run so, as a value of `dir`: the first letter says little (`React مطور`).
 * Undefined where they run as the page does, which needs no attribute.
 */
export function directionOf(text: string): 'rtl' | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > letters.length ? 'rtl' : undefined;
}
