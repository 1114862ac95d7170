/** Which folder may import which, read from the sources. A folder imports itself freely; tests may import everything. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const WORDS = ['src/shared', 'src/content', 'src/i18n', 'src/i18n/locales'];
const VIEW = [...WORDS, 'src/hooks', 'src/components'];

/** The first row that a path begins with is its folder. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/shared': ['sample/languages.ts'],
  sample: ['src/shared', 'src/content'],
  'src/content': ['src/shared', 'sample'],
  'src/i18n/locales': ['src/shared', 'src/content/placeholder.ts'],
  'src/i18n': ['src/shared', 'src/i18n/locales', 'src/content'],
  'src/hooks': [],
  'src/components': WORDS,
  'src/globe': VIEW,
  'src/chat/session': ['src/shared'],
  'src/chat/transport': ['src/shared', 'src/chat/session'],
  'src/chat': [...VIEW, 'src/chat/session', 'src/chat/transport'],
  'src/sections': [...VIEW, 'src/globe'],
  'src/layout': VIEW,
  'src/answers': WORDS,
  src: [...VIEW, 'src/layout', 'src/sections', 'src/globe', 'src/chat'],
  'server/node': ['server', 'src/shared'],
  'server/hosts': ['server', 'server/node', 'src/shared'],
  server: [...WORDS, 'src/answers', 'packages/resume'],
  'packages/answerer/eval': ['scripts', 'packages/answerer', 'src/answers', ...WORDS],
  'packages/answerer/training': ['packages/answerer'],
  'packages/answerer': [],
  'packages/resume': [...WORDS, 'scripts/artwork'],
  'scripts/artwork': [...WORDS, 'src/globe', 'src/styles'],
  'scripts/bench': [...WORDS, 'src/globe', 'scripts', 'server', 'server/node', 'tests', 'vite.config.ts'],
  scripts: [...WORDS, 'src', 'src/answers', 'src/globe', 'server', 'server/node', 'packages/resume', 'scripts/artwork'],
};
const FOLDERS = Object.keys(ALLOWED);
const ALIASES = Object.entries(packageJson.imports)
  .flatMap(([alias, folder]) =>
    typeof folder === 'string' ? [[alias.replace('*', ''), folder.slice(2).replace('*', '')] as const] : [],
  )
  .toSorted(([one], [other]) => other.length - one.length);

test.each(FOLDERS)('%s imports only what lies below it', (folder) => {
  const imports = sources(folder).flatMap((file) => targets(file).map((target) => ({ file, target })));
  const forbidden = imports.filter(({ target }) => {
    const other = folderOf(target);
    return (
      other !== undefined &&
      other !== folder &&
      !/\/generated\/|^src\/assets\//.test(target) &&
      !ALLOWED[folder]?.some((name) => name === other || name === target)
    );
  });
  expect(forbidden).toEqual([]);
});

/** Packages that a folder does without: what runs in a browser has no Node, what runs anywhere has neither React nor Node. */
const FORBIDDEN_PACKAGES: readonly (readonly [folders: string, packages: RegExp])[] = [
  ['src/shared', /^node:/],
  ['src/chat/session src/chat/transport packages/answerer', /^(?:react|node:)/],
  ['src/components src/hooks src/i18n src/layout src/sections src/globe src/chat', /^(?:node:|zod$)/],
  ['server', /^(?:react|node:|@hono\/node-server$|ioredis$|prom-client$)/],
  ['server/node server/hosts', /^react/],
];

test.each(FORBIDDEN_PACKAGES)('%s do without packages like %s', (folders, packages) => {
  const files = folders.split(' ').flatMap(sources);
  expect(files.filter((file) => specifiers(file).some((specifier) => packages.test(specifier)))).toEqual([]);
});

test('the globals of Node are used in one folder of the server', () => {
  const ofNode = /\bBuffer[.(]|(?<!\.)\bprocess\.\w/;
  expect(sources('server').filter((file) => ofNode.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

function folderOf(path: string): string | undefined {
  return FOLDERS.find((folder) => path.startsWith(`${folder}/`) || path === folder);
}

/** The sources of a folder without those of the folders within it that have a row of their own. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path))
    .filter(
      (path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.tsx?$|node_modules/.test(path) && folderOf(path) === folder,
    );
}

/** The files of this repository that a file imports; packages by their name. */
function targets(file: string): string[] {
  return specifiers(file).map((specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
    const alias = ALIASES.find(([name]) => specifier.startsWith(name));
    return alias ? specifier.replace(alias[0], alias[1]) : specifier;
  });
}

function specifiers(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\1/g);
  return [...found].map(([, , specifier = '']) => specifier);
}
