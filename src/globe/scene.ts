/** The live globe's land and graticule in WebGL2. Body, halo, marker and label are the page's own, as on the poster. */
import { basis, dotRestraint, HALF_DOT, LIMB_DEPTH, MIN_FACING, RADIUS, silhouette } from './geometry.ts';
import { smoothstep, VIEW_SLOPE } from './geometry.ts';
import { COARSE_STEP, FINE_STEP } from './map-data.ts';
import type { Colour, Frame } from './worker-protocol.ts';
import { START_DISTANCE } from './zoom.ts';

/** Whole circles: each is two meridians. */
const MERIDIANS = 12;
const PARALLELS = 11;
/** Straight pieces of each line. */
const PIECES = 96;
/** Distances between which the fine dots take over, and their size as a share of the coarse ones'. */
const FINE = { from: 3.9, to: 3.2, size: FINE_STEP / COARSE_STEP };

const float = (value: number) => value.toFixed(6);

/** geometry.ts's projection once more. The view: distance, half the picture's side in px, half the lines' width in px. */
const PROJECTION = `#version 300 es
precision highp float;
uniform mat3 axes;
uniform vec3 view;
vec4 projected(vec3 point) {
  vec3 seen = axes * point;
  float depth = view.x - ${float(RADIUS)} * seen.z;
  float facing = (seen.z * view.x - ${float(RADIUS)}) / length(vec3(${float(RADIUS)} * seen.xy, depth));
  return vec4(seen.xy * ${float(RADIUS)} / (depth * ${float(VIEW_SLOPE)}), depth, facing);
}
float inPicture(vec2 place) {
  return 1. - smoothstep(.97, 1., length(place) / ${float(silhouette(START_DISTANCE))}) * step(view.x, ${float(START_DISTANCE - 0.1)});
}
`;

const DOT_VERTEX = `${PROJECTION}
in vec3 point;
uniform float size;
uniform vec4 label;
uniform float labelOpacity;
out float radius;
out float alpha;
void main() {
  vec4 seen = projected(point);
  radius = ${float(HALF_DOT * LIMB_DEPTH)} * (.55 + .5 * seen.w) / seen.z * size * view.y;
  alpha = clamp(.16 + 1.05 * seen.w, 0., 1.) * inPicture(seen.xy);
  bool covered = all(greaterThan(seen.xy, label.xy)) && all(lessThan(seen.xy, label.zw));
  if (covered) alpha *= 1. - labelOpacity;
  gl_PointSize = 2. * radius + 2.;
  gl_Position = seen.w < ${float(MIN_FACING)} || alpha <= 0. ? vec4(2, 2, 0, 1) : vec4(seen.xy, 0, 1);
}`;

const DOT_FRAGMENT = `#version 300 es
precision highp float;
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

const LINE_FRAGMENT = `#version 300 es
precision highp float;
in float across;
in float alpha;
uniform vec3 view;
uniform vec4 colour;
out vec4 paint;
void main() {
  paint = colour * (alpha * clamp(view.z + .5 - abs(across), 0., 1.));
}`;

/** What draws over the dots and under the lines; it comes later, in a file of its own, and gets its tools from here. */
export type Layer = (tools: LayerTools, frame: Frame) => void;

export interface LayerTools {
  readonly gl: WebGL2RenderingContext;
  /** What its shaders begin with. */
  readonly projection: string;
  readonly createProgram: typeof createProgram;
  readonly useProgram: typeof useProgram;
}

export type Scene = NonNullable<ReturnType<typeof createScene>>;

/** The scene on a canvas, or undefined where there is no WebGL2. The land's dots are unit vectors, three numbers each. */
export function createScene(canvas: OffscreenCanvas | HTMLCanvasElement, land: Float32Array<ArrayBuffer>) {
  const context = contextOf(canvas);
  if (!context) return undefined;
  const { gl, isSoftware } = context;
  const [dots, lines] = [createProgram(gl, DOT_VERTEX, DOT_FRAGMENT), createProgram(gl, LINE_VERTEX, LINE_FRAGMENT)];
  const compiling = gl.getExtension('KHR_parallel_shader_compile');
  const coarse = createPoints(gl, land);
  const empty = gl.createVertexArray();
  let fine: Points | undefined;
  const tools: LayerTools = { gl, projection: PROJECTION, createProgram, useProgram };
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

  const drawDots = ({ array, count }: Points, size: number) => {
    gl.uniform1f(dots.uniform('size'), size);
    gl.bindVertexArray(array);
    gl.drawArrays(gl.POINTS, 0, count);
  };
  return {
    /** Whether there is no graphics card, and the processor draws. */
    isSoftware,
    /** Whether the shaders are compiled: before, drawing would wait for them. */
    isReady: () =>
      !compiling ||
      [dots, lines].every(({ program }) => gl.getProgramParameter(program, compiling.COMPLETION_STATUS_KHR) as boolean),
    /** Draws a frame, in software to its end. */
    draw(frame: Frame, layer: Layer | undefined): void {
      const { size, camera, pose } = frame;
      if (canvas.width !== size) canvas.width = canvas.height = size;
      gl.viewport(0, 0, size, size);
      gl.clear(gl.COLOR_BUFFER_BIT);

      useProgram(gl, dots, frame, frame.dots);
      gl.uniform4f(dots.uniform('label'), ...pose.covered);
      gl.uniform1f(dots.uniform('labelOpacity'), pose.opacity);
      const share = fine ? 1 - smoothstep(FINE.to, FINE.from, camera.distance) : 0;
      const restraint = dotRestraint(camera.distance);
      if (share < 1) drawDots(coarse, (1 - share * (1 - FINE.size)) * restraint);
      if (share > 0 && fine) drawDots(fine, share * FINE.size * restraint);
      layer?.(tools, frame);

      useProgram(gl, lines, frame, frame.lines);
      gl.bindVertexArray(empty);
      gl.drawArrays(gl.TRIANGLES, 0, (MERIDIANS + PARALLELS) * PIECES * 6);
      // Only reading waits until software has drawn: so its cost is known, and no frame queues behind another.
      if (isSoftware) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    },
    /** Unit vectors, three numbers each. */
    addFineDots(vectors: Float32Array<ArrayBuffer>): void {
      fine = createPoints(gl, vectors);
    },
  };
}

/** What draws without a graphics card: Chromium's and Linux's, and the one of Windows. */
const SOFTWARE = /SwiftShader|llvmpipe|softpipe|Basic Render/;

/** Software is what warns of slow drawing, or goes by the name of it: Chromium without a screen does not warn. */
function contextOf(canvas: OffscreenCanvas | HTMLCanvasElement) {
  const ask = (failIfMajorPerformanceCaveat: boolean) =>
    canvas.getContext('webgl2', { antialias: false, depth: false, stencil: false, failIfMajorPerformanceCaveat });
  const fast = ask(true);
  const gl = fast ?? ask(false);
  return gl ? { gl, isSoftware: !fast || SOFTWARE.test(rendererOf(gl)) } : undefined;
}

/** Chromium and Safari tell it by an extension alone, of which Firefox, which tells it at once, warns on the console. */
function rendererOf(gl: WebGL2RenderingContext): string {
  const name = gl.getParameter(gl.RENDERER) as string;
  const unmasked = name === 'WebKit WebGL' ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return unmasked ? (gl.getParameter(unmasked.UNMASKED_RENDERER_WEBGL) as string) : name;
}

/** A program on its way: it compiles beside everything else where the browser can. */
function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
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
  const known = new Map<string, WebGLUniformLocation | null>();
  /** Where a uniform is set; asked of the driver once. */
  const uniform = (name: string) => {
    if (!known.has(name)) known.set(name, gl.getUniformLocation(program, name));
    return known.get(name) ?? null;
  };
  return { program, uniform };
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

type Program = ReturnType<typeof createProgram>;

/** Draws with a program from here on, in a frame's view and a colour. */
function useProgram(gl: WebGL2RenderingContext, { program, uniform }: Program, frame: Frame, colour: Colour): void {
  const [red, green, blue, opacity] = colour;
  gl.useProgram(program);
  gl.uniformMatrix3fv(uniform('axes'), true, basis(frame.camera).flat());
  gl.uniform3f(uniform('view'), frame.camera.distance, frame.size / 2, frame.lineWidth / 2);
  gl.uniform4f(uniform('colour'), red * opacity, green * opacity, blue * opacity, opacity);
}
