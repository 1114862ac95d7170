/** Figures in drawings: outlines of digits, because a drawing used as a mask or an image cannot load a font. */
import faces from './digits.json' with { type: 'json' };
import { numbers } from './path.ts';

type FaceName = 'italic' | 'upright';

/** A digit's place in a drawing: its baseline's start, in the drawing's units. */
interface PlacedDigit {
  readonly digit: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The ten outlines as definitions `#0` to `#9`, to be used by `digitUse`. */
export function digitDefinitions(face: FaceName): string {
  const paths = faces[face].outlines.map((outline, digit) => `<path id="d${digit}" d="${outline}"/>`);
  return `<defs>${paths.join('')}</defs>`;
}

/** Sets digits from `x` on, on the baseline `y`. */
export function setDigits(face: FaceName, digits: string, x: number, y: number, size: number): PlacedDigit[] {
  let pen = x;
  return [...digits].map((character) => {
    const digit = Number(character);
    const placed = { digit, x: pen, y, size };
    pen += advance(face, digit, size);
    return placed;
  });
}

export function digitsWidth(face: FaceName, digits: string, size: number): number {
  return [...digits].reduce((width, digit) => width + advance(face, Number(digit), size), 0);
}

function advance(face: FaceName, digit: number, size: number): number {
  return ((faces[face].advances[digit] ?? 0) * size) / faces.em;
}

/** One placed digit, drawn with the definitions above. Whole units are precise enough where `scale` says so. */
export function digitUse({ digit, x, y, size }: PlacedDigit): string {
  const scale = Number((size / faces.em).toFixed(3));
  return `<use href="#d${digit}" transform="matrix(${scale} 0 0 ${scale} ${numbers(Math.round(x), Math.round(y))})"/>`;
}

/**
 * A sounding as charts print it: whole metres in italics, the tenths lower and smaller, around a point.
 * The depth is in metres, `size` the height of the figures in the drawing's units.
 */
export function sounding(depth: number, x: number, y: number, size: number): string {
  const [metres = '0', tenths = '0'] = depth.toFixed(1).split('.');
  const width = digitsWidth('italic', metres, size);
  const start = x - (width + digitsWidth('italic', tenths, size * 0.7)) / 2;
  return [
    ...setDigits('italic', metres, start, y, size),
    ...setDigits('italic', tenths, start + width, y + size * 0.2, size * 0.7),
  ]
    .map(digitUse)
    .join('');
}
