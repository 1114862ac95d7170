/** What keeps a fork's words and an update apart: the project itself never writes to `owner/`. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { CONTENT_FOLDER } from '#content/folder.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A change of these would meet the change of every fork: they stay as they are for good. */
const FIRST_WRITTEN = {
  'index.ts': `/** What the owner says, part by part: the sample's words, until \`npm run own\` or \`npm run import\` puts others here. */
export * from '#content/sample.ts';
`,
  'languages.ts': `/** The languages of the site: the sample's, until \`npm run own\` or \`npm run import\` puts others here. */
export { LANGUAGES } from '#content/languages.ts';
`,
};

test.runIf(CONTENT_FOLDER === 'content')('the project keeps nothing in owner/ but what it first wrote', () => {
  const files = readdirSync(join(root, 'owner'));
  expect(Object.fromEntries(files.map((name) => [name, read(`owner/${name}`)]))).toEqual(FIRST_WRITTEN);
});

/** Read, not imported: a fork of other languages does not compile the sample. */
const PARTS = [...read('content/sample.ts').matchAll(/^export \{ (\w+) \}/gm)].map(([, part = '']) => part);

test.runIf(CONTENT_FOLDER === 'content')('the sample has every part of the content', () => {
  expect(Object.keys(content).toSorted()).toEqual(PARTS);
});

describe('npm run own', () => {
  /** As much of the project as the command reads. */
  function project(): string {
    const copy = mkdtempSync(join(tmpdir(), 'own-'));
    for (const part of ['tools', 'content', 'package.json', 'package-lock.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    for (const file of Object.keys(FIRST_WRITTEN)) cpSync(join(root, 'owner', file), join(copy, 'owner', file));
    return copy;
  }

  test('copies the sample once, and never over what stands there', () => {
    const copy = project();
    try {
      const own = () =>
        execFileSync(process.execPath, ['tools/own.mjs'], { cwd: copy, stdio: 'pipe', encoding: 'utf8' });
      expect(own()).toMatch(/^owner\/ holds your copy now/);
      const files = readdirSync(join(copy, 'owner'));
      expect(files).toEqual(expect.arrayContaining(['index.ts', ...PARTS.map((part) => `${part}.ts`)]));
      for (const file of files) expect(readFileSync(join(copy, 'owner', file), 'utf8')).not.toContain("'./schema.ts'");
      expect(own).toThrow('owner/ holds content already: nothing was written.');
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
