/**
 * Leaves out of the built page what its owner has nothing for: a module that serves an optional field alone is built as
 * what it comes to where the field is empty, so that nobody downloads the rest.
 */
import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '#content/schema.ts';
import { readContent } from './content-plugin.ts';

interface Part {
  readonly isFilled: (content: Content) => boolean;
  /** All that the module exports, where it is not. */
  readonly empty: string;
}

const hasRecords = ({ person }: Content) => person.certificates !== undefined || person.publications !== undefined;

/** By the module's path from the repository's root. */
const PARTS: Readonly<Record<string, Part>> = {
  'content/records.ts': { isFilled: hasRecords, empty: 'export const recordsOf = () => [];' },
  'site/about/portrait.tsx': {
    isFilled: ({ person }) => person.portrait !== undefined,
    empty: 'export const Portrait = () => null;',
  },
  'site/projects/project-tile.tsx': {
    isFilled: ({ projects }) => projects.some(({ picture }) => picture),
    empty: "export { IsletTile as ProjectTile } from './islet-tile.tsx';",
  },
};

/** @param entry The module that exports `content`, from the repository's root. */
export function unfilledParts(entry: string): Plugin {
  let root = process.cwd();
  return {
    name: 'unfilled-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      const part = PARTS[relative(root, id).split(sep).join('/')];
      if (!part || part.isFilled(await readContent(resolve(root, entry)))) return undefined;
      return part.empty;
    },
  };
}
