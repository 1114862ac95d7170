/**
 * The globe's still pictures: for each view a file with dots and graticule as symbols, which the page paints in its own
 * colours. Both are seen exactly as the live scene will begin.
 */
import { geoGraticule, geoProjection } from 'd3-geo';
import {
  basis,
  direction,
  dotOpacity,
  dotRadius,
  MIN_FACING,
  project,
  RADIUS,
  START_DISTANCE,
  VIEW_SLOPE,
  type Camera,
  type Place,
  type Projection,
} from '#globe/geometry.ts';
import { COARSE_STEP, decodeLand } from '#globe/map-data.ts';
import { POSTER_VIEW_NAMES, POSTER_VIEWS, posterCamera, type PosterView } from '#globe/poster.ts';
import { linePath, numbers, projectedLines, simplified } from './coast.ts';

/** Dots are drawn in groups of like facing: each group has one size and one opacity. */
const GROUPS = 10;

/** The files of all views of the globe above `place`, each with `#dots` and `#lines`. */
export function globeStills(land: string, place: Place): Record<`globe-still-${PosterView}.svg`, string> {
  const files = POSTER_VIEW_NAMES.map((view) => {
    const camera = posterCamera(place, view);
    // A unit is half a pixel.
    const { side } = POSTER_VIEWS[view];
    const dots = symbol('dots', side, 'stroke-linecap="round"', dotPaths(land, camera, side));
    const lines = symbol('lines', side, 'stroke-width="1.4"', `<path d="${graticulePath(camera, side)}"/>`);
    return [`globe-still-${view}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">\n${dots}${lines}</svg>\n`];
  });
  return Object.fromEntries(files) as Record<`globe-still-${PosterView}.svg`, string>;
}

/** The dots on land as a camera sees them: strokes with round ends, `half` units from the middle to the side. */
export function dotPaths(land: string, camera: Camera, half: number): string {
  const axes = basis(camera);
  const groups = Array.from({ length: GROUPS }, (): Projection[] => []);
  const vectors = decodeLand(land, COARSE_STEP);
  for (let index = 0; index < vectors.length; index += 3) {
    const seen = project([vectors[index] ?? 0, vectors[index + 1] ?? 0, vectors[index + 2] ?? 0], axes, START_DISTANCE);
    if (seen.facing >= MIN_FACING) groups[Math.min(GROUPS - 1, Math.floor(seen.facing * GROUPS))]?.push(seen);
  }
  return groups.map((dots) => dotGroup(dots, half)).join('');
}

/**
 * Dots as lines without length: their round ends make them discs. In the order of their rows, the left half of the ring
 * before the right one, a step is like the one before it: a sixth less to download.
 */
function dotGroup(dots: readonly Projection[], half: number): string {
  if (dots.length === 0) return '';
  const mean = (value: (dot: Projection) => number) => dots.reduce((sum, dot) => sum + value(dot), 0) / dots.length;
  const width = (2 * mean(dotRadius) * half).toFixed(1);
  const opacity = mean(({ facing }) => dotOpacity(facing));
  let [penX, penY] = [0, 0];
  const path = dots
    .map(({ x, y }) => [Math.round(x * half), Math.round(-y * half)] as const)
    .toSorted(([ax], [bx]) => Number(ax >= 0) - Number(bx >= 0))
    .map(([x, y]) => {
      const move = `m${numbers(x - penX, y - penY)}h0`;
      [penX, penY] = [x, y];
      return move;
    });
  return `<path stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''} d="${path.join('')}"/>`;
}

/** The near side's meridians and parallels as a camera sees them, in the units of `dotPaths`. */
export function graticulePath({ longitude, latitude, distance }: Camera, half: number): string {
  const projection = geoProjection((lambda, phi) => {
    const [x, y, z] = direction(phi, lambda);
    const scale = RADIUS / ((distance - RADIUS * z) * VIEW_SLOPE);
    return [x * scale, y * scale];
  })
    .rotate([-degrees(longitude), -degrees(latitude)])
    .scale(half)
    .translate([0, 0])
    .precision(1)
    .clipAngle(degrees(Math.acos(RADIUS / distance)));
  const poles: [[number, number], [number, number]] = [
    [-180, -89.999],
    [180, 89.999],
  ];
  return projectedLines(geoGraticule().extent(poles).step([15, 15])(), projection)
    .map((line) => linePath(simplified(line, 0.5)))
    .join('');
}

const degrees = (angle: number) => (angle * 180) / Math.PI;

function symbol(id: string, half: number, attributes: string, drawing: string): string {
  // With spaces: a browser need not read `-790-790` as two numbers in a view box.
  const box = [-half, -half, 2 * half, 2 * half].join(' ');
  return `<symbol id="${id}" viewBox="${box}" fill="none" stroke="currentColor" ${attributes}>${drawing}</symbol>\n`;
}
