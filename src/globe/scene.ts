/** The live globe's land and graticule in WebGL2. Body, halo, marker and label are the page's own, as on the poster. */
import fineLand from '../assets/globe-land-fine.txt?raw';
import land from '../assets/globe-land.txt?raw';
import {
  basis,
  dotRestraint,
  HALF_DOT,
  LIMB_DEPTH,
  MIN_FACING,
  RADIUS,
  silhouette,
  smoothstep,
  START_DISTANCE,
  VIEW_SLOPE,
} from './geometry.ts';
import { COARSE_STEP, decodeLand, FINE_STEP } from './map-data.ts';
import type { Colour, Frame } from './renderer.ts';

/** Whole circles: each is two meridians. */
const MERIDIANS = 12;
const PARALLELS = 11;
/** Straight pieces of each line. */
const PIECES = 96;
/** Distances between which the fine dots take over, and their size as a share of the coarse ones'. */
const FINE = { from: 3.9, to: 3.2, size: FINE_STEP / COARSE_STEP };

const float = (value: number) => value.toFixed(6);

/** geometry.ts's projection once more. The view: distance, half the picture's side in px, half the lines' width in px. */
export const PROJECTION = `#version 300 es
precision highp float;
uniform mat3 axes;
uniform vec3 view;
uniform vec4 label;
uniform float labelOpacity;
vec4 projected(vec3 point) {
  vec3 seen = axes * point;
  float depth = view.x - ${float(RADIUS)} * seen.z;
  float facing = (seen.z * view.x - ${float(RADIUS)}) / length(vec3(${float(RADIUS)} * seen.xy, depth));
  return vec4(seen.xy * ${float(RADIUS)} / (depth * ${float(VIEW_SLOPE)}), depth, facing);
}
float besideLabel(vec2 place) {
  bool covered = all(greaterThan(place, label.xy)) && all(lessThan(place, label.zw));
  return covered ? 1. - labelOpacity : 1.;
}
float inPicture(vec2 place) {
  return 1. - smoothstep(.97, 1., length(place) / ${float(silhouette(START_DISTANCE))}) * step(view.x, ${float(START_DISTANCE - 0.1)});
}
`;

const DOT_VERTEX = `${PROJECTION}
in vec3 point;
uniform float size;
out float radius;
out float alpha;
void main() {
  vec4 seen = projected(point);
  radius = ${float(HALF_DOT * LIMB_DEPTH)} * (.55 + .5 * seen.w) / seen.z * size * view.y;
  alpha = clamp(.16 + 1.05 * seen.w, 0., 1.) * inPicture(seen.xy) * besideLabel(seen.xy);
  gl_PointSize = 2. * radius + 2.;
  gl_Position = seen.w < ${float(MIN_FACING)} || alpha <= 0. ? vec4(2, 2, 0, 1) : vec4(seen.xy, 0, 1);
}`;

const DOT_FRAGMENT = `${PROJECTION}
in float radius;
in float alpha;
uniform vec4 colour;
out vec4 paint;
void main() {
  float away = length(gl_PointCoord - .5) * (2. * radius + 2.);
  paint = colour * (alpha * clamp(radius + .5 - away, 0., 1.));
}`;

/** Two triangles a piece, in one draw: instances would be drawn one by one where drawing is software. */
const LINE_VERTEX = `${PROJECTION}
out float across;
out float alpha;
const float PI = ${float(Math.PI)};
vec3 onLine(int line, float share) {
  bool meridian = line < ${MERIDIANS};
  float turn = share * 2. * PI;
  float longitude = meridian ? float(line) * PI / 12. : turn;
  float latitude = meridian ? turn : float(line - ${MERIDIANS + (PARALLELS - 1) / 2}) * PI / 12.;
  return vec3(cos(latitude) * sin(longitude), sin(latitude), cos(latitude) * cos(longitude));
}
void main() {
  int corner = abs(gl_VertexID % 6 - 2);
  int line = gl_VertexID / 6 / ${PIECES};
  float piece = float(gl_VertexID / 6 % ${PIECES});
  vec4 from = projected(onLine(line, piece / ${PIECES}.));
  vec4 to = projected(onLine(line, (piece + 1.) / ${PIECES}.));
  vec2 along = normalize(to.xy - from.xy + vec2(1e-9, 0));
  vec2 end = (corner & 1) == 0 ? from.xy : to.xy;
  across = (corner < 2 ? -1. : 1.) * (view.z + 1.);
  alpha = inPicture(end);
  gl_Position = min(from.w, to.w) < 0. ? vec4(2, 2, 0, 1) : vec4(end + vec2(-along.y, along.x) * across / view.y, 0, 1);
}`;

const LINE_FRAGMENT = `${PROJECTION}
in float across;
in float alpha;
uniform vec4 colour;
out vec4 paint;
void main() {
  paint = colour * (alpha * clamp(view.z + .5 - abs(across), 0., 1.));
}`;

/** Returns what draws a frame, to its end. `chart` draws over the dots and under the lines. */
export function createScene(gl: WebGL2RenderingContext, chart: (frame: Frame) => void) {
  const [dots, lines] = [createProgram(gl, DOT_VERTEX, DOT_FRAGMENT), createProgram(gl, LINE_VERTEX, LINE_FRAGMENT)];
  const coarse = createPoints(gl, decodeLand(land, COARSE_STEP));
  const empty = gl.createVertexArray();
  let fine: Points | undefined;
  gl.enable(gl.BLEND);

  const drawDots = ({ array, count }: Points, size: number) => {
    gl.uniform1f(dots.uniform('size'), size);
    gl.bindVertexArray(array);
    gl.drawArrays(gl.POINTS, 0, count);
  };
  return (frame: Frame): void => {
    const { size, camera } = frame;
    if (gl.canvas.width !== size) gl.canvas.width = gl.canvas.height = size;
    gl.viewport(0, 0, size, size);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

    useProgram(gl, dots, frame, frame.dots);
    const share = 1 - smoothstep(FINE.to, FINE.from, camera.distance);
    const restraint = dotRestraint(camera.distance);
    if (share < 1) drawDots(coarse, (1 - share * (1 - FINE.size)) * restraint);
    if (share > 0)
      drawDots((fine ??= createPoints(gl, decodeLand(fineLand, FINE_STEP))), share * FINE.size * restraint);
    chart(frame);

    useProgram(gl, lines, frame, frame.lines);
    gl.bindVertexArray(empty);
    gl.drawArrays(gl.TRIANGLES, 0, (MERIDIANS + PARALLELS) * PIECES * 6);
    // Reading waits until all is drawn: so the cost is known, and no frame queues behind another.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  };
}

export function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    // Only a lost context has no shaders to give, and then nothing is drawn anyway.
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'point');
  gl.linkProgram(program);
  return { program, uniform: (name: string) => gl.getUniformLocation(program, name) };
}

type Points = ReturnType<typeof createPoints>;

/** Unit vectors, three numbers each, as the programs' `point`. */
function createPoints(gl: WebGL2RenderingContext, vectors: Float32Array<ArrayBuffer>) {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, vectors, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
  return { array, count: vectors.length / 3 };
}

/** Draws with a program from here on, in a frame's view and a colour. */
export function useProgram(
  gl: WebGL2RenderingContext,
  { program, uniform }: ReturnType<typeof createProgram>,
  frame: Frame,
  colour: Colour,
): void {
  const [red, green, blue, opacity] = colour;
  gl.useProgram(program);
  gl.uniformMatrix3fv(uniform('axes'), true, basis(frame.camera).flat());
  gl.uniform3f(uniform('view'), frame.camera.distance, frame.size / 2, frame.lineWidth / 2);
  gl.uniform4f(uniform('colour'), red * opacity, green * opacity, blue * opacity, opacity);
  // Which lines alone do not have: it is nowhere then.
  gl.uniform4f(uniform('label'), ...frame.pose.covered);
  gl.uniform1f(uniform('labelOpacity'), frame.pose.opacity);
}
