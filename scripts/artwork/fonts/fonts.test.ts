import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { renderPages } from '#scripts/render.ts';
import { siteConfig } from '../../../vite.config.ts';
import { isSample } from '#tests/sample.ts';
import { chatMessages, contactMessages, headerLinks, notFoundMessages } from '#tests/side-by-side.ts';
import { describeMissingGlyphs, FONT_FOLDER, hasGlyph, missingGlyphs, openFace } from './missing-glyphs.ts';
import { CJK_FACES, firstFaces, LATIN_FACES, isLatinBesideCjk, LATIN } from './faces.ts';
import { charactersBesideLatin, setTexts, type RenderedPages } from './needed.ts';

const rules = readFaceRules(readFileSync(new URL('../fonts.css', FONT_FOLDER), 'utf8'));

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let rendered: RenderedPages;

beforeAll(async () => {
  rendered = await renderPages({ ...siteConfig(), root: ROOT });
});

/** The pages with some of their words changed, as another owner or another interface would have them. */
function pagesWith(words: string, others: string): RenderedPages {
  return { ...rendered, pages: rendered.pages.map((page) => ({ ...page, html: page.html.replaceAll(words, others) })) };
}

function missingIn(pages: RenderedPages) {
  return missingGlyphs(setTexts(pages));
}

describe('the subset fonts', () => {
  test('have every glyph that the pages need', () => {
    expect(describeMissingGlyphs(missingIn(rendered))).toBe('');
  });

  test('are reported with face, character and field when the content outgrew them', () => {
    const pages = pagesWith(content.person.name.zh, '龘龘𪚥');
    const greeting = content.hero.greeting.ja;
    const both = { ...pages, pages: pages.pages.map((page) => ({ ...page, html: page.html.replace(greeting, '龘') })) };
    const missing = missingIn(both);
    expect(missing).toContainEqual({ face: 'noto-serif-sc-700', character: '龘', field: '“龘龘𪚥”', page: '/zh/' });
    expect(missing).toContainEqual(expect.objectContaining({ face: 'noto-serif-sc-400', character: '龘' }));
    expect(missing).toContainEqual({ face: 'noto-serif-jp-400', character: '龘', field: '“龘”', page: '/ja/' });
    expect(describeMissingGlyphs(missing).split('\n')).toContain(
      '/zh/: “龘龘𪚥” has 龘𪚥, which the font noto-serif-sc-700 lacks: npm run artwork makes it anew',
    );
  });

  test('are reported with page, element and words for a link of the interface, in both weights that it has', () => {
    const link = pagesWith(headerLinks.about.zh, '骉骉链接');
    const lines = describeMissingGlyphs(missingIn(link)).split('\n');
    for (const face of ['noto-serif-sc-700', 'noto-serif-sc-400'])
      expect(lines).toContainEqual(
        expect.stringMatching(`“骉骉链接.*” has 骉.*, which the font ${face} lacks: npm run artwork`),
      );
  });

  test.each([
    ['the sent view', contactMessages.sent.title.zh],
    ['the chat’s title', chatMessages.title.zh],
    ['the page that is not found', notFoundMessages.heading.zh],
  ])('are asked for %s, which only a visitor’s step shows', (_, words) => {
    const changed = pagesWith(words, '骉骉链接');
    expect(missingIn(changed).map(({ face }) => face)).toContain('noto-serif-sc-700');
  });

  test('are reported for the messages of the PDF', () => {
    expect(describeMissingGlyphs([{ face: 'a', character: '龘', field: 'messages.zh.documents.pdf.profile' }])).toMatch(
      /^src\/i18n\/locales\/zh\/index\.ts: messages\.zh\.documents\.pdf\.profile has 龘/,
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
  const needed = (words: string) => [...charactersBesideLatin([{ words }]).keys()].join('');

  test('leaves spaces, Latin letters and digits to the Latin faces', () => {
    expect(needed('SQL （2）')).toBe('（）');
  });

  test('asks for quotation marks and dots in the width of Chinese', () => {
    expect(needed('“知识库”…')).toBe('“知识库”…');
  });
});

/** What neither Chinese nor Japanese writes: no need to leave it to them. */
function isExtended(character: string): boolean {
  return /[\u0100-\u024f\u1e9e]/.test(character) && !LATIN.includes(character);
}

describe('the rules in fonts.css', () => {
  const sizes = (...names: string[]) =>
    names.reduce((sum, name) => sum + statSync(new URL(`${name}.woff2`, FONT_FOLDER)).size, 0);

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

  test('show the words of a face before it has come', () => {
    expect(rules.filter(({ file, display }) => file && display !== 'swap')).toEqual([]);
  });

  test.each(LANGUAGES)('show the first screen with at most 60 kB (%s)', (language) => {
    expect(sizes(...firstFaces(language))).toBeLessThanOrEqual(60_000);
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
  const size = rule?.factors['size-adjust'] ?? 0;
  expect(size).toBeCloseTo(width / localWidth, 2);
  expect(size * (rule?.factors['ascent-override'] ?? 0)).toBeCloseTo(ascent, 2);
  expect(size * (rule?.factors['descent-override'] ?? 0)).toBeCloseTo(descent, 2);
});

/** A `@font-face` rule, as far as this project writes them. */
interface FaceRule {
  readonly family: string;
  /** The font's name in `src/styles/fonts`; undefined for a local font. */
  readonly file: string | undefined;
  readonly display: string | undefined;
  /** The characters of its `unicode-range`, of the Basic Multilingual Plane. */
  readonly characters: readonly string[];
  /** The percentages of its descriptors, such as `size-adjust`, as factors. */
  readonly factors: Readonly<Record<string, number>>;
  readonly weight: string;
  readonly style: string | undefined;
}

function readFaceRules(css: string): FaceRule[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const descriptors = Object.fromEntries(
      body.split(';').map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.trim(), value.join(':').trim()];
      }),
    );
    return {
      family: descriptors['font-family']?.replaceAll("'", '') ?? '',
      file: /\/([\w-]+)\.woff2/.exec(descriptors['src'] ?? '')?.[1],
      display: descriptors['font-display'],
      characters: charactersIn(descriptors['unicode-range'] ?? ''),
      factors: Object.fromEntries(
        Object.entries(descriptors).flatMap(([name, value]) =>
          /^[\d.]+%$/.test(value) ? [[name, parseFloat(value) / 100]] : [],
        ),
      ),
      weight: descriptors['font-weight'] ?? '400',
      style: descriptors['font-style'],
    };
  });
}

function charactersIn(unicodeRange: string): string[] {
  return [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = parseInt(from, 16);
    if (first > 0xffff) return [];
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
  });
}
