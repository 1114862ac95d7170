/** What keeps a fork's words and an update apart: the project itself never writes to `content/`. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';

test('an owner commits all of the words, what is made for them included', () => {
  const files = ['content/person.ts', 'content/tsconfig.json', 'content/generated/font.woff2', 'public/CNAME'];
  expect(spawnSync('git', ['check-ignore', ...files], { encoding: 'utf8' }).stdout).toBe('');
});

/** As much of the project as the commands read. */
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'own-'));
  for (const part of [
    'scripts',
    'sample',
    'src',
    'package.json',
    'package-lock.json',
    '.oxfmtrc.json',
    'tsconfig.json',
  ])
    cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true }));

const run = (...words: string[]) => {
  const { CONTENT_DIR: _, TSX_TSCONFIG_PATH: __, ...env } = process.env;
  const options = { cwd: copy, stdio: 'pipe', encoding: 'utf8', env: { ...env, INIT_CWD: copy } } as const;
  return execFileSync(process.execPath, words, options);
};
const own = (...words: string[]) => run('scripts/create-content.mjs', ...words);
/** The files of words with their text, by name. */
const written = () =>
  Object.fromEntries(
    readdirSync(join(copy, 'content'))
      .filter((name) => name !== 'generated')
      .map((name) => [name, readFileSync(join(copy, 'content', name), 'utf8')]),
  );

test('npm run own copies the sample once, and never over what stands there', () => {
  expect(own()).toContain('content/ holds your copy now');
  const parts = Object.keys(content).map((part) => `${part}.ts`);
  expect(Object.keys(written()).toSorted()).toEqual([...parts, 'index.ts', 'languages.ts', 'tsconfig.json'].toSorted());
  expect(written()['person.ts']).toBe(readFileSync('sample/person.ts', 'utf8'));
  expect(own).toThrow('content/ is there already: nothing was written.');
});

test('npm run own with languages writes each text in these alone, and asks for nothing but what is to be translated', () => {
  own('de', 'en');
  const files = written();
  expect(files['languages.ts']).toContain("export const LANGUAGES = ['de', 'en'] as const satisfies");
  expect(files['person.ts']).toContain(
    "title: { de: 'TODO: translate “Front-end engineer”', en: 'Front-end engineer' }",
  );
  expect(Object.values(files).join()).not.toMatch(/\b(?:zh|ja): ['"]/);
  // Pieces of sentences that are not there any more.
  expect(Object.keys(files)).not.toContain('hints.ts');
  expect(files['index.ts']).not.toContain('hints');
  const [, ...faults] = run('scripts/run-typescript.mjs', 'scripts/list-faults.ts').trim().split('\n');
  expect(faults.length).toBeGreaterThan(20);
  for (const fault of faults) expect(fault).toContain('.de is still a placeholder: translate ');
});

test('npm run own with a folder takes its words, its own parts and what they import, and fills the rest in its languages', () => {
  mkdirSync(join(copy, 'words'));
  const sources = {
    languages: "import type { KnownLanguage } from '#contract/known-languages.ts';\nexport const LANGUAGES = ['en'];",
    index: "export { person } from './person.ts';\nexport { analytics } from './analytics.ts';\n",
    person:
      "import type { Content } from './schema.ts';\nimport { NAME } from './name.ts';\nexport const person = { NAME } as unknown as Content['person'];\n",
    name: "export const NAME = 'Lena';\n",
    analytics: 'export const analytics = {};\n',
    schema: 'export type Content = never;',
  };
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(copy, `words/${name}.ts`), source);
  own('words');
  const files = written();
  expect(files['name.ts']).toContain('Lena');
  expect(files['person.ts']).toContain("from '#content/schema.ts'");
  expect(files['languages.ts']).toContain("from '#shared/known-languages.ts'");
  expect(files['languages.ts']).toContain("LANGUAGES = ['en']");
  expect(files['hero.ts']).not.toMatch(/\b(?:zh|ja):/);
  for (const part of ['person', 'analytics', 'skills']) expect(files['index.ts']).toContain(`export { ${part} } from`);
  expect(files['index.ts']).not.toMatch(/name|hints/);
  expect(Object.keys(files)).not.toContain('schema.ts');
});

test('names the languages that there are when it is asked for another', () => {
  const spoken = `It speaks ${KNOWN_LANGUAGES.join(', ')}; docs/languages.md says how to add one.`;
  expect(() => own('fr', 'en')).toThrow(`“fr” is not a language of the interface. ${spoken}`);
  expect(() => own('fr')).toThrow(`“fr” is neither a folder nor a language of the interface. ${spoken}`);
  expect(existsSync(join(copy, 'content'))).toBe(false);
});

test.each(['start', 'build', 'run-typescript', 'test'])(
  '%s stops at words in owner/, and names the recipe',
  (command) => {
    mkdirSync(join(copy, 'owner'));
    expect(() => run(`scripts/${command}.mjs`)).toThrow(
      'Your words stand in owner/, which is no longer read: move them as docs/updating.md says',
    );
  },
);
