/** Reads the fields of an object of unknown shape, whatever kind of value each has, and remembers which were not asked for. */
import { mailAddressIn, webAddressIn } from './addresses.ts';
import { periodIn, type MonthOrYear } from './dates.ts';
import { linesOf, plainText } from './plain-text.ts';

/** What a reading leaves for the owner to look at. */
export interface Report {
  /** What cannot be read, each with the way to say it. */
  readonly unread: string[];
  /** What was understood in one of several ways. */
  readonly assumed: string[];
  /** What nobody asked for. */
  readonly leftOut: Set<string>;
}

export interface Dates {
  readonly startDate?: MonthOrYear;
  readonly endDate?: MonthOrYear;
  /** Something stands there, but nobody knows what: neither an end nor that there is none. */
  readonly isEndUnread?: true;
}

export interface Fields {
  readonly path: string;
  /** The value itself as a text, where it is no object. */
  readonly self: string | undefined;
  /** The first of these fields that says something. */
  raw(names: readonly string[]): { readonly value: unknown; readonly at: string } | undefined;
  text(...names: string[]): string | undefined;
  /** A list, or a text that is one: by lines, or, of names, by commas too. */
  texts(names: readonly string[], options?: { readonly areNames?: boolean }): string[];
  /** Entries of a list; of an object that is none, its values or itself. */
  list(...names: string[]): Fields[];
  entry(...names: string[]): Fields;
  address(...names: string[]): string | undefined;
  mail(...names: string[]): string | undefined;
  /** A period in one field or two. */
  dates(starts: readonly string[], ends: readonly string[], both?: readonly string[]): Dates;
  /** Names what was not asked for. @param name What these entries are called together: `work`. */
  close(name: string): void;
}

/** The first kind of text that an entry of a list has where a text would do. */
const NAMES = ['text', 'name', 'title', 'summary', 'description', 'keyword', 'value', 'city'];

/** @param path Where the object stands: `work[2]`. */
export function fieldsOf(value: unknown, path: string, report: Report): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isObject ? Object.entries(value) : [];
  const asked = new Set<string>();

  function raw(names: readonly string[]): { value: unknown; at: string } | undefined {
    for (const name of names) {
      const found = entries.find(([key, own]) => plainKey(key) === name.toLowerCase() && isSaid(own));
      if (!found) continue;
      asked.add(found[0]);
      return { value: found[1], at: path === '' ? found[0] : `${path}.${found[0]}` };
    }
    return undefined;
  }

  function text(...names: string[]): string | undefined {
    return textOf(raw(names)?.value);
  }

  return {
    path,
    self: isObject ? undefined : textOf(value),
    raw,
    text,
    texts(names: readonly string[], { areNames = false } = {}): string[] {
      const found = raw(names)?.value;
      if (typeof found === 'string') return areNames ? namesIn(found) : linesOf(found);
      const items = Array.isArray(found) ? (found as unknown[]) : Object.values(Object(found ?? {}) as object);
      return items.flatMap((item) => textOf(item)?.replace(/^[-*•]\s+/, '') ?? []);
    },
    list(...names: string[]): Fields[] {
      const found = raw(names);
      if (!found) return [];
      const { value: own, at } = found;
      const isMap =
        typeof own === 'object' &&
        !Array.isArray(own) &&
        Object.values(own as object).every((one) => typeof one === 'object');
      const items = Array.isArray(own) ? (own as unknown[]) : isMap ? Object.values(own as object) : [own];
      return items.flatMap((item, index) => (isSaid(item) ? [fieldsOf(item, `${at}[${index}]`, report)] : []));
    },
    entry(...names: string[]): Fields {
      const found = raw(names);
      return fieldsOf(found?.value, found?.at ?? `${path}.${names[0]}`, report);
    },
    address(...names: string[]): string | undefined {
      const found = raw(names);
      const written = textOf(found?.value);
      if (!found || written === undefined) return undefined;
      const address = webAddressIn(written);
      if (!address)
        report.unread.push(
          `${found.at}: “${shown(written)}” is no address of the web: write it as https://example.com`,
        );
      if (address?.wasHttp)
        report.assumed.push(`${found.at}: ${address.url} was written with http:, see whether it opens with https:`);
      return address?.url;
    },
    mail(...names: string[]): string | undefined {
      const found = raw(names);
      const written = textOf(found?.value);
      if (!found || written === undefined) return undefined;
      const address = mailAddressIn(written);
      if (!address)
        report.unread.push(`${found.at}: “${shown(written)}” is no mail address: write it as name@example.com`);
      return address;
    },
    dates(starts: readonly string[], ends: readonly string[], both: readonly string[] = []): Dates {
      const read = (names: readonly string[]) => {
        const found = raw(names);
        const written = textOf(found?.value);
        if (!found || written === undefined) return undefined;
        const period = periodIn(isEpoch(found.value) ? new Date(Number(found.value)).toISOString() : written);
        if (!period)
          report.unread.push(`${found.at}: “${shown(written)}” is no date that can be read: write it as 2019-03`);
        return { period };
      };
      const start = read(starts) ?? read(both);
      const end = read(ends);
      const startDate = start?.period?.start;
      // An end is a date by itself, or what ends a period that stands in its place.
      const endDate = end ? (end.period?.end ?? end.period?.start) : start?.period?.end;
      return {
        ...(startDate !== undefined && { startDate }),
        ...(endDate !== undefined && { endDate }),
        ...(end && !end.period && { isEndUnread: true as const }),
      };
    },
    close(name: string): void {
      for (const [key, own] of entries)
        if (!asked.has(key) && isSaid(own)) report.leftOut.add(name === '' ? whole(key, own) : `${name}: ${key}`);
    },
  };
}

function whole(key: string, value: unknown): string {
  return Array.isArray(value) ? `${key} (${value.length})` : key;
}

/** `start_date`, `Start Date` → `startdate`. */
function plainKey(key: string): string {
  return key.toLowerCase().replace(/[\s_-]/g, '');
}

function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSaid);
  return value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');
}

function isEpoch(value: unknown): boolean {
  return typeof value === 'number' && value > 1e11;
}

/** Any value as a text: lists are joined, of an object the field that names it is taken. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return plainText(value) || undefined;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.flatMap((item) => textOf(item) ?? []).join('\n') || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const named = NAMES.flatMap((name) => (Object.hasOwn(value, name) ? [Reflect.get(value, name) as unknown] : []));
  return [...named, ...Object.values(value)].map(textOf).find((one) => one !== undefined);
}

function namesIn(value: string): string[] {
  const lines = linesOf(value);
  return lines.flatMap((line) => line.split(/\s*[,;、，；|•·]\s*/)).filter((name) => name !== '');
}

function shown(written: string): string {
  const line = written.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
