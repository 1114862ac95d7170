/** Programs and points on the graphics card, and when they are ready for a frame that nobody waits for. */

export interface Program {
  readonly program: WebGLProgram;
  /** Where a uniform is set; asked of the driver once. */
  readonly place: (name: string) => WebGLUniformLocation | null;
}

/** A program on its way: it compiles beside the page where the browser can. */
export function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
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

export interface Points {
  readonly array: WebGLVertexArrayObject;
  readonly count: number;
}

/** Unit vectors, three numbers each, as the programs' `point`. */
export function pointsOf(gl: WebGL2RenderingContext, vectors: Float32Array<ArrayBuffer>): Points {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, vectors, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
  return { array, count: vectors.length / 3 };
}

/**
 * Says, once a frame, whether the programs can draw without a wait. Drivers finish a program at its first draw: so the
 * frame is rehearsed, into a picture of one pixel that nobody sees.
 */
export function readiness(gl: WebGL2RenderingContext, programs: readonly Program[]): (rehearse: () => void) => boolean {
  const compiling = gl.getExtension('KHR_parallel_shader_compile');
  let rehearsal: WebGLSync | null = null;
  let ready = false;

  const isCompiled = () =>
    !compiling ||
    programs.every(({ program }) => gl.getProgramParameter(program, compiling.COMPLETION_STATUS_KHR) as boolean);

  return (rehearse) => {
    if (ready) return true;
    if (rehearsal) ready = gl.getSyncParameter(rehearsal, gl.SYNC_STATUS) === gl.SIGNALED;
    else if (isCompiled()) rehearsal = drawnUnseen(gl, rehearse);
    return ready;
  };
}

/** Draws into one pixel of its own. Returns the mark that the graphics card passes when it is done. */
function drawnUnseen(gl: WebGL2RenderingContext, draw: () => void): WebGLSync | null {
  const [frame, pixel] = [gl.createFramebuffer(), gl.createRenderbuffer()];
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.bindRenderbuffer(gl.RENDERBUFFER, pixel);
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, 1, 1);
  gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, pixel);
  draw();
  gl.deleteFramebuffer(frame);
  gl.deleteRenderbuffer(pixel);
  const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return done;
}
