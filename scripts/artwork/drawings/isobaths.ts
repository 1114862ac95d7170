/**
 * The sea floor behind the page: lines of equal depth on a tile that repeats downwards without a seam.
 * Every line is a path of its own: a browser then draws only those that cross what it paints.
 */
import { contourLines, fieldOf } from './contour-lines.ts';
import { periodicNoise } from './noise.ts';
import { evenlySpaced, smoothPath, type Point } from './path.ts';

const WIDTH = 1600;
const HEIGHT = 2400;
/** Units between two grid points. */
const CELL = 10;
/** Units between two points of the noise's lattice: 4 across, 6 down. */
const LATTICE = 400;
/** Grid points beyond the tile on every side, so that no line ends before it is out of sight. */
const MARGIN = 2;
/** Units between two points of a drawn line. */
const STEP = 28;
const SEED = 23;
const THRESHOLDS = { first: 0.16, step: 0.055, count: 13 };

interface Strip {
  readonly left: number;
  readonly width: number;
}

const WHOLE: Strip = { left: 0, width: WIDTH };
/** What windows of up to 767 px show of the tile: 768 px of 1,920. */
export const NARROW: Strip = { left: 0.3 * WIDTH, width: 0.4 * WIDTH };

export function isobaths({ left, width }: Strip = WHOLE): string {
  const field = fieldOf(width / CELL + 2 * MARGIN, HEIGHT / CELL + 2 * MARGIN, (x, y) =>
    periodicNoise(
      (left + (x - MARGIN) * CELL) / LATTICE,
      ((y - MARGIN) * CELL) / LATTICE,
      SEED,
      WIDTH / LATTICE,
      HEIGHT / LATTICE,
    ),
  );
  const level = (index: number) =>
    contourLines(field, THRESHOLDS.first + THRESHOLDS.step * index, 10)
      .map(({ points, closed }) => {
        // d3-contour puts a value in the middle of its grid cell.
        const placed = points.map(([x, y]): Point => [left + (x - MARGIN - 0.5) * CELL, (y - MARGIN - 0.5) * CELL]);
        return `<path d="${smoothPath(evenlySpaced(placed, STEP, closed), closed)}"/>`;
      })
      .join('');
  const levels = Array.from({ length: THRESHOLDS.count }, (_, index) => level(index));
  const group = (strong: boolean) => levels.filter((_, index) => (index % 4 === 1) === strong).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${HEIGHT}" fill="none" stroke="#000">` +
    `<g stroke-width=".9">${group(false)}</g><g stroke-width="1.7">${group(true)}</g></svg>\n`
  );
}
