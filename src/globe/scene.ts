/** The live globe's land and graticule in WebGL2. Body, halo, marker and label are the page's own, as in the still picture. */
import type { Basis } from './geometry.ts';
import type { LabelView } from './pose.ts';
import { pointsOf, programOf, readiness, type Points, type Program } from './programs.ts';
import {
  DOT_FRAGMENT,
  DOT_VERTEX,
  LINE_FRAGMENT,
  LINE_VERTEX,
  MERIDIANS,
  PARALLELS,
  PIECES,
  PROJECTION,
} from './shaders.ts';

/** Red, green, blue and opacity, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

export interface SceneView extends LabelView {
  readonly axes: Basis;
  readonly distance: number;
  /** Half the lines' width in the canvas's own px. */
  readonly halfLine: number;
  readonly dots: Colour;
  readonly lines: Colour;
  /** Sizes of the coarse and the fine dots, as shares of a coarse dot's full size; 0 draws none. */
  readonly coarse: number;
  readonly fine: number;
  /** Draws what lies over the dots and under the lines. */
  readonly chart: ((tools: SceneTools, view: SceneView) => void) | undefined;
}

/** What a part of the scene that comes later draws with: the same for as long as the scene is. */
export type SceneTools = readonly [
  gl: WebGL2RenderingContext,
  /** What its shaders begin with. */
  projection: string,
  makeProgram: typeof programOf,
  takeUp: typeof take,
];

export interface Scene {
  /** Whether there is no graphics card, and the processor draws. */
  readonly isSoftware: boolean;
  /** Draws a view, in software to its end. False while the graphics card is not ready for it yet: ask again. */
  update(view: SceneView): boolean;
  /** Adds the fine dots, three numbers each. */
  addFineDots(vectors: Float32Array<ArrayBuffer>): void;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** The scene on a canvas, or undefined where there is no WebGL2. The land's dots are unit vectors, three numbers each. */
export function createScene(canvas: Canvas, land: Float32Array<ArrayBuffer>): Scene | undefined {
  const context = contextOf(canvas);
  if (!context) return undefined;
  const { gl, isSoftware } = context;
  const dots = programOf(gl, DOT_VERTEX, DOT_FRAGMENT);
  const lines = programOf(gl, LINE_VERTEX, LINE_FRAGMENT);
  const coarse = pointsOf(gl, land);
  const empty = gl.createVertexArray();
  let fine: Points | undefined;
  const tools: SceneTools = [gl, PROJECTION, programOf, take];

  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

  const isReady = readiness(gl, [dots, lines]);

  const drawDots = (points: Points, size: number) => {
    gl.uniform1f(dots.place('size'), size);
    gl.bindVertexArray(points.array);
    gl.drawArrays(gl.POINTS, 0, points.count);
  };

  const draw = (view: SceneView) => {
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clear(gl.COLOR_BUFFER_BIT);

    take(gl, dots, view, view.dots);
    gl.uniform4f(dots.place('label'), ...view.label);
    gl.uniform1f(dots.place('labelOpacity'), view.labelOpacity);
    if (view.coarse > 0) drawDots(coarse, view.coarse);
    if (view.fine > 0 && fine) drawDots(fine, view.fine);
    view.chart?.(tools, view);

    take(gl, lines, view, view.lines);
    gl.bindVertexArray(empty);
    gl.drawArrays(gl.TRIANGLES, 0, (MERIDIANS + PARALLELS) * PIECES * 6);
  };

  return {
    isSoftware,
    update(view) {
      if (!isReady(() => draw(view))) return false;
      draw(view);
      // Only reading waits until the drawing is done: so its cost is known, and no frame queues behind another.
      if (isSoftware) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      return true;
    },
    addFineDots(vectors) {
      fine = pointsOf(gl, vectors);
    },
  };
}

interface SceneContext {
  readonly gl: WebGL2RenderingContext;
  readonly isSoftware: boolean;
}

const ATTRIBUTES: WebGLContextAttributes = { antialias: false, depth: false, stencil: false };
/** What draws without a graphics card: Chromium's and Linux's, and the one of Windows. */
const SOFTWARE = /SwiftShader|llvmpipe|softpipe|Basic Render/;

/** Software is what warns of slow drawing, or goes by the name of it: Chromium without a screen does not warn. */
function contextOf(canvas: Canvas): SceneContext | undefined {
  const ask = (failIfMajorPerformanceCaveat: boolean) =>
    canvas.getContext('webgl2', { ...ATTRIBUTES, failIfMajorPerformanceCaveat });
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

/** Draws with a program from here on, in a view and a colour. */
function take(gl: WebGL2RenderingContext, { program, place }: Program, view: SceneView, colour: Colour): void {
  const [red, green, blue, opacity] = colour;
  gl.useProgram(program);
  gl.uniformMatrix3fv(place('axes'), true, view.axes.flat());
  gl.uniform3f(place('view'), view.distance, gl.canvas.width / 2, view.halfLine);
  gl.uniform4f(place('colour'), red * opacity, green * opacity, blue * opacity, opacity);
}
