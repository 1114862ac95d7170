import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { isSample } from '#tests/sample.ts';
import { describeMissingGlyphs, FONT_FOLDER, hasGlyph, missingGlyphs, openFace } from './check.ts';
import { CJK_FACES, LATIN_FACES } from './faces.ts';
import { isLatinBesideCjk, LATIN } from './latin.ts';
import { neededCharacters } from './needed.ts';
import { readFaceRules } from './face-rules.ts';

const rules = readFaceRules(readFileSync(new URL('../fonts.css', FONT_FOLDER), 'utf8'));

describe('the subset fonts', () => {
  test('have every glyph that the content needs', () => {
    expect(missingGlyphs(content)).toEqual([]);
  });

  test('are reported with face, character and field when the content outgrew them', () => {
    const changed = structuredClone(content);
    changed.person.name.zh = '龘龘𪚥';
    changed.hero.greeting.ja = '龘';
    const missing = missingGlyphs(changed);
    expect(missing).toContainEqual({ face: 'noto-serif-sc-700', character: '龘', field: 'person.name.zh' });
    expect(missing).toContainEqual({ face: 'noto-serif-sc-400', character: '龘', field: 'person.name.zh' });
    expect(missing).toContainEqual({ face: 'noto-serif-jp-400', character: '龘', field: 'hero.greeting.ja' });
    expect(describeMissingGlyphs(missing).split('\n')).toContain(
      'content/person.ts: person.name.zh has 龘𪚥, which the font noto-serif-sc-400 lacks: run npm run fonts',
    );
  });

  test('are reported for the words of the share image, and for messages', () => {
    const changed = structuredClone(content);
    changed.sharing.line.ja = '龘';
    expect(describeMissingGlyphs(missingGlyphs(changed))).toBe(
      'content/sharing.ts: sharing.line.ja has 龘, which the font image-noto-serif-jp-400 lacks: run npm run fonts',
    );
    expect(describeMissingGlyphs([{ face: 'a', character: '龘', field: 'aboutMessages.heading.zh' }])).toMatch(
      /^messages\/about\.ts: aboutMessages\.heading\.zh has 龘/,
    );
  });

  test.runIf(isSample)('have 圳 for the Japanese page, and both forms of the name', () => {
    expect(hasGlyph(openFace('noto-serif-jp-700'), '圳')).toBe(true);
    expect(hasGlyph(openFace('noto-serif-jp-700'), '嶼')).toBe(true);
    expect(hasGlyph(openFace('noto-serif-sc-700'), '屿')).toBe(true);
  });

  test('have the whole Latin repertoire', () => {
    for (const { name, characters } of LATIN_FACES) {
      const font = openFace(name);
      expect(
        [...characters].filter((character) => !hasGlyph(font, character)),
        name,
      ).toEqual([]);
    }
  });
});

describe('what the display faces need', () => {
  test('leaves spaces, Latin letters and digits to the Latin faces', () => {
    const bracketed = structuredClone(content);
    bracketed.projects[0]!.title.ja = 'SQL（2）';
    const needed = [...neededCharacters(bracketed, { language: 'ja', weight: 700 }).keys()].join('');
    expect(needed).not.toMatch(/[\sA-Za-z0-9]/);
    expect(needed).toMatch(/（/);
  });

  test('asks for quotation marks and dots in the width of Chinese', () => {
    const quoting = structuredClone(content);
    quoting.projects[0]!.title.zh = '“知识库”…';
    expect([...neededCharacters(quoting, { language: 'zh', weight: 700 }).keys()]).toEqual(
      expect.arrayContaining(['“', '”', '…']),
    );
  });
});

describe('the rules in fonts.css', () => {
  const sizes = (...names: string[]) =>
    names.reduce((sum, name) => sum + statSync(new URL(`${name}.woff2`, FONT_FOLDER)).size, 0);

  test('name every file, and no other', () => {
    const files = [...LATIN_FACES, ...CJK_FACES].map(({ name }) => name);
    expect(new Set(rules.flatMap(({ file }) => file ?? []))).toEqual(new Set(files));
  });

  test.each(LATIN_FACES)('offer from $name exactly the characters that it has', ({ name, characters }) => {
    const users = rules.filter(({ file }) => file === name);
    const own = users.find(({ family }) => !family.endsWith('with CJK')) ?? users[0];
    expect(own?.characters.toSorted()).toEqual([...characters].toSorted());
  });

  test.each([
    ['Newsreader with CJK', ''],
    ['Hanken Grotesk with CJK', ' \u00A0'],
  ])('leave to Chinese and Japanese what they draw in their own way: %s', (name, spaces) => {
    const rule = rules.find(({ family }) => family === name);
    const latin = [...LATIN].filter((character) => isLatinBesideCjk(character) || spaces.includes(character));
    expect(rule?.characters.toSorted()).toEqual(latin.toSorted());
  });

  test('show the words of a face before it has come', () => {
    expect(rules.filter(({ file, display }) => file && display !== 'swap')).toEqual([]);
  });

  // Everything that a page may show: its display face in both weights, the other languages' as names of waters.
  test.each([
    [
      'zh',
      [
        'newsreader-400',
        'newsreader-700',
        'newsreader-italic',
        'hanken',
        'noto-serif-sc-700',
        'noto-serif-sc-400',
        'noto-serif-jp-400',
      ],
    ],
    ['en', ['newsreader-roman', 'newsreader-italic', 'hanken', 'noto-serif-sc-400', 'noto-serif-jp-400']],
    [
      'ja',
      [
        'newsreader-400',
        'newsreader-700',
        'newsreader-italic',
        'hanken',
        'noto-serif-jp-700',
        'noto-serif-jp-400',
        'noto-serif-sc-400',
      ],
    ],
  ])('load at most 150 kB in %s, with Latin display text', (_, names) => {
    expect(sizes(...names)).toBeLessThanOrEqual(150_000);
  });
});
