/** Reads résumés of several languages as one: which of their entries are the same, and what each language calls it. */
import { TODO } from '#content/placeholder.ts';

/** One value a language, where that language has one. */
export type InLanguages<Value> = Readonly<Record<string, Value | undefined>>;

/** A text as the content holds it. */
export type Text = Readonly<Record<string, string>>;

/**
 * The entries of each language's list beside each other. Lists of one length go in step, unless their keys say that one
 * has another order; where one is longer, entries with an equal key belong together, and what has no partner stands alone.
 */
export function sideBySide<Item>(
  lists: InLanguages<readonly Item[]>,
  keyOf: (item: Item) => string | undefined,
): InLanguages<Item>[] {
  const [[first, main = []] = ['', []], ...others] = Object.entries(lists).filter(([, items]) => items?.length);
  const rows: Record<string, Item | undefined>[] = main.map((item) => ({ [first]: item }));
  for (const [language, items = []] of others) {
    const inStep = items.length === main.length && !isReordered(main.map(keyOf), items.map(keyOf));
    for (const [index, item] of items.entries()) {
      const key = keyOf(item);
      const row = inStep
        ? rows[index]
        : rows.find((one) => {
            const partner = one[first];
            return key !== undefined && partner !== undefined && !(language in one) && keyOf(partner) === key;
          });
      if (row) row[language] = item;
      else rows.push({ [language]: item });
    }
  }
  return rows;
}

/** Whether the same keys, none of them twice, stand in another order. */
function isReordered(keys: readonly (string | undefined)[], others: readonly (string | undefined)[]): boolean {
  const known = new Set(keys);
  return (
    !known.has(undefined) &&
    known.size === keys.length &&
    new Set(others).size === others.length &&
    others.every((key) => known.has(key))
  );
}

/** The values of a row that are there, in the order of the languages. */
export function present<Value>(row: InLanguages<Value>): Value[] {
  return Object.values(row).filter((value) => value !== undefined);
}

/** Writes texts in the languages of the site, with a placeholder for each that is not known. */
export function textWriter(languages: readonly string[]) {
  return function text(values: InLanguages<string>, what: string): Text {
    const [known] = present(values);
    const missing = known === undefined ? what : `translate “${asLine(known)}”`;
    return Object.fromEntries(languages.map((tag) => [tag, asLine(values[tag] ?? TODO + missing)]));
  };
}

export type TextWriter = ReturnType<typeof textWriter>;

/** Writes a field of entries in the languages of the site. */
export function fieldWriter(text: TextWriter) {
  return function field<Item>(
    row: InLanguages<Item>,
    of: (item: Item, language: string) => string | undefined,
    what: string,
  ): Text {
    return text(pick<Item, string>(row, of), what);
  };
}

/** In one line and without marks that the content refuses for being invisible. */
export function asLine(words: string): string {
  return words
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/[\p{Cc}\s]+/gu, (gap) => (gap.includes('\u00A0') && gap.length === 1 ? gap : ' '))
    .trim();
}

/** What each language says, of values that each has in its own way. */
export function pick<Item, Value>(row: InLanguages<Item>, of: (item: Item, language: string) => Value | undefined) {
  return Object.fromEntries(
    Object.entries(row).flatMap(([language, item]) => (item === undefined ? [] : [[language, of(item, language)]])),
  ) as InLanguages<Value>;
}
