/** Résumés of several languages as one: what each language says of an entry stands side by side. */
import { TODO } from '#content/placeholder.ts';
import type { Resume } from '../read/read-resume.ts';

/** One value a language, where that language has one. */
export type InLanguages<Value> = Readonly<Record<string, Value | undefined>>;

/** A text as the content holds it. */
export type Text = Readonly<Record<string, string>>;

type ListName = Exclude<keyof Resume, 'basics' | 'meta'>;
export type Entry<Name extends ListName> = Resume[Name][number];
export type Source = ReturnType<typeof sourceOf>;

/** @param languages Of the site, the first is the fallback. */
export function sourceOf(resumes: InLanguages<Resume>, languages: readonly string[]) {
  const concluded: string[] = [];
  /** A text in the languages of the site, with a placeholder for each that is not known. */
  const text = (values: InLanguages<string>, what: string): Text => {
    const [known] = present(values);
    const missing = known === undefined ? what : `translate “${asLine(known)}”`;
    return Object.fromEntries(languages.map((tag) => [tag, asLine(values[tag] ?? TODO + missing)]));
  };
  return {
    resumes,
    concluded,
    text,
    /** A field of entries in the languages of the site. */
    field: <Item>(row: InLanguages<Item>, of: (item: Item) => string | undefined, what: string) =>
      text(pick(row, of), what),
    /** The entries of a list of the résumés, those of each language beside each other. */
    rows: <Name extends ListName>(list: Name, keyOf: (entry: Entry<Name>) => string | undefined) =>
      sideBySide<Entry<Name>>(
        pick(resumes, (resume) => resume[list]),
        keyOf,
      ),
    /** Tells the owner of something that the résumé does not say in so many words. */
    conclude: (line: string) => void concluded.push(asLine(line)),
  };
}

/**
 * The entries of each language's list beside each other: those with an equal key first, then, where the lists are equally
 * long, those in the same place; what has no partner stands alone.
 */
export function sideBySide<Item>(
  lists: InLanguages<readonly Item[]>,
  keyOf: (item: Item) => string | undefined,
): InLanguages<Item>[] {
  const [[first, main = []] = ['', []], ...others] = Object.entries(lists).filter(([, items]) => items?.length);
  const rows: Record<string, Item>[] = main.map((item) => ({ [first]: item }));
  for (const [language, items = []] of others) {
    const left = items
      .map((item, index) => ({ item, index, key: keyOf(item) }))
      .filter(({ item, key }) => {
        const isPartner = ({ [first]: partner, [language]: own }: Record<string, Item>) =>
          key !== undefined && partner !== undefined && own === undefined && keyOf(partner) === key;
        const row = rows.find(isPartner);
        if (row) row[language] = item;
        return !row;
      });
    for (const { item, index } of left) {
      const row = items.length === main.length ? rows[index] : undefined;
      if (row && !(language in row)) row[language] = item;
      else rows.push({ [language]: item });
    }
  }
  return rows;
}

/** The values of a row that are there, in the order of the languages. */
export function present<Value>(row: InLanguages<Value>): Value[] {
  return Object.values(row).filter((value) => value !== undefined);
}

/** What each language says of its own. */
export function pick<Item, Value>(
  row: InLanguages<Item>,
  of: (item: Item, language: string) => Value,
): InLanguages<Exclude<Value, undefined>> {
  const entries = Object.entries(row).flatMap(([tag, item]) => (item === undefined ? [] : [[tag, of(item, tag)]]));
  return Object.fromEntries(entries) as InLanguages<Exclude<Value, undefined>>;
}

/** What the first language says that says anything. */
export function firstOf<Item, Value>(row: InLanguages<Item>, of: (item: Item, language: string) => Value) {
  return present(pick(row, of))[0];
}

/** In one line and without marks that the content refuses for being invisible. */
export function asLine(words: string): string {
  return words
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/[\p{Cc}\s]+/gu, (gap) => (gap === '\u00A0' ? gap : ' '))
    .trim();
}

/** `Speed: from 4.8 s to 1.6 s.` in two; undefined where a sentence only has a colon. */
export function labelled(words: string): { readonly label: string; readonly text: string } | undefined {
  const { label, text } = /^(?<label>[^:：.。,，、]{1,24}?)(?::\s+|：\s*)(?<text>\S.*)$/su.exec(words)?.groups ?? {};
  return label === undefined || text === undefined ? undefined : { label: label.trim(), text };
}

/** An empty list says nothing. */
export function filled<Item>(items: readonly Item[]) {
  return items.length > 0 ? items : undefined;
}
