import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faceFile, madeFaceFiles } from '#scripts/artwork/fonts/face-file.ts';
import { FONT_FOLDER } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { content } from '#content/index.ts';
import { isSample } from '#tests/sample.ts';
import { completeFaces } from './make-faces.ts';

let made: URL;

beforeEach(() => (made = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'fonts-'))}/`)));
afterEach(() => rmSync(made, { recursive: true }));

test('a face that the build has made stands in place of the repository’s', () => {
  const name = 'noto-serif-sc-700.woff2';
  expect(faceFile(name, FONT_FOLDER, made)).toEqual(new URL(name, FONT_FOLDER));
  writeFileSync(new URL(name, made), 'a face');
  expect(faceFile(name, FONT_FOLDER, made)).toEqual(new URL(name, made));
  expect(madeFaceFiles(made)).toEqual([name]);
});

test.runIf(isSample)(
  'where the faces of the repository have every letter none is made, and one that was is gone',
  async () => {
    writeFileSync(new URL('noto-serif-sc-700.woff2', made), 'for words of yesterday');
    await completeFaces([], content, made);
    expect(madeFaceFiles(made)).toEqual([]);
  },
);
