import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languagesOf, orderIn, USAGE } from './command.ts';

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
  expect(() => orderIn([])).toThrow(USAGE);
  expect(() => orderIn(['--force', 'a.json'])).toThrow('--force');
});

describe('the language of a file', () => {
  const languages = (...files: [path: string, language?: string | undefined, own?: string][]) =>
    languagesOf(
      files.map(([path, language, own]) => ({ path, language, own })),
      ['zh', 'en', 'ja'],
    );

  test('is the one before it, else that of the résumé, else English, and its owner is told', () => {
    expect(languages(['a', 'zh', 'ja'], ['b', undefined, 'ja-JP'], ['c'])).toEqual({
      languages: ['zh', 'ja', 'en'],
      notes: [
        'c does not say its language: English stands round it; if it is in zh or ja, write that before it, as in zh=c',
      ],
    });
    expect(languages(['cv.th.json', undefined, 'th-TH'])).toMatchObject({
      languages: ['en'],
      notes: [expect.stringMatching(/^cv\.th\.json is in “th-TH”, which the interface does not speak: English stands/)],
    });
  });

  test('is one that the interface speaks, and that of one file only', () => {
    expect(() => languages(['cv.pt.json', 'pt'])).toThrow(
      'cv.pt.json: the interface does not speak “pt” (it speaks zh, en, ja): leave the file out, or add the language first',
    );
    expect(() => languages(['a'], ['b'])).toThrow(/^Two files are in “en”/);
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
