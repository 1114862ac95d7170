/** Numbered rules and the tests that cite them say the same: no rule without a test, no test of a rule that is gone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test.each([
  ['src/chat/session/SPEC.md', '', ['src/chat/session']],
  ['server/limits/SPEC.md', 'A', ['server/limits', 'server/chat', 'tests/server']],
  ['server/chat/SPEC.md', 'R', ['server/chat', 'tests/server']],
  ['packages/answerer/SPEC.md', 'P', ['packages/answerer']],
])('the rules of %s are the ones that its tests cite', (spec, letter, folders) => {
  const written = matches(
    readFileSync(join(root, spec), 'utf8'),
    new RegExp(`^- \\*\\*(${letter}\\d+\\.\\d+)\\*\\*`, 'gm'),
  );
  expect(new Set(written).size).toBe(written.length);
  const cited = folders
    .flatMap(testsIn)
    .flatMap((source) => matches(source, new RegExp(`['"](${letter}\\d+\\.\\d+) `, 'g')));
  expect(new Set(cited)).toEqual(new Set(written));
});

function testsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
