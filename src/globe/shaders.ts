/** What the graphics card runs: geometry.ts's projection once more, dots of land, lines of the graticule. */
import { START } from './distances.ts';
import { HALF_DOT, LEAST_FACING, LIMB_DEPTH, RADIUS, silhouette, VIEW_SLOPE } from './geometry.ts';

/** Whole circles: each is two meridians. */
export const MERIDIANS = 12;
export const PARALLELS = 11;
/** Straight pieces of each line. */
export const PIECES = 96;

const float = (value: number) => value.toFixed(6);

/** The view: distance, half the picture's side in px, half the lines' width in px. */
export const PROJECTION = `#version 300 es
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
  return 1. - smoothstep(.97, 1., length(place) / ${float(silhouette(START))}) * step(view.x, ${float(START - 0.1)});
}
`;

export const DOT_VERTEX = `${PROJECTION}
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
  gl_Position = seen.w < ${float(LEAST_FACING)} || alpha <= 0. ? vec4(2, 2, 0, 1) : vec4(seen.xy, 0, 1);
}`;

export const DOT_FRAGMENT = `#version 300 es
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
export const LINE_VERTEX = `${PROJECTION}
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

export const LINE_FRAGMENT = `#version 300 es
precision highp float;
in float across;
in float alpha;
uniform vec3 view;
uniform vec4 colour;
out vec4 paint;
void main() {
  paint = colour * (alpha * clamp(view.z + .5 - abs(across), 0., 1.));
}`;
