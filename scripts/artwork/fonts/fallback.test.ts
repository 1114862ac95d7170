import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { FONT_FOLDER } from './missing-glyphs.ts';
import { readFaceRules } from '#tests/face-rules.ts';

/**
 * The stand-ins of fonts.css: how wide and how high a local font must be drawn so that nothing moves when the real one
 * comes. `size-adjust` is the real width over the local width of plain English, and since it scales the whole font,
 * the overrides are the real ascent and descent divided by it (CSS Fonts 5, `size-adjust`).
 */
const SAMPLE =
  'A note is an islet, and a link is the sea lane between two of them, so the site is drawn like a modern nautical chart.';

/**
 * The sample in Times New Roman and Arial, in em. Liberation Serif and Sans, drawn to have their advance widths
 * (version 2.1, `hmtx` and `kern`), give these figures.
 */
const LOCAL_WIDTH = { times: 45.432, timesBold: 48.111, timesItalic: 45.643, arial: 50.25, arialBold: 53.977 };

const rules = readFaceRules(readFileSync(new URL('../fonts.css', FONT_FOLDER), 'utf8'));

/** Width of the sample, ascent and descent of a face in one of its instances, in em. */
async function measure(name: string, instance: Readonly<Record<string, number>>) {
  const file = readFileSync(new URL(`${name}.woff2`, FONT_FOLDER));
  const font = create(await subsetFont(file, SAMPLE, { targetFormat: 'sfnt', variationAxes: instance }));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
  return {
    width: font.layout(SAMPLE).advanceWidth / font.unitsPerEm,
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
