/**
 * What a class of a style module is called in the page: `card` of `project-card.module.css` is `project-card-card` in
 * development, where its name tells where it stands, and two or three characters in a built page, whose first flight
 * holds two hundred of them. The same sources give the same names, in whatever order a build reads them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where style modules stand. */
const FOLDERS = ['ui', 'site', 'src'];

const COMMENT = /\/\*.*?\*\//gs;
const CLASS = /\.([a-zA-Z][\w-]*)/g;

let short: ReadonlyMap<string, string> | undefined;

/** The form that Vite asks for; `file` may have a query behind it. A class that is new in development has its long name. */
export function className(name: string, file: string): string {
  // Two files of one name would share their classes: a test keeps their names apart.
  const long = `${basename(file.replace(/\?.*$/, ''), '.module.css')}-${name}`;
  if (process.env['NODE_ENV'] !== 'production') return long;
  short ??= shortNames(longNames(join(import.meta.dirname, '..')));
  return short.get(long) ?? long;
}

/** `a0`, `b0` … `z0`, `a1`: a letter, and a number to the base of 36. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    names.map((name, index) => [name, String.fromCharCode(97 + (index % 26)) + Math.floor(index / 26).toString(36)]),
  );
}

/** Every class of every style module, sheet by sheet. */
function longNames(root: string): string[] {
  const sheets = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => join(root, folder, file)),
  );
  const names = sheets.toSorted().flatMap((sheet) => {
    const css = readFileSync(sheet, 'utf8').replaceAll(COMMENT, '');
    return [...css.matchAll(CLASS)].map(([, name]) => `${basename(sheet, '.module.css')}-${name}`);
  });
  return [...new Set(names)];
}
