/**
 * The islets that a note and a project stand on. One file of symbols: whoever uses them lends them the colours, by the
 * page's own variables.
 */
import { contourLines, fieldOf, type ScalarField } from './contour-lines.ts';
import { valueNoise } from './noise.ts';
import { evenlySpaced, smoothPath, type Point } from './path.ts';

const GRID = { width: 200, height: 140 };
/** Units of the drawing to a grid cell: 600 by 420 in all. */
const CELL = 3;

/** How an islet is stretched along two axes, turned (rad), and how far its coast lies from the middle. */
const SHAPES = [
  { along: 1, across: 1.25, turned: -0.35, coast: 0.4 },
  { along: 1.15, across: 1, turned: 0.5, coast: 0.38 },
  { along: 0.95, across: 1.1, turned: 0.1, coast: 0.41 },
] as const;
type Shape = (typeof SHAPES)[number];

/** Distances from the coast: outwards for the shoal and the lines of depth, inwards for the lines of height. */
const SHOAL = 0.09;
const DEPTHS = [0.05, 0.13, 0.23, 0.35, 0.5, 0.68];
const HEIGHTS = [0.09, 0.18];
/** A note's islet is cut off nowhere: all its lines lie so much nearer to its middle. */
const NOTE_INSET = 0.06;

/** Grid cells between two points of a line, on a tile and on the small note. */
const TILE_STEP = 3.5;
const NOTE_STEP = 8;

export function islets(): string {
  const symbols = SHAPES.map((shape, index) => {
    const field = distanceField(shape, index);
    const draw: Draw = (beyond, step) => shoreline(field, shape.coast + beyond, step);
    return tile(index, draw) + note(index, draw);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Draws the line at a distance from the coast, with a point every `step` grid cells. */
type Draw = (beyond: number, step: number) => string;

function tile(index: number, draw: Draw): string {
  const depths = DEPTHS.map((beyond, line) => `<path opacity="${depthOpacity(line)}" d="${draw(beyond, TILE_STEP)}"/>`);
  const heights = HEIGHTS.map((inside) => draw(-inside, TILE_STEP)).join('');
  return symbol(
    `islet-${index}`,
    `<path fill="var(--t2)" d="${draw(SHOAL, TILE_STEP)}"/>` +
      `<g fill="none" stroke="var(--iso)" stroke-width="1.4">${depths.join('')}</g>` +
      `<path fill="var(--land)" stroke="var(--ink)" stroke-width="1.6" d="${draw(0, TILE_STEP)}"/>` +
      `<path fill="none" stroke="var(--land2)" stroke-width="1.4" d="${heights}"/>`,
  );
}

/** The lines grow fainter outwards. As `--spread` goes from 0 to their number, one after another comes out. */
function depthOpacity(line: number): string {
  const [faint, gain] = [0.85 - line * 0.11, 0.1 + line * 0.07];
  return `calc(${faint.toFixed(2)} + ${gain.toFixed(2)}*clamp(0,var(--spread,0) - ${line},1))`;
}

/** Shown at a quarter of its size: three lines, so far inside that each is whole, and strokes that survive it. */
function note(index: number, draw: Draw): string {
  const [shallow = 0, deep = 0] = DEPTHS.map((beyond) => beyond - NOTE_INSET);
  return symbol(
    `note-${index}`,
    `<g stroke="var(--iso)" stroke-width="6"><path fill="var(--t1)" d="${draw(deep, NOTE_STEP)}"/>` +
      `<path fill="var(--t2)" d="${draw(shallow, NOTE_STEP)}"/></g>` +
      `<path fill="var(--land)" stroke="var(--ink)" stroke-width="9" d="${draw(-NOTE_INSET, NOTE_STEP)}"/>`,
  );
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 ${GRID.width * CELL} ${GRID.height * CELL}">${drawing}</symbol>`;
}

/** How near the middle of the islet a point lies: 0 in the middle, falling outwards, rough as a coast is. */
function distanceField({ along, across, turned }: Shape, index: number): ScalarField {
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return fieldOf(GRID.width, GRID.height, (x, y) => {
    const [dx, dy] = [(x - GRID.width / 2) / (GRID.width / 2), (y - GRID.height / 2) / (GRID.width / 2)];
    const distance = Math.hypot((dx * cos - dy * sin) * along, (dx * sin + dy * cos) * across);
    return -(distance + 0.62 * (valueNoise(x / 40, y / 40, 31 + index * 17, 2) - 0.5));
  });
}

function shoreline(field: ScalarField, distance: number, step: number): string {
  return contourLines(field, -distance, 16)
    .map(({ points, closed }) => {
      const even = evenlySpaced(points, step, closed).map(([x, y]): Point => [x * CELL, y * CELL]);
      return smoothPath(even, closed);
    })
    .join('');
}
