/** The live globe's land and graticule in WebGL2. Body, halo, marker and label are the page's own, as in the still picture. */
import type { Basis } from './geometry.ts';
import type { LabelView } from './picture.ts';
import { DOT_FRAGMENT, DOT_VERTEX, LINE_FRAGMENT, LINE_VERTEX, MERIDIANS, PARALLELS, PIECES } from './shaders.ts';

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
}

export interface Scene {
  /** Draws a view. False while the shaders are not ready yet: ask again in the next frame. */
  update(view: SceneView): boolean;
  /** Adds the fine dots, three numbers each. */
  addFineDots(vectors: Float32Array<ArrayBuffer>): void;
  destroy(): void;
}

/** The scene on a canvas, or undefined where there is no WebGL2. The land's dots are unit vectors, three numbers each. */
export function createScene(canvas: HTMLCanvasElement, land: Float32Array<ArrayBuffer>): Scene | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, stencil: false });
  if (!gl) return undefined;
  const compiling = gl.getExtension('KHR_parallel_shader_compile');
  const dots = programOf(gl, DOT_VERTEX, DOT_FRAGMENT);
  const lines = programOf(gl, LINE_VERTEX, LINE_FRAGMENT);
  const coarse = pointsOf(gl, land);
  const empty = gl.createVertexArray();
  let fine: Points | undefined;
  let ready = false;

  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

  const isReady = () =>
    !compiling ||
    [dots, lines].every(({ program }) => gl.getProgramParameter(program, compiling.COMPLETION_STATUS_KHR) as boolean);

  const use = ({ program, place }: Program, view: SceneView, colour: Colour) => {
    const [red, green, blue, opacity] = colour;
    gl.useProgram(program);
    gl.uniformMatrix3fv(place('axes'), true, view.axes.flat());
    gl.uniform3f(place('view'), view.distance, canvas.width / 2, view.halfLine);
    gl.uniform4f(place('colour'), red * opacity, green * opacity, blue * opacity, opacity);
  };

  const drawDots = (points: Points, size: number) => {
    gl.uniform1f(dots.place('size'), size);
    gl.bindVertexArray(points.array);
    gl.drawArrays(gl.POINTS, 0, points.count);
  };

  return {
    update(view) {
      ready ||= isReady();
      if (!ready) return false;
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT);

      use(lines, view, view.lines);
      gl.bindVertexArray(empty);
      gl.drawArrays(gl.TRIANGLES, 0, (MERIDIANS + PARALLELS) * PIECES * 6);

      use(dots, view, view.dots);
      gl.uniform4f(dots.place('label'), ...view.label);
      gl.uniform1f(dots.place('labelOpacity'), view.labelOpacity);
      if (view.coarse > 0) drawDots(coarse, view.coarse);
      if (view.fine > 0 && fine) drawDots(fine, view.fine);
      return true;
    },
    addFineDots(vectors) {
      fine = pointsOf(gl, vectors);
    },
    destroy() {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

interface Program {
  readonly program: WebGLProgram;
  /** Where a uniform is set; asked of the driver once. */
  readonly place: (name: string) => WebGLUniformLocation | null;
}

function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
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
  const places = new Map<string, WebGLUniformLocation | null>();
  const place = (name: string) => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, name);
    places.set(name, found);
    return found;
  };
  return { program, place };
}

interface Points {
  readonly array: WebGLVertexArrayObject;
  readonly count: number;
}

function pointsOf(gl: WebGL2RenderingContext, vectors: Float32Array<ArrayBuffer>): Points {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, vectors, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
  return { array, count: vectors.length / 3 };
}
