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
import { afterAll, beforeAll, expect, test } from 'vitest';

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
  return run('scripts/build.mjs', '--if-stale').includes('built');
}

function run(...command: readonly string[]): string {
  // The run of the tests has a folder of words and one for the build in its environment; the copy has its own.
  const { BUILD_DIR: _, CONTENT_DIR: __, TSX_TSCONFIG_PATH: ___, ...env } = process.env;
  return execFileSync(process.execPath, [...command], { cwd: copy, env, encoding: 'utf8', stdio: 'pipe' });
}

/** As if all that is there had been written before the last build. */
function ageSources(): void {
  for (const folder of ['content', 'scripts', 'public'])
    for (const name of ['.', ...readdirSync(inCopy(folder), { recursive: true, encoding: 'utf8' })])
      lutimesSync(join(inCopy(folder), name), SOURCES_WRITTEN, SOURCES_WRITTEN);
  utimesSync(inCopy('package-lock.json'), SOURCES_WRITTEN, SOURCES_WRITTEN);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'stale-'));
  for (const part of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, part), inCopy(part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'));
  for (const file of ['content/index.ts', 'content/hero.ts', 'public/CNAME', 'dist/index.html']) write(file);
  for (const settings of ['tsconfig.json', 'content/tsconfig.json']) write(settings, '{}');
  write('scripts/build-site.ts', "console.log('built');");
  // An editor marks an open file so.
  symlinkSync('nowhere', inCopy('content/.#hero.ts'));
  mkdirSync(inCopy('dist-server'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('it is built at first, and anew when a source or a file of the owner’s comes, changes or goes', () => {
  for (const change of [
    () => {},
    () => write('content/hero.ts', 'new'),
    () => rmSync(inCopy('content/hero.ts')),
    () => write('public/photos/new.png'),
    () => rmSync(inCopy('public/CNAME')),
  ]) {
    change();
    expect(builds(), String(change)).toBe(true);
    ageSources();
    utimesSync(inCopy('dist-server/built-with.txt'), BUILT, BUILT);
    expect(builds(), 'with nothing new').toBe(false);
  }
});

test('a build that a full disk has ended half-way is never served', () => {
  write('scripts/build-site.ts', "throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });");
  ageSources();
  expect(() => run('scripts/build.mjs')).toThrow('no space left on device');
  expect(builds, 'by the next start').toThrow('no space left on device');
});
