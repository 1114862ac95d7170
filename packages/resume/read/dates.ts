/**
 * Reads dates as people write them. Libraries misread in silence (`2019-03 ~ 2021-06` becomes today), so what this reader
 * does not know is `undefined`, for its caller to name.
 */
import { folded } from './text.ts';
import words from './words.json' with { type: 'json' };

/** `2019` or `2019-03`. */
type MonthOrYear = string;

const PRESENT = new RegExp(`^(?:(?:${words.until.join('|')}) )?(?:${words.present.join('|')})$`, 'u');
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const NO_START = /^(?:expected|anticipated|est|expected in|graduating|voraussichtlich|預計|预计)\b ?/;

/** Names and short names of the months; one that two languages give to two months is no name. */
const MONTHS = monthNames();

function monthNames(): ReadonlyMap<string, number> {
  const all = new Map<string, Set<number>>();
  for (const locale of words.locales)
    for (const month of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { month, day, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(Date.UTC(2024, index, 1));
          const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '');
          // Of Greek, Intl knows the genitive alone.
          for (const form of [name, name.replace(/ου$/, 'ος')])
            if (/\p{L}.*\p{L}/u.test(form)) all.set(form, (all.get(form) ?? new Set()).add(index + 1));
        }
      }
  return new Map(
    [...all].flatMap(([name, [one, ...more]]) => (one && more.length === 0 ? [[name, one] as const] : [])),
  );
}

function monthNamed(word: string): number | undefined {
  const exact = MONTHS.get(word);
  if (exact !== undefined || word.length < 3) return exact;
  const begun = new Set([...MONTHS].flatMap(([name, month]) => (name.startsWith(word) ? [month] : [])));
  return begun.size === 1 ? [...begun][0] : undefined;
}

/** Digits of every script become 0–9. */
function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Ten in a row, and before their zero something else.
    const before = Array.from({ length: 10 }, (_, index) => String.fromCodePoint(code - index - 1));
    return String(code < 58 ? digit : before.findIndex((other) => !/\p{Nd}/u.test(other)));
  });
}

function dated(year: string | number, month?: string | number): MonthOrYear | undefined {
  // The Buddhist era, in which Thai résumés count.
  const own = Number(year) > 2400 ? Number(year) - 543 : Number(year);
  if (own < 1900 || own > 2100) return undefined;
  if (month === undefined) return String(own);
  return Number(month) >= 1 && Number(month) <= 12 ? `${own}-${String(month).padStart(2, '0')}` : undefined;
}

/** One date; undefined where it cannot be read for sure. */
export function dateIn(value: string): MonthOrYear | undefined {
  const withoutTime = withPlainDigits(value).replace(/T\d\d:.*$|\s\d\d?:\d\d.*$/, '');
  const text = folded(withoutTime.replaceAll('.', '/'))
    .replace(/(?<=\d)(?:st|nd|rd|th|er|º|ª)\b/g, '')
    .replace(
      /(令和|平成|昭和) ?(元|\d+) ?年/,
      (_, era: string, year: string) => `${(ERAS[era] ?? 0) + (Number(year) || 1)}年`,
    )
    .replace(/(?<=\d) ?(?:年度?|년|月份?|월|日|号|일)/g, '/')
    .replace(/^thang (\d{1,2})[ /-]*(?:nam )?/, '$1/')
    .replace(/\s*([/-])\s*/g, '$1')
    .replace(/\/$/, '');
  const figures = text.split(/[/-]/);
  if (figures.every((figure) => /^\d+$/.test(figure))) return ofFigures(figures, text);
  const parts = text.split(/[\s,/-]+/).filter((word) => !/^(?:de|del|of|г|год|года|р)$/.test(word));
  const year = parts.find((word) => /^\d{4}$/.test(word));
  const names = parts.filter((word) => /\p{L}/u.test(word));
  const days = parts.filter((word) => /^\d{1,2}$/.test(word));
  const month = monthNamed(names.join(' '));
  const isWhole = days.length < 2 && days.length + names.length + 1 >= parts.length;
  return year && month && isWhole ? dated(year, month) : undefined;
}

/** `2019/3/4`, `03/2019`, `28/9/2023`; of `3/4/2019` the year alone is sure. */
function ofFigures(figures: readonly string[], plain: string): MonthOrYear | undefined {
  const [one = '', two, three] = figures;
  if (figures.length > 3) return undefined;
  if (two === undefined) return /^\d{6}$/.test(one) ? dated(one.slice(0, 4), one.slice(4)) : dated(one);
  if (one.length === 4) return dated(one, two);
  if (three === undefined) return two.length === 4 ? dated(two, one) : undefined;
  if (three.length !== 4) return undefined;
  if (Number(one) > 12) return dated(three, two);
  if (Number(two) > 12 || one === two) return dated(three, one);
  return plain.includes('-') ? undefined : dated(three);
}

const SEPARATORS = [
  /\s*[–—―~〜～→‐‑]\s*/,
  /\s+-+\s+/,
  /\s+(?:to|until|till|through|bis|à|al?|do|tot|до|по|έως|para)\s+/i,
  /\s*(?:至|迄|到|から|부터)\s*/,
];

/** A date, a period, or what is still going on, which has no end; undefined where it cannot be read. */
export function periodIn(value: string): { readonly start?: MonthOrYear; readonly end?: MonthOrYear } | undefined {
  // What stands in brackets behind it says how long it was.
  const text = value.replace(/\s*[(（].*?[)）]\s*$/, '').trim();
  if (isPresent(text)) return {};
  const expected = folded(text).replace(NO_START, '');
  if (expected !== folded(text)) {
    const end = dateIn(expected);
    return end === undefined ? undefined : { end };
  }
  const since = text.replace(/^(?:since|from|seit|ab|depuis|desde|с|dal|自)\s*|\s*(?:起|から|より)$/gi, '');
  const single = dateIn(text) ?? dateIn(since);
  if (single !== undefined) return { start: single };
  for (const [left, right] of halves(text)) {
    const start = dateIn(left.trim().replace(/^(?:from|von|de|desde|с|dal)\s+/i, ''));
    if (start === undefined) continue;
    if (right.trim() === '' || isPresent(right)) return { start };
    const end = dateIn(right) ?? sameYear(right, start);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

function isPresent(text: string): boolean {
  return PRESENT.test(folded(text));
}

/** Every way to part a text in two, the surest first. */
function halves(text: string): (readonly [string, string])[] {
  const separated = SEPARATORS.map((separator) => text.split(separator)).filter(({ length }) => length === 2);
  const hyphens = [...text.matchAll(/-/g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
  return [...separated, ...hyphens].map(([left = '', right = '']) => [left, right]);
}

/** `Mar – Jun 2021` is not read as a start without a year; `2019.03–06` is an end in the same year. */
function sameYear(right: string, start: MonthOrYear): MonthOrYear | undefined {
  const month = /^(\d{1,2})月?$/.exec(right.trim())?.[1];
  return month !== undefined && start.length > 4 ? dated(start.slice(0, 4), month) : undefined;
}
