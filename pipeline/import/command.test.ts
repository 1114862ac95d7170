import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languagesOf, orderIn, USAGE } from './command.ts';
import { readResume } from './resume.ts';

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

  test('is one that the interface speaks', () => {
    expect(languages(['cv.pt.json', undefined, 'pt-PT'])).toBe(
      'cv.pt.json: the interface does not speak “pt” (it speaks zh, en, ja): leave the file out, or add the language first',
    );
  });

  test('is that of one file only', () => {
    expect(languages(['a'], ['b'])).toMatch(/^Two files are in “en”/);
  });
});

test.each([
  ['a missing comma', '{ "basics": {} "work": [] }', 'cv.json is not JSON'],
  ['a list', '[]', 'cv.json is not a JSON Résumé'],
  ['another kind of data', '{ "name": "package", "version": "1.0.0" }', 'cv.json is not a JSON Résumé'],
  [
    'a date in words',
    '{ "work": [{ "startDate": "March 2023" }] }',
    'cv.json: work[0].startDate is not a date: write 2014',
  ],
  ['a thirteenth month', '{ "work": [{ "endDate": "2023-13" }] }', 'cv.json: work[0].endDate is not a date'],
  ['a number for a name', '{ "basics": { "name": 7 } }', 'cv.json: basics.name is not a text'],
  ['a text for a list', '{ "work": "none" }', 'cv.json: work is not a list'],
])('%s is told in one line', (_, text, fault) => {
  const result = readResume('cv.json', text);
  expect(result).toMatchObject({ ok: false, fault: expect.stringContaining(fault) });
  expect(JSON.stringify(result)).not.toContain('\\n');
});

test.each(['2014', '2014-06', '2014-06-29', '2014-06-29T10:00:00Z', '', null])('%j is a date, or none', (date) => {
  expect(readResume('cv.json', JSON.stringify({ work: [{ endDate: date }] })).ok).toBe(true);
});

describe('run as it is', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'import-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['nothing.json', undefined, 'There is no file nothing.json.\n'],
    ['broken.json', '{', 'broken.json is not JSON: export it again, or look for a missing comma\n'],
  ])('%s stops it in one line, without a stack', (name, text, said) => {
    if (text !== undefined) writeFileSync(join(folder, name), text);
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'pipeline/import/main.ts', name], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, INIT_CWD: folder, npm_config_replace: 'true' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, said]);
  });
});
