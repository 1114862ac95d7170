/** `npm start` builds when something that the build is made of has changed, and only then. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const SOURCES_WRITTEN = new Date('2025-03-01T08:00:00Z');
const BUILT = new Date('2025-03-01T09:00:00Z');

/** As much of the project as the command reads, with a build that only says so. */
let copy: string;
const inCopy = (file: string) => join(copy, file);

function write(file: string, text = ''): void {
  mkdirSync(dirname(inCopy(file)), { recursive: true });
  writeFileSync(inCopy(file), text);
}

/** Runs what `npm start` runs before it serves. */
function builds(): boolean {
  return execFileSync(process.execPath, ['scripts/build-if-stale.mjs'], { cwd: copy, encoding: 'utf8' }).includes(
    'built',
  );
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'stale-'));
  for (const part of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, part), inCopy(part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'));
  for (const file of [
    'content/index.ts',
    'content/hero.ts',
    'public/CNAME',
    'public/photos/portrait.png',
    'dist/index.html',
  ])
    write(file);
  write('content/tsconfig.json', '{}');
  write('scripts/build-site.ts', "console.log('built');");
  mkdirSync(inCopy('dist-server'));
  expect(builds()).toBe(true);
  for (const folder of ['content', 'scripts', 'public'])
    for (const name of ['.', ...readdirSync(inCopy(folder), { recursive: true, encoding: 'utf8' })])
      utimesSync(join(inCopy(folder), name), SOURCES_WRITTEN, SOURCES_WRITTEN);
  utimesSync(inCopy('package-lock.json'), SOURCES_WRITTEN, SOURCES_WRITTEN);
  utimesSync(inCopy('dist-server/built.json'), BUILT, BUILT);
});
afterEach(() => rmSync(copy, { recursive: true }));

test('what nothing has changed since is served as it is', () => {
  // An editor marks an open file so.
  symlinkSync('nowhere', inCopy('content/.#hero.ts'));
  lutimesSync(inCopy('content/.#hero.ts'), SOURCES_WRITTEN, SOURCES_WRITTEN);
  utimesSync(inCopy('content'), SOURCES_WRITTEN, SOURCES_WRITTEN);
  expect(builds()).toBe(false);
});

test.each<[string, () => void]>([
  ['a source is written', () => write('content/hero.ts', 'new')],
  ['a source is gone', () => rmSync(inCopy('content/hero.ts'))],
  ['a file of the owner’s own comes', () => write('public/photos/new.png')],
  ['a file of the owner’s own is gone', () => rmSync(inCopy('public/CNAME'))],
])('it is built anew when %s', (_, change) => {
  change();
  expect(builds()).toBe(true);
});
