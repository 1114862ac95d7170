/** Writes the parts of the content as the files of `content/`. */
import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import type { Parts } from './import.ts';

/** Stands for a fact that another part has said already: `person.name`. */
export interface Reference {
  readonly reference: string;
}

export function reference(name: string): Reference {
  return { reference: name };
}

/** The files by name. @param root Of the repository, for its way of writing code. */
export async function filesOf(parts: Parts, languages: readonly string[], root: string): Promise<Map<string, string>> {
  const files = new Map([
    ['languages.ts', languagesSource(languages)],
    ['index.ts', indexSource(Object.keys(parts))],
    ...Object.entries(parts).map(([name, part]) => [`${name}.ts`, partSource(name, part)] as const),
  ]);
  const style = JSON.parse(readFileSync(`${root}/.oxfmtrc.json`, 'utf8')) as FormatConfig;
  for (const [name, source] of files) files.set(name, (await format(name, source, style)).code);
  return files;
}

function languagesSource(languages: readonly string[]): string {
  return `/** The languages of the site, in the order in which they are offered. The first is for who speaks none of them. */
import type { KnownLanguage } from '#shared/known-languages.ts';

export const LANGUAGES = ${JSON.stringify(languages)} as const satisfies readonly [KnownLanguage, ...KnownLanguage[]];`;
}

function indexSource(names: readonly string[]): string {
  return [
    '/** What the owner says, part by part. */',
    ...names.toSorted().map((name) => `export { ${name} } from './${name}.ts';`),
  ].join('\n');
}

function partSource(name: string, part: unknown): string {
  const source = literal(part);
  const others = [...new Set(referencesIn(part).map((path) => path.split('.', 1)[0] ?? ''))];
  return [
    `import type { Content } from '#content/schema.ts';`,
    ...others.map((other) => `import { ${other} } from './${other}.ts';`),
    '',
    `export const ${name} = ${source} satisfies Content['${name}'];`,
  ].join('\n');
}

function literal(value: unknown): string {
  if (isReference(value)) return value.reference;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${literal(child)}`);
  return `{ ${fields.join(', ')} }`;
}

function referencesIn(value: unknown): string[] {
  if (isReference(value)) return [value.reference];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(referencesIn);
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'reference' in value;
}

/** The content as it is once the files are read: every reference followed. */
export function contentIn(parts: Parts, value: unknown = parts): unknown {
  if (isReference(value))
    return value.reference.split('.').reduce((node: unknown, key) => Reflect.get(Object(node) as object, key), parts);
  if (Array.isArray(value)) return value.map((item) => contentIn(parts, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, contentIn(parts, child)]));
}
