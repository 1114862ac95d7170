/** Imports a style module by its single names, so that the page gets the names it uses and not a table of all. */
import { parseAst, type Plugin } from 'vite';

const STYLE_MODULE = /\.module\.css$/;

export function styleNames(): Plugin {
  return {
    name: 'style-names',
    enforce: 'pre',
    transform: { filter: { id: /\.tsx$/ }, handler: withStyleNames },
  };
}

/** `import styles from './project-card.module.css'` → `import * as styles from './project-card.module.css'` */
export function withStyleNames(code: string): string {
  const imports = parseAst(code, { lang: 'tsx' }).body.filter((statement) => statement.type === 'ImportDeclaration');
  const tables = imports
    .filter(({ source }) => STYLE_MODULE.test(source.value))
    .flatMap(({ specifiers }) => specifiers.filter(({ type }) => type === 'ImportDefaultSpecifier'));
  // From the last to the first: what stands before keeps its place.
  return tables.toReversed().reduce((text, { start }) => `${text.slice(0, start)}* as ${text.slice(start)}`, code);
}
