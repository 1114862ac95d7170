/**
 * The globe's still pictures: for each view a file with dots and graticule as symbols, which the page paints in its own
 * colours. Both are seen exactly as the live scene will begin.
 */
import { range } from 'd3-array';
import {
  basis,
  direction,
  dotOpacity,
  dotRadius,
  MIN_FACING,
  project,
  radians,
  START_DISTANCE,
  type Camera,
  type Place,
  type Projection,
} from '#globe/geometry.ts';
import { COARSE_STEP, decodeLand } from '#globe/map-data.ts';
import { POSTER_VIEW_NAMES, POSTER_VIEWS, posterCamera, type PosterView } from '#globe/poster.ts';
import { numbers } from './coast.ts';

/** Dots are drawn in groups of like facing: each group has one size and one opacity. */
const GROUPS = 10;

const GRATICULE = { stepDegrees: 15, strokePx: 0.7, knotDegrees: 36 };

/** The files of all views of the globe above `place`, each with `#dots` and `#lines`. */
export function globeStills(land: string, place: Place): Record<`globe-still-${PosterView}.svg`, string> {
  const stills = POSTER_VIEW_NAMES.map((view) => {
    const camera = posterCamera(place, view);
    // A unit is half a pixel.
    const { side } = POSTER_VIEWS[view];
    const dots = symbol('dots', side, `stroke-linecap="round"`, dotPaths(land, camera, side));
    const lines = `<path d="${graticulePath(camera, side)}"/>`;
    const graticule = symbol('lines', side, `stroke-width="${2 * GRATICULE.strokePx}"`, lines);
    return [`globe-still-${view}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">\n${dots}${graticule}</svg>\n`];
  });
  return Object.fromEntries(stills) as Record<`globe-still-${PosterView}.svg`, string>;
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
export function graticulePath(camera: Camera, half: number): string {
  const axes = basis(camera);
  const { stepDegrees } = GRATICULE;
  const seen = (latitude: number, longitude: number): Projection => {
    const { x, y, ...rest } = project(direction(radians(latitude), radians(longitude)), axes, START_DISTANCE);
    return { ...rest, x: x * half, y: y * half };
  };
  return [
    ...range(-180, 180, stepDegrees).map((longitude) => visibleCurve((t) => seen(-90 + 180 * t, longitude), 180)),
    ...range(-90 + stepDegrees, 90, stepDegrees).map((latitude) =>
      visibleCurve((t) => seen(latitude, -180 + 360 * t), 360),
    ),
  ].join('');
}

type Curve = (t: number) => Projection;

/** In which a line is looked at. */
const STEPS = 2880;

/** The parts of a line on the near side, as cubic Béziers; `length` in degrees. */
function visibleCurve(curve: Curve, length: number): string {
  const knots = length / GRATICULE.knotDegrees;
  return visibleParts(curve)
    .map(([from, to]) => bezierPath(curve, from, to, Math.max(2, Math.ceil((to - from) * knots))))
    .join('');
}

function visibleParts(curve: Curve): [from: number, to: number][] {
  const parts: [number, number][] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const [from, to] = [step / STEPS, (step + 1) / STEPS];
    if (curve(from).facing <= 0 || curve(to).facing <= 0) continue;
    const last = parts.at(-1);
    if (last?.[1] === from) last[1] = to;
    else parts.push([from, to]);
  }
  return parts;
}

/** Each piece leaves and arrives in the curve's own direction. */
function bezierPath(curve: Curve, from: number, to: number, pieces: number): string {
  const step = (to - from) / pieces;
  const at = (t: number) => {
    const { x, y } = curve(t);
    return [x, -y] as const;
  };
  const slope = (t: number) => {
    const [[ax, ay], [bx, by]] = [at(t - 1e-4), at(t + 1e-4)];
    return [((bx - ax) / 2e-4) * (step / 3), ((by - ay) / 2e-4) * (step / 3)] as const;
  };
  const [startX, startY] = at(from).map(Math.round) as [number, number];
  let [penX, penY] = [startX, startY];
  let path = `M${numbers(startX, startY)}c`;
  for (let piece = 0; piece < pieces; piece++) {
    const [start, end] = [from + piece * step, from + (piece + 1) * step];
    const [[leaveX, leaveY], [arriveX, arriveY]] = [slope(start), slope(end)];
    const [x, y] = at(end).map(Math.round) as [number, number];
    const [dx, dy] = [x - penX, y - penY];
    const values = [leaveX, leaveY, dx - arriveX, dy - arriveY, dx, dy].map(Math.round);
    path += `${piece > 0 && (values[0] ?? 0) >= 0 ? ' ' : ''}${numbers(...values)}`;
    [penX, penY] = [x, y];
  }
  return path;
}

function symbol(id: string, half: number, attributes: string, drawing: string): string {
  // With spaces: a browser need not read `-790-790` as two numbers in a view box.
  const box = [-half, -half, 2 * half, 2 * half].join(' ');
  return `<symbol id="${id}" viewBox="${box}" fill="none" stroke="currentColor" ${attributes}>${drawing}</symbol>\n`;
}
