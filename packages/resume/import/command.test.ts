import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageNote, languagesOf, orderIn, USAGE } from './command.ts';

const KNOWN = ['zh', 'en', 'ja'];

describe('the command line', () => {
  test('names files, each with or without its language', () => {
    expect(orderIn(['zh=cv.zh.json', 'my=cv/a.json', './en=odd.json'])).toEqual({
      files: [
        { language: 'zh', path: 'cv.zh.json' },
        { language: 'my', path: 'cv/a.json' },
        { language: undefined, path: './en=odd.json' },
      ],
      replace: false,
    });
    expect(orderIn(['--replace', 'a.json'])).toMatchObject({ replace: true });
  });

  test('without a file says how it is used', () => {
    expect(orderIn([])).toBe(USAGE);
    expect(orderIn(['--force', 'a.json'])).toContain('--force is not known');
  });
});

describe('the language of a file', () => {
  const languages = (...files: [path: string, language?: string | undefined, own?: string][]) =>
    languagesOf(
      files.map(([path, language, own]) => ({ path, language, own })),
      KNOWN,
    );

  test('is the one before it, else that of the résumé, else English', () => {
    expect(languages(['a', 'zh', 'ja'], ['b', undefined, 'ja-JP'], ['c'])).toEqual(['zh', 'ja', 'en']);
  });

  test('is one that the interface speaks, where it is given', () => {
    expect(languages(['cv.pt.json', 'pt'])).toBe(
      'cv.pt.json: the interface does not speak “pt” (it speaks zh, en, ja): leave the file out, or add the language first',
    );
  });

  test('is English round a résumé in one that the interface does not speak, and its owner is told', () => {
    expect(languages(['cv.th.json', undefined, 'th-TH'])).toEqual(['en']);
    const note = (own?: string, language?: string) => languageNote({ path: 'cv.json', language, own }, KNOWN);
    expect(note('th-TH')).toMatch(
      /^cv\.json is in “th-TH”, which the interface does not speak: English stands round it/,
    );
    expect(note()).toMatch(/^cv\.json does not say its language: .* if it is in zh or ja, .* as in zh=cv\.json$/);
    expect([note('ja'), note(undefined, 'zh')]).toEqual([undefined, undefined]);
  });

  test('is that of one file only', () => {
    expect(languages(['a'], ['b'])).toMatch(/^Two files are in “en”/);
  });
});

describe('run as it is', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'import-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['nothing.json', undefined, 'There is no file nothing.json.\n'],
    ['broken.json', '{', 'broken.json is not JSON: line 1, column 2: it ends before it is closed\n'],
  ])('%s stops it in one line, without a stack', (name, text, said) => {
    if (text !== undefined) writeFileSync(join(folder, name), text);
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'packages/resume/import/main.ts', name],
      {
        cwd: join(import.meta.dirname, '../../..'),
        env: { ...process.env, INIT_CWD: folder, npm_config_replace: 'true' },
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([1, said]);
  });
});
