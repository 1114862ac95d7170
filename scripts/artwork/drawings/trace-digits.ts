/**
 * Writes digits.json: the outlines of ten digits, so that drawings hold figures without needing a font.
 * Run it again when a face changes: node --import tsx scripts/artwork/drawings/trace-digits.ts <Newsreader italic> <Hanken Grotesk>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';
import type { DigitFace } from './digits.ts';

/** Units to the em: fine enough for 15 px, and small numbers. */
const EM = 200;

const DIGITS = '0123456789';

async function traced(file: string, variationAxes: Record<string, number>): Promise<DigitFace> {
  // fontkit does not vary a compressed font: the subsetter pins the axes and unpacks it.
  const font = create(await subsetFont(readFileSync(file), DIGITS, { targetFormat: 'sfnt', variationAxes }));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not one face`);
  const scale = EM / font.unitsPerEm;
  const glyphs = [...DIGITS].map((digit): Glyph => font.layout(digit).glyphs[0] ?? missing(file, digit));
  return {
    advances: glyphs.map((glyph) => Math.round(glyph.advanceWidth * scale)),
    outlines: glyphs.map((glyph) => glyphOutline(glyph, scale)),
  };
}

/** Fonts count upwards, drawings downwards. */
function glyphOutline(glyph: Glyph, scale: number): string {
  const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' } as const;
  return glyph.path.commands
    .map(({ command, args }) => {
      const values = args.map((value, index) => Math.round(value * scale * (index % 2 === 0 ? 1 : -1)));
      return letters[command] + values.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

function missing(file: string, digit: string): never {
  throw new Error(`${file} has no ${digit}`);
}

const [italic, upright] = process.argv.slice(2);
if (!italic || !upright) throw new Error('Name two font files: Newsreader italic and Hanken Grotesk');
const faces = {
  em: EM,
  italic: await traced(italic, { wght: 400, opsz: 14 }),
  upright: await traced(upright, { wght: 500 }),
};
writeFileSync(fileURLToPath(new URL('digits.json', import.meta.url)), `${JSON.stringify(faces, null, 2)}\n`);
