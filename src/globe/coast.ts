/**
 * The chart that the globe hands over to when the camera comes near its place: coast, shoals and lines of depth instead of
 * dots. A file of its own, fetched by who comes near.
 */
import chart from '#words/generated/globe-coast.txt?raw';
import { fieldOf } from './coast-field.ts';
import type { Vector } from './geometry.ts';
import { COAST_CELLS, COAST_REACH } from './map-data.ts';
import type { Layer, LayerTools } from './scene.ts';
import type { Frame } from './worker-protocol.ts';

/** Squares along a side of the chart's surface, which is bent with the globe. */
const SQUARES = 24;
/** Distances between which the chart takes over. */
const NEAR = { from: 3, to: 2.3 };

const vertex = (projection: string) => `${projection}
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
const fragment = (projection: string) => `${projection}
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
  paint = vec4(0);
  on((1. - smoothstep(.9, 1.1, depth)) * water, inks[2]);
  on(lines(depth) * max(0., .8 - .06 * depth), inks[3]);
  on(1. - water, inks[0]);
  on(lines(height) * .8, inks[1]);
  on(line(d, d), colour.rgb);
  paint *= mask;
}`;

/** What draws the chart around a place, a unit vector. Where no coast is near it draws nothing. */
export function coastAround(place: Vector): Layer | undefined {
  const [outline, ...palettes] = chart.split('\n');
  if (!outline) return undefined;
  const field = fieldOf(outline);
  const inks = new Map(
    palettes.map((line) => line.split(',').map(Number)).map((parts) => [parts.slice(0, 3).join(), parts.slice(3)]),
  );
  let [known, draw]: [LayerTools?, ((frame: Frame, inks: number[]) => void)?] = [];
  return (tools, frame) => {
    // In other colours than the site's own, such as forced ones, the dots stay.
    const colours = inks.get(
      frame.dots
        .slice(0, 3)
        .map((part) => Math.round(part * 255))
        .join(),
    );
    if (!colours || frame.camera.distance >= NEAR.from) return;
    if (!draw || known !== tools) [known, draw] = [tools, drawing(tools, field, place)];
    draw(
      frame,
      colours.map((part) => part / 255),
    );
  };
}

function drawing({ gl, projection, createProgram, useProgram }: LayerTools, field: Float32Array, place: Vector) {
  const program = createProgram(gl, vertex(projection), fragment(projection));
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RG16F, COAST_CELLS, COAST_CELLS, 0, gl.RG, gl.FLOAT, field);
  for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR);
  const empty = gl.createVertexArray();
  const pass = (erasing: number) => {
    gl.blendFunc(erasing ? gl.ZERO : gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.uniform1f(program.uniform('erasing'), erasing);
    gl.drawArrays(gl.TRIANGLES, 0, SQUARES * SQUARES * 6);
  };
  return (frame: Frame, inks: number[]) => {
    useProgram(gl, program, frame, frame.dots);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniformMatrix3fv(program.uniform('local'), false, localAxes(place));
    gl.uniform3fv(program.uniform('inks'), inks);
    gl.bindVertexArray(empty);
    pass(1);
    pass(0);
  };
}

/** East, north and up at the place, one after the other. */
function localAxes([x, y, z]: Vector): number[] {
  const ring = Math.hypot(x, z) || 1;
  return [z / ring, 0, -x / ring, (-y * x) / ring, ring, (-y * z) / ring, x, y, z];
}
