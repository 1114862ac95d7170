/** A file that is named in a comment, a decision or a README is there: who follows the name arrives. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const OUTSIDE = /^(?:node_modules|dist|dist-.*|generated|test-results|\..*)$/;
const files = filesIn('.');

test.each([
  ['comments', files.filter((file) => /(?<!\.test)\.(?:tsx?|mjs|css)$/.test(file)), commentsIn],
  ['decisions, READMEs and rules', files.filter((file) => file.endsWith('.md')), (text: string) => text],
])('no file is named in %s that is not there', (_, readers, textIn) => {
  expect(readers.length).toBeGreaterThan(10);
  const stale = readers.flatMap((file) =>
    namesIn(textIn(readFileSync(join(root, file), 'utf8')))
      .filter((name) => !isThere(name))
      .map((name) => `${file} names ${name}`),
  );
  expect(stale).toEqual([]);
});

test('a name is read with its folders, and a decision by its number', () => {
  expect(namesIn('see build/art/estuary.ts, `head.tsx` and docs/decisions/014; not .test.ts, Node.js')).toEqual([
    'build/art/estuary.ts',
    'head.tsx',
    'docs/decisions/014',
  ]);
  expect(commentsIn("/* a.ts */ const url = 'https://b.ts'; // c.ts")).toBe('/* a.ts */\n// c.ts');
  expect(isThere('docs/decisions/999')).toBe(false);
  expect(isThere('nowhere/named-files.test.ts')).toBe(false);
});

function namesIn(text: string): string[] {
  const names =
    /(?<![\w./-])(?:\.\.?\/)*([\w@-][\w./@-]*\.(?:tsx?|mjs|css|typ)\b(?![\w.]*\w)|docs\/decisions\/[\w-]+(?:\.md)?)/g;
  return [...text.matchAll(names)].map(([, name = '']) => name);
}

/** Under its whole path, or the end of it; an owner's file where the sample has one of that name. */
function isThere(named: string): boolean {
  const name = named.replace(/^owner\//, 'content/');
  if (/^(?:generated|dist)\b/.test(name)) return true;
  return files.some((file) => file === name || file.endsWith(`/${name}`) || isDecision(file, name));
}

function isDecision(file: string, name: string): boolean {
  return name.startsWith('docs/decisions/') && file.startsWith(`${name}-`);
}

function commentsIn(source: string): string {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(([comment]) => comment).join('\n');
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return OUTSIDE.test(entry.name) ? [] : filesIn(path);
    return [path];
  });
}
