/** What keeps a fork's words and an update apart: the project itself never writes to `owner/`. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';
import { content } from '#content/index.ts';
import { CONTENT_FOLDER } from '#content/folder.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A change of these would meet the change of every fork: they stay as they are for good. */
const FIRST_WRITTEN = JSON.parse(read('scripts/owner-at-first.json')) as Readonly<Record<string, string>>;

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
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'own-'));
    for (const part of ['scripts', 'content', 'src/i18n/locales', 'package.json', 'package-lock.json', '.oxfmtrc.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const file of Object.keys(FIRST_WRITTEN)) cpSync(join(root, 'owner', file), join(copy, 'owner', file));
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const own = (...words: string[]) =>
    execFileSync(process.execPath, ['scripts/own.mjs', ...words], { cwd: copy, stdio: 'pipe', encoding: 'utf8' });
  const written = () =>
    readdirSync(join(copy, 'owner')).map((name) => [name, readFileSync(join(copy, 'owner', name), 'utf8')] as const);

  test('copies the sample once, and never over what stands there', () => {
    expect(own()).toMatch(/^owner\/ holds your copy now/);
    expect(written().map(([name]) => name)).toEqual(
      expect.arrayContaining(['index.ts', ...PARTS.map((part) => `${part}.ts`)]),
    );
    for (const [, source] of written()) expect(source).not.toContain("'./schema.ts'");
    expect(own).toThrow('owner/ holds content already: nothing was written.');
  });

  test('with languages writes each text in these alone, and marks what is to be translated', () => {
    own('de', 'en');
    const files = Object.fromEntries(written());
    expect(files['languages.ts']).toContain("export const LANGUAGES = ['de', 'en'] as const satisfies");
    expect(files['person.ts']).toContain(
      "title: { de: 'TODO: translate “Front-end engineer”', en: 'Front-end engineer' }",
    );
    for (const source of Object.values(files)) expect(source).not.toMatch(/\b(?:zh|ja): ['"]/);
    // Pieces of sentences that are not there any more.
    expect(Object.keys(files)).not.toContain('hints.ts');
    expect(files['index.ts']).not.toContain('hints');
  });

  test('and the build asks for nothing but these translations', () => {
    own('de', 'en');
    for (const part of ['src/shared', 'scripts', 'tsconfig.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    const [, ...faults] = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/list-faults.ts'], {
      cwd: copy,
      encoding: 'utf8',
    })
      .trim()
      .split('\n');
    expect(faults.length).toBeGreaterThan(20);
    for (const fault of faults) expect(fault).toContain('.de is still a placeholder: translate ');
  });

  test('and its tests run in a copy with the sample’s words', () => {
    own('de', 'en');
    const script = `import { copyWithSample, speaksOtherLanguages } from './scripts/sample-copy.mjs';
      console.log(speaksOtherLanguages() ? copyWithSample() : '');`;
    const again = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: copy,
      encoding: 'utf8',
    });
    const folder = again.trim();
    try {
      expect(readdirSync(folder).toSorted()).toEqual(readdirSync(copy).toSorted());
      expect(Object.keys(FIRST_WRITTEN)).toEqual(readdirSync(join(folder, 'owner')));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('names the languages that there are when it is asked for another', () => {
    const spoken = `It speaks ${KNOWN_LANGUAGES.join(', ')}; docs/languages.md says how to add one.`;
    expect(() => own('fr', 'en')).toThrow(`“fr” is not a language of the interface. ${spoken}`);
    expect(() => own('fr')).toThrow(`“fr” is neither a folder nor a language of the interface. ${spoken}`);
    expect(written()).toHaveLength(2);
  });
});
