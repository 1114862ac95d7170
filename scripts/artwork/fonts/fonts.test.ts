import { readFileSync, statSync } from 'node:fs';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { renderSite } from '#scripts/prerender.ts';
import { inEachLanguage, LANGUAGES } from '#shared/language.ts';
import { chatMessages, contactMessages, headerLinks, notFoundMessages } from '#tests/side-by-side.ts';
import { CJK_FACES, firstFaces, isLatinBesideCjk, LATIN, LATIN_FACES } from './faces.ts';
import {
  describeMissingGlyphs,
  FONT_FOLDER,
  hasGlyph,
  missingGlyphs,
  neededCharacters,
  openFace,
  type RenderedSite,
} from './missing-glyphs.ts';

const rules = readFaceRules(readFileSync(new URL('../fonts.css', FONT_FOLDER), 'utf8'));

describe('the subset fonts', () => {
  let site: RenderedSite;
  beforeAll(async () => void (site = await renderSite()));

  /** The glyphs that are missing with some words changed, as another owner or another interface would have them. */
  const missingWith = (...changes: readonly (readonly [words: string, others: string])[]) => {
    const html = changes.reduce((text, [words, others]) => text.replaceAll(words, others), JSON.stringify(site));
    return missingGlyphs(JSON.parse(html) as RenderedSite);
  };

  test('have every glyph that the pages need, and Latin letters all that they may be asked for', () => {
    expect(describeMissingGlyphs(missingGlyphs(site))).toBe('');
    const lacking = LATIN_FACES.flatMap(({ name, characters }) => {
      const font = openFace(name);
      return [...characters].filter((character) => !hasGlyph(font, character)).map((character) => name + character);
    });
    expect(lacking).toEqual([]);
  });

  test('are reported with face, characters and words when the content outgrew them', () => {
    const missing = missingWith([content.person.name.zh, '龘龘𪚥'], [content.hero.greeting.ja, '龘']);
    const remedy = 'lacks: npm run artwork makes it anew';
    const lines = describeMissingGlyphs(missing).split('\n');
    expect(lines).toContain(`/zh/: “龘龘𪚥” has 龘𪚥, which the font noto-serif-sc-700 ${remedy}`);
    expect(lines).toContain(`/ja/: “龘” has 龘, which the font noto-serif-jp-400 ${remedy}`);
    const inPdf = { face: 'a', character: '龘', field: 'messages.zh.documents.pdf.profile' };
    expect(describeMissingGlyphs([inPdf])).toMatch(
      /^src\/i18n\/locales\/zh\/index\.ts: messages\.zh\.documents\.pdf\.profile has 龘/,
    );
  });

  test.each([
    ['a link of the interface, in both weights', headerLinks.about.zh, ['noto-serif-sc-400', 'noto-serif-sc-700']],
    ['the sent view', contactMessages.sent.title.zh, ['noto-serif-sc-700']],
    ['the chat’s title', chatMessages.title.zh, ['noto-serif-sc-700']],
    ['the page that is not found', notFoundMessages.heading.zh, ['noto-serif-sc-700']],
  ])('are asked for %s', (_, words, faces) => {
    const missing = missingWith([words, '骉骉链接']).filter(({ character }) => character === '骉');
    expect(missing.map(({ face }) => face)).toEqual(expect.arrayContaining(faces));
  });

  test.each([
    ['h2{font:700 1em var(--font-serif)}', '<h2>SQL （2）</h2><p>正文</p>', '（）'],
    ['h2{font:700 1em var(--font-serif)}', '<h2>“知识库”…</h2>', '“知识库”…'],
    ['h2{font:500 1em var(--font-serif)}', '<h2>细<b>粗</b></h2>', '粗'],
    ['.a{&:hover em{font-family:var(--font-serif)}}', '<p class="a"><em>斜</em>正</p>', '斜'],
    [':lang(ja) p{font-family:var(--font-serif)}', '<p>中</p><div lang="ja"><p>日</p></div>', ''],
  ])('with the styles %s need of %s the letters %s, bold', (styles, zh, letters) => {
    const html = { ...inEachLanguage(() => ''), zh };
    const bold = CJK_FACES.find(({ language, weight }) => language === 'zh' && weight === 700);
    expect(neededCharacters(bold!, { page: html, later: html, notFound: html, styles })).toBe(letters);
  });
});

/** What neither Chinese nor Japanese writes: no need to leave it to them. */
function isExtended(character: string): boolean {
  return /[\u0100-\u024f\u1e9e]/.test(character) && !LATIN.includes(character);
}

describe('the rules in fonts.css', () => {
  test('name every file, and no other', () => {
    const files = [...LATIN_FACES, ...CJK_FACES].map(({ name }) => name);
    expect(new Set(rules.flatMap(({ file }) => file ?? []))).toEqual(new Set(files));
  });

  // Where ranges overlap, a browser asks the last rule first (CSS Fonts 4, composite faces).
  test.each(LATIN_FACES)('ask $name, before any other, for each character that it has', ({ name, characters }) => {
    const users = rules.filter(({ file }) => file === name);
    const { family, weight, style } = users.find((rule) => !rule.family.endsWith('with CJK')) ?? users[0]!;
    const together = rules.filter((rule) => rule.family === family && rule.weight === weight && rule.style === style);
    const asked = (character: string) => together.findLast((rule) => rule.characters.includes(character))?.file;
    expect([...characters].filter((character) => asked(character) !== name)).toEqual([]);
  });

  test.each([
    [['Newsreader with CJK'], ''],
    [['Hanken Grotesk with CJK', 'Hanken rarer'], ' \u00A0'],
  ])('leave to Chinese and Japanese what they draw in their own way: %s', (families, spaces) => {
    const offered = rules.filter(({ family }) => families.includes(family)).flatMap(({ characters }) => characters);
    const latin = [...LATIN].filter((character) => isLatinBesideCjk(character) || spaces.includes(character));
    expect(new Set(offered.filter((character) => !isExtended(character)))).toEqual(new Set(latin));
  });

  // A text whose family has a face that has not come is laid out anew with every face that comes.
  test('keep rarer letters out of the families that texts are set in', () => {
    const files = (name: string) => rules.filter(({ family }) => family === name).map(({ file }) => file);
    expect(files('Newsreader')).toEqual(['newsreader-roman', 'newsreader-italic']);
    expect(files('Hanken Grotesk')).toEqual(['hanken']);
    expect(files('Hanken Grotesk with CJK')).toEqual(['hanken']);
  });

  test.each(LANGUAGES)('show the first screen with at most 60 kB (%s)', (language) => {
    const sizes = firstFaces(language).map((name) => statSync(new URL(`${name}.woff2`, FONT_FOLDER)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
  });
});

/**
 * The stand-ins of fonts.css: how wide and how high a local font must be drawn so that nothing moves when the real one
 * comes. `size-adjust` is the real width over the local width of plain English, and since it scales the whole font,
 * the overrides are the real ascent and descent divided by it (CSS Fonts 5, `size-adjust`).
 */
const PLAIN_ENGLISH =
  'A note is an islet, and a link is the sea lane between two of them, so the site is drawn like a modern nautical chart.';

/**
 * The sample in Times New Roman and Arial, in em. Liberation Serif and Sans, drawn to have their advance widths
 * (version 2.1, `hmtx` and `kern`), give these figures.
 */
const LOCAL_WIDTH = { times: 45.432, timesBold: 48.111, timesItalic: 45.643, arial: 50.25, arialBold: 53.977 };

/** Width of the sample, ascent and descent of a face in one of its instances, in em. */
async function measure(name: string, instance: Readonly<Record<string, number>>) {
  const file = readFileSync(new URL(`${name}.woff2`, FONT_FOLDER));
  const font = create(await subsetFont(file, PLAIN_ENGLISH, { targetFormat: 'sfnt', variationAxes: instance }));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
  return {
    width: font.layout(PLAIN_ENGLISH).advanceWidth / font.unitsPerEm,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}

// Each in the size in which something stands beside it or below it: the title, the name, the place on the globe.
test.each([
  ['Newsreader fallback', '400 499', undefined, 'newsreader-roman', { wght: 400, opsz: 28 }, LOCAL_WIDTH.times],
  ['Newsreader fallback', '500 599', undefined, 'newsreader-roman', { wght: 500, opsz: 72 }, LOCAL_WIDTH.times],
  ['Newsreader fallback', '600 700', undefined, 'newsreader-roman', { wght: 700, opsz: 32 }, LOCAL_WIDTH.timesBold],
  ['Newsreader fallback', '400', 'italic', 'newsreader-italic', {}, LOCAL_WIDTH.timesItalic],
  ['Newsreader with CJK fallback', '400 599', undefined, 'newsreader-400', {}, LOCAL_WIDTH.times],
  ['Newsreader with CJK fallback', '600 700', undefined, 'newsreader-700', {}, LOCAL_WIDTH.timesBold],
  ['Hanken fallback', '400 599', undefined, 'hanken', { wght: 400 }, LOCAL_WIDTH.arial],
  ['Hanken fallback', '600 700', undefined, 'hanken', { wght: 600 }, LOCAL_WIDTH.arialBold],
])('%s %s %s takes the room of %s', async (family, weight, style, file, instance, localWidth) => {
  const rule = rules.find((r) => r.family === family && r.weight === weight && r.style === style);
  const { width, ascent, descent } = await measure(file, instance);
  const size = rule!.factor('size-adjust');
  expect(size).toBeCloseTo(width / localWidth, 2);
  expect(size * rule!.factor('ascent-override')).toBeCloseTo(ascent, 2);
  expect(size * rule!.factor('descent-override')).toBeCloseTo(descent, 2);
});

/** The `@font-face` rules, as far as this project writes them. */
function readFaceRules(css: string) {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const value = (name: string) => new RegExp(`\\b${name}:\\s*([^;]*);`).exec(body)?.[1];
    const range = value('unicode-range') ?? '';
    return {
      family: value('font-family')?.replaceAll("'", '') ?? '',
      weight: value('font-weight') ?? '400',
      style: value('font-style'),
      /** The font's name in `src/styles/fonts`; undefined for a local font. */
      file: /\/([\w-]+)\.woff2/.exec(body)?.[1],
      /** Of the Basic Multilingual Plane. */
      characters: [...range.matchAll(/U\+([0-9A-F]{1,4})(?:-([0-9A-F]+))?\b/g)].flatMap(([, from = '', to = from]) => {
        const first = parseInt(from, 16);
        return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, offset) =>
          String.fromCodePoint(first + offset),
        );
      }),
      /** A percentage as a factor. */
      factor: (name: string) => parseFloat(value(name) ?? '0') / 100,
    };
  });
}
