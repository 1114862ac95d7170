/** Writes the parts of the content as the files of `content/`. */
import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import type { Parts } from './content.ts';

/**
 * The files by name; `{ reference: 'person.name' }` stands for a fact of another part.
 * @param root Of the repository, for its way of writing code.
 */
export async function filesOf(parts: Parts, languages: readonly string[], root: string): Promise<Map<string, string>> {
  const names = Object.keys(parts).toSorted();
  const index = names.map((name) => `export { ${name} } from './${name}.ts';`);
  const files = new Map([
    ['languages.ts', languagesSource(languages)],
    ['index.ts', ['/** What the owner says, part by part. */', ...index].join('\n')],
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

function partSource(name: string, part: unknown): string {
  // No text of the part looks so: its quotation marks are escaped.
  const source = JSON.stringify(part).replace(/\{"reference":"([\w.]+)"\}/g, '$1');
  const others = JSON.stringify(part).matchAll(/\{"reference":"(\w+)/g);
  const imports = new Set([...others].map(([, other]) => `import { ${other} } from './${other}.ts';\n`));
  return `import type { Content } from '#content/schema.ts';
${[...imports].join('')}
export const ${name} = ${source} satisfies Content['${name}'];`;
}
