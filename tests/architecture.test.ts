/** The folders' import directions, read from the sources: what lint forbids stays forbidden when lint is changed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What a folder may import from other folders. Tests and benchmarks may import anything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  content: ['contract'],
  messages: ['contract', 'content'],
  'chat/session': ['contract'],
  'chat/stream': ['contract', 'chat/session'],
  'chat/widget': ['contract', 'messages', 'chat/session', 'chat/stream', 'site'],
  globe: ['contract', 'messages', 'site'],
  site: ['contract', 'content', 'messages', 'globe', 'chat/widget'],
  server: ['contract', 'content', 'messages'],
  entry: ['contract', 'site'],
};

test.each(Object.entries(ALLOWED))('%s imports only what lies below it', (folder, allowed) => {
  const forbidden: string[] = [];
  const files = sourcesIn(folder).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    for (const target of importedFolders(readFileSync(join(root, file), 'utf8'))) {
      const inside = [folder, ...allowed].some((name) => target === name || target.startsWith(`${name}/`));
      if (!inside) forbidden.push(`${file} imports ${target}`);
    }
  }
  expect(forbidden).toEqual([]);
});

test('the page takes nothing but types from the content’s schema', () => {
  const guilty = ['site', 'chat', 'globe', 'entry']
    .flatMap(sourcesIn)
    .filter((file) =>
      /import (?!type)[^;]*['"]#content\/(?!schema\.ts)|import (?!type)[^;]*#content\/schema\.ts/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    .filter((file) => !/\.test\.tsx?$/.test(file));
  expect(guilty).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** The folders of `#name/…` imports: `#chat/session/step.ts` → `chat/session`. */
function importedFolders(source: string): string[] {
  return [...source.matchAll(/from\s+'#([^']+)'|import\s*\(\s*'#([^']+)'/g)].map(([, from, lazy]) =>
    (from ?? lazy ?? '').split('/').slice(0, -1).join('/'),
  );
}
