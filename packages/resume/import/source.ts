/** What the parts of an import read from: résumés of several languages as one, and what each language calls their entries. */
import { TODO } from '#content/placeholder.ts';
import type { Resume } from '../read/read-resume.ts';

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

export type Source = ReturnType<typeof sourceOf>;

/** @param languages Of the site, the first is the fallback. */
export function sourceOf(resumes: InLanguages<Resume>, languages: readonly string[]) {
  const concluded: string[] = [];
  /** A text in the languages of the site, with a placeholder for each that is not known. */
  function text(values: InLanguages<string>, what: string): Text {
    const [known] = present(values);
    const missing = known === undefined ? what : `translate “${asLine(known)}”`;
    return Object.fromEntries(languages.map((tag) => [tag, asLine(values[tag] ?? TODO + missing)]));
  }
  return {
    resumes,
    concluded,
    text,
    /** A field of entries in the languages of the site. */
    field: <Item>(
      row: InLanguages<Item>,
      of: (item: Item, language: string) => string | undefined,
      what: string,
    ): Text => text(pick<Item, string>(row, of), what),
    /** The entries of a list of the résumés, those of each language beside each other. */
    rows: <Item>(of: (resume: Resume) => readonly Item[], keyOf: (item: Item) => string | undefined) =>
      sideBySide(pick<Resume, readonly Item[]>(resumes, of), keyOf),
    /** Tells the owner of something that the résumé does not say in so many words. */
    conclude: (line: string) => void concluded.push(asLine(line)),
  };
}

/** In one line and without marks that the content refuses for being invisible. */
export function asLine(words: string): string {
  return words
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/[\p{Cc}\s]+/gu, (gap) => (gap.includes('\u00A0') && gap.length === 1 ? gap : ' '))
    .trim();
}

/** What the first language says that says anything. */
export function firstOf<Item, Value>(
  row: InLanguages<Item>,
  of: (item: Item, language: string) => Value | undefined,
): Value | undefined {
  return present(pick<Item, Value>(row, of))[0];
}

/** What each language says, of values that each has in its own way. */
export function pick<Item, Value>(row: InLanguages<Item>, of: (item: Item, language: string) => Value | undefined) {
  return Object.fromEntries(
    Object.entries(row).flatMap(([language, item]) => (item === undefined ? [] : [[language, of(item, language)]])),
  ) as InLanguages<Value>;
}

/** `2014-06-29` → `2014-06`; a year alone is taken for its first or last month. */
export function monthOf(date: string, month: '01' | '12'): string {
  return date.length === 4 ? `${date}-${month}` : date.slice(0, 7);
}

export function yearOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Number(date.slice(0, 4));
}

/** `Speed: from 4.8 s to 1.6 s.` in two; undefined where a sentence only has a colon. */
export function labelled(words: string): { readonly label: string; readonly text: string } | undefined {
  const match = /^(?<label>[^:：.。,，、]{1,24}?)(?::\s+|：\s*)(?<text>\S.*)$/su.exec(words);
  const { label = '', text = '' } = match?.groups ?? {};
  return match ? { label: label.trim(), text } : undefined;
}
