/** What keeps a fork's words and an update apart: the project itself never writes to `content/`. */
import { execFileSync } from 'node:child_process';
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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';
import { content } from '#content/index.ts';

const root = join(import.meta.dirname, '..');
const PARTS = Object.keys(content);

test('an owner commits all of the words, what is made for them included', () => {
  const ignored = ['content/person.ts', 'content/tsconfig.json', 'content/generated/font.woff2', 'public/CNAME'].filter(
    (file) => {
      try {
        return execFileSync('git', ['check-ignore', file], { cwd: root, encoding: 'utf8' });
      } catch {
        return false;
      }
    },
  );
  expect(ignored).toEqual([]);
});

describe('in a clone', () => {
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
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const run = (...words: string[]) => {
    const { CONTENT_DIR: _, TSX_TSCONFIG_PATH: __, ...env } = process.env;
    return execFileSync(process.execPath, words, {
      cwd: copy,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...env, INIT_CWD: copy },
    });
  };
  const own = (...words: string[]) => run('scripts/own.mjs', ...words);
  const written = () =>
    readdirSync(join(copy, 'content'))
      .filter((name) => name !== 'generated')
      .map((name) => [name, readFileSync(join(copy, 'content', name), 'utf8')] as const);

  test('npm run own copies the sample once, and never over what stands there', () => {
    expect(own()).toContain('content/ holds your copy now');
    expect(written().map(([name]) => name)).toEqual(
      expect.arrayContaining(['index.ts', 'languages.ts', 'tsconfig.json', ...PARTS.map((part) => `${part}.ts`)]),
    );
    expect(own).toThrow('content/ is there already: nothing was written.');
  });

  test('npm run own with languages writes each text in these alone, and marks what is to be translated', () => {
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

  test('the build asks for nothing but these translations', () => {
    own('de', 'en');
    const list = "import { runTypeScript } from './scripts/project.mjs'; runTypeScript('scripts/list-faults.ts');";
    const [, ...faults] = run('--input-type=module', '-e', list).trim().split('\n');
    expect(faults.length).toBeGreaterThan(20);
    for (const fault of faults) expect(fault).toContain('.de is still a placeholder: translate ');
  });

  test('npm run own with a folder takes its words, its own parts and what they import, and fills the rest in its languages', () => {
    const words = join(copy, 'words');
    mkdirSync(words);
    const write = (name: string, source: string) => writeFileSync(join(words, `${name}.ts`), source);
    write(
      'languages',
      "import type { KnownLanguage } from '#contract/known-languages.ts';\nexport const LANGUAGES = ['en'];",
    );
    write('index', "export { person } from './person.ts';\nexport { analytics } from './analytics.ts';\n");
    write(
      'person',
      "import type { Content } from './schema.ts';\nimport { NAME } from './name.ts';\nexport const person = { NAME } as unknown as Content['person'];\n",
    );
    write('name', "export const NAME = 'Lena';\n");
    write('analytics', 'export const analytics = {};\n');
    own('words');
    const files = Object.fromEntries(written());
    expect(files['name.ts']).toContain('Lena');
    expect(files['person.ts']).toContain("from '#content/schema.ts'");
    expect(files['languages.ts']).toContain("from '#shared/known-languages.ts'");
    expect(files['languages.ts']).toContain("LANGUAGES = ['en']");
    expect(files['hero.ts']).not.toMatch(/\b(?:zh|ja):/);
    expect(files['index.ts']).toMatch(
      /export \{ analytics \}[^]*export \{ skills \}|export \{ skills \}[^]*export \{ analytics \}/,
    );
    expect(files['index.ts']).not.toMatch(/name|hints/);
  });

  test('names the languages that there are when it is asked for another', () => {
    const spoken = `It speaks ${KNOWN_LANGUAGES.join(', ')}; docs/languages.md says how to add one.`;
    expect(() => own('fr', 'en')).toThrow(`“fr” is not a language of the interface. ${spoken}`);
    expect(() => own('fr')).toThrow(`“fr” is neither a folder nor a language of the interface. ${spoken}`);
    expect(existsSync(join(copy, 'content'))).toBe(false);
  });

  test.each(['start', 'build', 'run', 'test'])('%s stops at words in owner/, and names the recipe', (command) => {
    mkdirSync(join(copy, 'owner'));
    expect(() => run(`scripts/${command}.mjs`)).toThrow(
      'Your words stand in owner/, which is no longer read: move them as docs/updating.md says',
    );
  });
});
