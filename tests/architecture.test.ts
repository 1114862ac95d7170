/** The rooms of the house and what each may import, read from the sources: what lint forbids stays forbidden when lint is changed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** What the code of a room may import from other rooms; tests may import anything that is no benchmark. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The owner’s list of languages alone, which holds nothing else.
  contract: ['owner/languages.ts'],
  owner: ['contract', 'content'],
  content: ['contract', 'owner'],
  messages: ['contract'],
  'src/chat/session': ['contract'],
  'src/shared': ['contract'],
  'src/chat/transport': ['contract', 'src/shared', 'src/chat/session'],
  'src/i18n': ['contract', 'content', 'messages', 'src/shared'],
  'src/hooks': [],
  'src/components': ['contract', 'content', 'messages', 'src/shared', 'src/i18n'],
  'src/chat/components': [
    'contract',
    'content',
    'messages',
    'src/chat/session',
    'src/chat/transport',
    'src/shared',
    'src/i18n',
    'src/hooks',
    'src/components',
  ],
  'src/globe': ['contract', 'messages', 'src/shared', 'src/i18n', 'src/components'],
  'src/sections': [
    'contract',
    'content',
    'messages',
    'src/shared',
    'src/i18n',
    'src/hooks',
    'src/components',
    'src/globe',
  ],
  'src/layout': ['contract', 'messages', 'src/i18n', 'src/hooks', 'src/components'],
  // What puts the page together.
  src: [
    'content',
    'contract',
    'messages',
    'src/i18n',
    'src/components',
    'src/globe',
    'src/layout',
    'src/sections',
    'src/chat/components',
  ],
  'src/answers': ['contract', 'content', 'messages'],
  'packages/answerer': [],
  // What only Node offers. Everything else of the server runs wherever there is a `fetch`.
  'server/node': ['contract', 'src/shared', 'server'],
  'server/hosts': ['contract', 'src/shared', 'server', 'server/node'],
  server: ['contract', 'src/shared', 'content', 'messages', 'src/i18n', 'src/answers'],
  artwork: ['contract', 'content', 'messages', 'src/globe', 'src/styles/tokens.css', 'src/styles/fonts/'],
  documents: ['contract', 'content', 'messages', 'src/shared', 'src/globe', 'artwork', 'packages/resume'],
  'packages/resume': ['contract', 'content'],
  scripts: [
    'contract',
    'src/shared',
    'content',
    'src/i18n',
    'src/answers',
    'src/globe',
    'messages',
    'artwork',
    'documents',
    'packages/resume',
    'server',
    'server/node',
    'src',
  ],
};

/** These look at everything: no code of the product imports them. */
const OBSERVERS: Readonly<Record<string, readonly string[]>> = {
  tests: Object.keys(ALLOWED),
  bench: [...Object.keys(ALLOWED), 'tests'],
  'packages/answerer/eval': Object.keys(ALLOWED),
};

/** A room inside another is found first. */
const ROOMS = Object.keys({ ...OBSERVERS, ...ALLOWED }).toSorted((one, other) => other.length - one.length);

/** Where each alias of package.json leads: `#globe` to `src/globe`. */
const FOLDERS: ReadonlyMap<string, string> = new Map(
  Object.entries(packageJson.imports).flatMap(([alias, folder]) =>
    typeof folder === 'string' ? [[alias.replace(/\/\*$/, ''), folder.replace(/^\.\/|\/\*$/g, '')]] : [],
  ),
);

test('every folder with code is a room with a row here', () => {
  const folders = sourcesIn('.').map((file) => roomOf(file) ?? file);
  expect(new Set(folders.filter((folder) => folder.includes('/') || !folder.includes('.')))).toEqual(new Set(ROOMS));
});

test.each(Object.entries(ALLOWED))('%s imports only what lies below it', (room, allowed) => {
  const files = sourcesIn(room).filter((file) => !isTest(file) && roomOf(file) === room);
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => forbiddenImports(file, allowed))).toEqual([]);
});

test.each(Object.entries(OBSERVERS))('%s may look at everything but what looks at it', (room, allowed) => {
  expect(sourcesIn(room).flatMap((file) => forbiddenImports(file, allowed))).toEqual([]);
});

test('a test beside its source imports no benchmark', () => {
  const allowed = [...Object.keys(ALLOWED), 'tests'];
  expect(
    sourcesIn('.')
      .filter(isTest)
      .flatMap((file) => forbiddenImports(file, allowed)),
  ).toEqual([]);
});

test('the page hears no unload and asks nothing before it: a browser keeps no such page to come back to', () => {
  const hearing = ['src', 'scripts']
    .flatMap(sourcesIn)
    .filter((file) =>
      /['"`](?:before)?unload['"`]|\bon(?:before)?unload\b/i.test(readFileSync(join(root, file), 'utf8')),
    );
  expect(hearing).toEqual([]);
});

test('what only Node offers stands in one folder of the server', () => {
  const ofNode = /^(?:node:|@hono\/node-server$|ioredis$|pino$|prom-client$)/;
  const guilty = sourcesIn('server')
    .filter((file) => roomOf(file) === 'server' && !isTest(file))
    .filter((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return packagesIn(source).some((name) => ofNode.test(name)) || /\bBuffer[.(]|(?<!\.)\bprocess\.\w/.test(source);
    });
  expect(guilty).toEqual([]);
});

test('inside a room imports are relative, from room to room they begin with #', () => {
  const guilty = sourcesIn('.').flatMap((file) =>
    importsOf(file)
      .filter(({ target, specifier }) => {
        const [from, to] = [roomOf(file), roomOf(target)];
        // A package has no # that leads out of it.
        if (from?.startsWith('packages/answerer')) return false;
        return from !== undefined && to !== undefined && (from === to) === specifier.startsWith('#');
      })
      .map(({ specifier }) => `${file} imports ${specifier}`),
  );
  expect(guilty).toEqual([]);
});

test('a hole in the wall is seen, whichever way an import is written', () => {
  expect(targetOf('src/chat/session/session.ts', '#chat/transport/reply-stream.ts')).toBe(
    'src/chat/transport/reply-stream.ts',
  );
  expect(targetOf('server/app.ts', '../src/app.tsx')).toBe('src/app.tsx');
  expect(targetOf('server/app.ts', '#layout/header.tsx')).toBe('src/layout/header.tsx');
  const imports = "import './a.ts';\nexport { b } from '#ui/b.ts';\nconst c = import('../c.ts');";
  for (const written of [imports, imports.replaceAll("'", '"')])
    expect(specifiersIn(written).toSorted()).toEqual(['#ui/b.ts', '../c.ts', './a.ts']);
  expect(readBy('artwork/drawings/palette.ts')).toContain('src/styles/tokens.css');
});

test('the page takes nothing but types from the content’s schema', () => {
  const guilty = ['src']
    .flatMap(sourcesIn)
    .filter((file) =>
      /import (?!type)[^;]*['"]#content\/(?!schema\.ts|languages\.ts)|import (?!type)[^;]*#content\/schema\.ts/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    // What answers are made of is written into the page at build.
    .filter((file) => !isTest(file) && roomOf(file) !== 'src/answers');
  expect(guilty).toEqual([]);
});

function forbiddenImports(file: string, allowed: readonly string[]): string[] {
  const room = roomOf(file);
  return [...importsOf(file).map(({ target }) => target), ...readBy(file)]
    .filter((target) => {
      const other = roomOf(target);
      return other !== undefined && other !== room && !allowed.includes(other) && !allowed.includes(target);
    })
    .map((target) => `${file} imports ${target}`);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** The room of a file; undefined for the settings at the root, packages, and what the build makes. */
function roomOf(file: string): string | undefined {
  return ROOMS.find((room) => file.startsWith(`${room}/`));
}

function sourcesIn(folder: string): string[] {
  const outside = /^(?:node_modules|dist|dist-.*|generated|docs|test-results|\..*)$/;
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return outside.test(path) ? [] : sourcesIn(path);
    return /\.(?:tsx?|mjs)$/.test(path) ? [path] : [];
  });
}

/** What a file imports of this repository, as written and as the file that it means. */
function importsOf(file: string): { readonly specifier: string; readonly target: string }[] {
  return specifiersIn(readFileSync(join(root, file), 'utf8')).map((specifier) => ({
    specifier,
    target: targetOf(file, specifier),
  }));
}

function specifiersIn(source: string): string[] {
  return importedBy(source).filter((specifier) => /^[.#]/.test(specifier));
}

function packagesIn(source: string): string[] {
  return importedBy(source).filter((specifier) => !/^[.#]/.test(specifier));
}

function importedBy(source: string): string[] {
  const ways = [
    /^\s*(?:import|export)\s[^;'"]*?from\s+(['"])(?<to>.+?)\1/gm,
    /^\s*import\s+(['"])(?<to>.+?)\1/gm,
    /\bimport\s*\(\s*(['"])(?<to>.+?)\1/gm,
  ];
  return ways.flatMap((way) => [...source.matchAll(way)]).map(({ groups }) => groups?.['to'] ?? '');
}

/** The files of this repository that a file reads by their address: `new URL('../src/styles/tokens.css', import.meta.url)`. */
function readBy(file: string): string[] {
  const addresses = /new URL\(\s*(['"])(?<to>.+?)\1,\s*import\.meta\.url\s*\)/g;
  return [...readFileSync(join(root, file), 'utf8').matchAll(addresses)].map(({ groups }) =>
    targetOf(file, groups?.['to'] ?? ''),
  );
}

function targetOf(file: string, specifier: string): string {
  if (!specifier.startsWith('#')) return posix.join(posix.dirname(file), specifier);
  const aliases = [...FOLDERS.keys()].filter((alias) => specifier.startsWith(`${alias}/`));
  const longest = aliases.reduce((one, other) => (other.length > one.length ? other : one), '#');
  return specifier.replace(longest, FOLDERS.get(longest) ?? '');
}
