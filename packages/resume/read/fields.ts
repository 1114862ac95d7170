/** Reads the fields of an object of unknown shape, whatever kind of value each has, and remembers which were not asked for. */
import { mailAddressIn, webAddressIn } from './values.ts';
import { periodIn } from './dates.ts';
import { linesOf, plainText } from './text.ts';

/** What a reading leaves for the owner to look at. */
export interface Report {
  /** What cannot be read, each with the way to say it. */
  readonly unread: string[];
  /** What was understood in one of several ways. */
  readonly assumed: string[];
  /** What nobody asked for. */
  readonly leftOut: Set<string>;
}

/** The first kind of text that an entry of a list has where a text would do. */
const NAMES = ['text', 'name', 'title', 'summary', 'description', 'keyword', 'value', 'city'];

/** The fields of one object; methods take the names that a field may have, and read the first that says something. */
export class Fields {
  /** The value itself as a text, where it is no object. */
  readonly self: string | undefined;
  readonly #entries: readonly (readonly [string, unknown])[];
  readonly #asked = new Set<string>();
  readonly #path: string;
  readonly #report: Report;

  /** @param path Where the object stands: `work[2]`. */
  constructor(value: unknown, path: string, report: Report) {
    this.#path = path;
    this.#report = report;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    this.#entries = isObject ? Object.entries(value) : [];
    this.self = isObject ? undefined : textOf(value);
  }

  raw(...names: string[]): { readonly value: unknown; readonly at: string } | undefined {
    for (const name of names) {
      const found = this.#entries.find(([key, own]) => plainKey(key) === name.toLowerCase() && isSaid(own));
      if (!found) continue;
      this.#asked.add(found[0]);
      return { value: found[1], at: this.#at(found[0]) };
    }
    return undefined;
  }

  #at(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  text(...names: string[]): string | undefined {
    return textOf(this.raw(...names)?.value);
  }

  /** A list, or a text that is one, by lines. */
  texts(...names: string[]): string[] {
    const found = this.raw(...names)?.value;
    return typeof found === 'string' ? linesOf(found) : itemsOf(found);
  }

  /** A list of names, or a text that is one, by lines and commas. */
  names(...names: string[]): string[] {
    if (typeof this.raw(...names)?.value !== 'string') return this.texts(...names);
    return this.texts(...names).flatMap((line) => line.split(/\s*[,;、，；|•·]\s*/).filter((name) => name !== ''));
  }

  /** Entries of a list; of an object that is none, its values or itself. */
  list(...names: string[]): Fields[] {
    const { value, at } = this.raw(...names) ?? {};
    if (value === undefined) return [];
    const values = Object.values(Object(value) as object) as unknown[];
    const isMap = typeof value === 'object' && values.every((one) => typeof one === 'object');
    const items = Array.isArray(value) || isMap ? values : [value];
    return items.flatMap((item, index) => (isSaid(item) ? [new Fields(item, `${at}[${index}]`, this.#report)] : []));
  }

  /** What `read` makes of each entry of a list. What it does not ask for is left out, under the first of the names. */
  entries<Entry>(names: readonly [string, ...string[]], read: (entry: Fields) => Entry): Entry[] {
    return this.list(...names).map((entry) => {
      const own = read(entry);
      entry.close(this.#at(names[0]));
      return own;
    });
  }

  entry(...names: string[]): Fields {
    const { value, at = '' } = this.raw(...names) ?? {};
    return new Fields(value, at, this.#report);
  }

  /** What `parse` makes of a field as a text; where that is nothing, `fault` says so to the owner. */
  parsed<Value>(
    names: readonly string[],
    parse: (written: string, value: unknown) => Value | undefined,
    fault: string,
  ): { readonly at: string; readonly written: string; readonly value: Value | undefined } | undefined {
    const found = this.raw(...names);
    const written = textOf(found?.value);
    if (!found || written === undefined) return undefined;
    const value = parse(written, found.value);
    if (value === undefined) this.#report.unread.push(`${found.at}: “${shown(written)}” ${fault}`);
    return { at: found.at, written, value };
  }

  address(...names: string[]): string | undefined {
    const fault = 'is no address of the web: write it as https://example.com';
    const { at, value } = this.parsed(names, webAddressIn, fault) ?? {};
    if (value?.wasHttp)
      this.#report.assumed.push(`${at}: ${value.url} was written with http:, see whether it opens with https:`);
    return value?.url;
  }

  mail(...names: string[]): string | undefined {
    return this.parsed(names, mailAddressIn, 'is no mail address: write it as name@example.com')?.value;
  }

  /** A period in one field or two. */
  dates(starts: readonly string[], ends: readonly string[] = [], both: readonly string[] = []) {
    const read = (names: readonly string[]) =>
      this.parsed(
        names,
        // A large number is in milliseconds since 1970.
        (written, value) => periodIn(Number(value) > 1e11 ? new Date(Number(value)).toISOString() : written),
        'is no date that can be read: write it as 2019-03',
      );
    const start = read(starts) ?? read(both);
    const end = read(ends);
    // An end is a date by itself, or what ends a period that stands in its place.
    const endDate = end ? (end.value?.end ?? end.value?.start) : start?.value?.end;
    // What nobody can read is neither an end nor says that there is none.
    return { startDate: start?.value?.start, endDate, ...(end && !end.value && { isEndUnread: true }) };
  }

  /** Names what was not asked for and says something else than what was. @param name What these entries are called together: `work`. */
  close(name: string): void {
    const asked = new Set(this.#entries.flatMap(([key, value]) => (this.#asked.has(key) ? [textOf(value)] : [])));
    for (const [key, value] of this.#entries) {
      if (this.#asked.has(key) || !isSaid(value) || (typeof value === 'string' && asked.has(textOf(value)))) continue;
      const whole = Array.isArray(value) ? `${key} (${value.length})` : key;
      this.#report.leftOut.add(name === '' ? whole : `${name}: ${key}`);
    }
  }
}

/** `start_date`, `Start Date` → `startdate`. */
function plainKey(key: string): string {
  return key.toLowerCase().replace(/[\s_-]/g, '');
}

function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSaid);
  return value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');
}

/** Any value as a text: lists are joined, of an object the field that names it is taken. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return plainText(value) || undefined;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.flatMap((item) => textOf(item) ?? []).join('\n') || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const named = NAMES.flatMap((name) => (Object.hasOwn(value, name) ? [Reflect.get(value, name) as unknown] : []));
  return [...named, ...Object.values(value)].map(textOf).find((one) => one !== undefined);
}

function itemsOf(value: unknown): string[] {
  return Object.values(Object(value ?? {}) as object).flatMap((item) => textOf(item) ?? []);
}

function shown(written: string): string {
  return written.replace(/\s+/g, ' ').replace(/(?<=^.{40}).+$/, '…');
}
