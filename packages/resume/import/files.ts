/** Writes the parts of the content as the files of `content/`. */
import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import type { Parts } from './content.ts';

/** The files by name; `{ reference: 'person.name' }` stands for a fact of another part. @param root Of the repository, for its way of writing code. */
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
  const others = new Set<string>();
  // No text of the part looks so: its quotation marks are escaped.
  const source = JSON.stringify(part).replace(/\{"reference":"((\w+)[\w.]*)"\}/g, (_, path: string, other: string) => {
    others.add(other);
    return path;
  });
  return [
    `import type { Content } from '#content/schema.ts';`,
    ...[...others].map((other) => `import { ${other} } from './${other}.ts';`),
    '',
    `export const ${name} = ${source} satisfies Content['${name}'];`,
  ].join('\n');
}
