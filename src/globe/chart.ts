/** The chart that the globe becomes near its place: coast, shoals and lines of depth instead of dots. */
import coast from '#words/generated/globe-coast.txt?raw';
import { basis, headingOf, type Place } from './geometry.ts';
import { COAST_CELLS as CELLS, COAST_REACH } from './map-data.ts';
import type { Frame } from './renderer.ts';
import { createProgram, PROJECTION, useProgram } from './scene.ts';

/** Squares along a side of the chart's surface, which is bent with the globe. */
const SQUARES = 24;
/** Distances between which the chart takes over. */
const NEAR = { from: 3, to: 2.3 };

/** Neighbours that a sweep from the upper left has passed, in cells to the left and up. */
const PASSED = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
/** Cells to either side over which the soft distance is averaged. */
const SOFTNESS = 7;

const VERTEX = `${PROJECTION}
uniform mat3 local;
out vec2 at;
out vec2 seenAt;
out float shown;
void main() {
  int corner = abs(gl_VertexID % 6 - 2);
  int square = gl_VertexID / 6;
  at = vec2(square % ${SQUARES} + (corner & 1), square / ${SQUARES} + (corner >> 1)) / ${SQUARES / 2}. - 1.;
  vec2 side = at * ${Math.sin((COAST_REACH * Math.PI) / 180)};
  vec4 seen = projected(local * vec3(side, sqrt(1. - dot(side, side))));
  seenAt = seen.xy;
  shown = clamp(seen.w * 9., 0., 1.) * (1. - smoothstep(${NEAR.to}, float(${NEAR.from}), view.x));
  gl_Position = vec4(seen.xy, 0, 1);
}`;

/** Away from the coast by `d`, in halves of the chart's side: the lines of depth are further apart the deeper it is. */
const FRAGMENT = `${PROJECTION}
in vec2 at;
in vec2 seenAt;
in float shown;
uniform sampler2D field;
uniform vec4 colour;
uniform vec3 inks[4];
uniform float erasing;
out vec4 paint;
void on(float alpha, vec3 ink) {
  paint = vec4(ink, 1) * alpha + paint * (1. - alpha);
}
float line(float off, float level) {
  return clamp(view.z * 1.2 + .5 - abs(off) / max(fwidth(level), 1e-6), 0., 1.);
}
float lines(float level) {
  return step(.5, level) * line(fract(level + .5) - .5, level);
}
void main() {
  float mask = shown * (1. - smoothstep(.75, .97, length(at))) * inPicture(seenAt);
  if (erasing > 0.) {
    paint = vec4(mask);
    return;
  }
  vec2 away = texture(field, vec2(at.x, -at.y) * .5 + .5).rg;
  float d = away.x;
  float wave = sin(at.x * 19. + 1.3) * cos(at.y * 23. - .4);
  float depth = 12. * sqrt(max(away.y + .014 * smoothstep(.02, .2, d) * wave, 0.));
  float height = 8. * sqrt(max(-away.y, 0.));
  float water = clamp(d / max(fwidth(d), 1e-6) + .5, 0., 1.);
  // No line runs through the label.
  float drawn = besideLabel(seenAt);
  paint = vec4(0);
  on((1. - smoothstep(.9, 1.1, depth)) * water, inks[2]);
  on(lines(depth) * max(0., .8 - .06 * depth) * drawn, inks[3]);
  on(1. - water, inks[0]);
  on(lines(height) * .8 * drawn, inks[1]);
  on(line(d, d) * drawn, colour.rgb);
  paint *= mask;
}`;

/** Returns what draws the chart around `place`; where no coast is near it draws nothing. */
export function createChart(gl: WebGL2RenderingContext, place: Place): (frame: Frame) => void {
  const [outline, ...palettes] = coast.split('\n');
  if (!outline) return () => undefined;
  /** Inks by the colour of the dots: in other colours than the site's own, such as forced ones, the dots stay. */
  const inks = new Map(
    palettes.map((line) => {
      const numbers = line.split(',').map(Number);
      return [numbers.slice(0, 3).join(), numbers.slice(3).map((part) => part / 255)];
    }),
  );
  let draw: ReturnType<typeof createDrawing> | undefined;
  return (frame) => {
    const dots = frame.dots.slice(0, 3).map((part) => Math.round(part * 255));
    const colours = inks.get(dots.join());
    if (!colours || frame.camera.distance >= NEAR.from) return;
    draw ??= createDrawing(gl, distanceField(outline), place);
    draw(frame, colours);
  };
}

function createDrawing(gl: WebGL2RenderingContext, field: Float32Array, place: Place) {
  /** East, north and up at the place, one after the other. */
  const local = basis(headingOf(place)).flat();
  const program = createProgram(gl, VERTEX, FRAGMENT);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RG16F, CELLS, CELLS, 0, gl.RG, gl.FLOAT, field);
  for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR);
  const empty = gl.createVertexArray();
  return (frame: Frame, inks: readonly number[]): void => {
    useProgram(gl, program, frame, frame.dots);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniformMatrix3fv(program.uniform('local'), false, local);
    gl.uniform3fv(program.uniform('inks'), inks);
    gl.bindVertexArray(empty);
    // What it covers are dots on a transparent canvas: the first pass takes them away.
    for (const erasing of [1, 0]) {
      gl.blendFunc(erasing ? gl.ZERO : gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.uniform1f(program.uniform('erasing'), erasing);
      gl.drawArrays(gl.TRIANGLES, 0, SQUARES * SQUARES * 6);
    }
  };
}

/**
 * Two numbers for each cell, row after row from the north: its distance from the coast in halves of the chart's side,
 * positive on water and negative on land, and the same averaged over what lies around.
 */
function distanceField(outline: string): Float32Array {
  const context = new OffscreenCanvas(CELLS, CELLS).getContext('2d');
  if (!context) throw new Error('No canvas to draw a coast on');
  // Half a cell aside: an outline along the edges of cells would leave none that is half covered.
  context.translate(0.5, 0.5);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, not a list
  context.fill(new Path2D(outline));
  const { data } = context.getImageData(0, 0, CELLS, CELLS);
  const sharp = signedDistances(
    Float32Array.from({ length: CELLS ** 2 }, (_, cell) => (data[cell * 4 + 3] ?? 0) / 255),
  );
  let soft = sharp;
  for (const step of [1, CELLS, 1, CELLS]) soft = averaged(soft, step);
  return Float32Array.from({ length: 2 * CELLS ** 2 }, (_, index) => (index % 2 ? soft : sharp)[index >> 1] ?? 0);
}

/** @param cover how much of each cell is land, 0 to 1 */
export function signedDistances(cover: Float32Array): Float32Array {
  const away = cover.map((share) => (share > 0 && share < 1 ? Math.abs(share - 0.5) : 1e4));
  sweep(away, 1);
  sweep(away, -1);
  return away.map((distance, cell) => ((cover[cell] ?? 0) > 0.5 ? -2 : 2) * (distance / CELLS));
}

/** Carries each cell's distance on to those that come after it (Borgefors 1986). */
function sweep(away: Float32Array, way: 1 | -1): void {
  const steps = PASSED.map(([left, up]) => [way * (left + up * CELLS), Math.hypot(left, up)] as const);
  for (let step = 0; step < away.length; step++) {
    const cell = way === 1 ? step : away.length - 1 - step;
    // The outermost columns have no neighbours at one side.
    if ((cell + 1) % CELLS < 2) continue;
    let nearest = away[cell] ?? 0;
    for (const [back, length] of steps) nearest = Math.min(nearest, (away[cell - back] ?? 1e4) + length);
    away[cell] = nearest;
  }
}

/** Every number averaged with those up to SOFTNESS steps before and after it. Where rows end nobody looks. */
function averaged(values: Float32Array, step: number): Float32Array {
  const soft = new Float32Array(values.length);
  for (let start = 0; start < step; start++) {
    let sum = 0;
    for (let cell = start; cell < values.length + SOFTNESS * step; cell += step) {
      sum += (values[cell] ?? 0) - (values[cell - (2 * SOFTNESS + 1) * step] ?? 0);
      soft[cell - SOFTNESS * step] = sum / (2 * SOFTNESS + 1);
    }
  }
  return soft;
}
