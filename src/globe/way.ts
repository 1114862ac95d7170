/** The way to the marked place from the point of the globe that faces the viewer. */
import { clamp, type Basis, type Vector } from './geometry.ts';

/** km: the earth's mean radius (IUGG). */
const EARTH_RADIUS = 6371;

export interface Way {
  /** Along the great circle, in km. */
  readonly length: number;
  /** Where it sets out, in rad clockwise from the north: on the picture, too, for north is up there. */
  readonly bearing: number;
}

/** The way to `place`, a unit vector. */
export function wayTo(place: Vector, axes: Basis): Way {
  const [right, up, towards] = axes.map((axis) => axis[0] * place[0] + axis[1] * place[1] + axis[2] * place[2]) as [
    number,
    number,
    number,
  ];
  return { length: EARTH_RADIUS * Math.acos(clamp(towards, -1, 1)), bearing: Math.atan2(right, up) };
}

/** Which of the eight points of the compass a bearing is nearest to, 0 for the north, clockwise. */
export function compassPoint(bearing: number): number {
  return (Math.round(bearing / (Math.PI / 4)) + 8) % 8;
}

/** km as they are printed: whole hundreds, and whole tens where the place is near. */
export function roundedLength(length: number): number {
  const step = length < 1000 ? 10 : 100;
  return Math.round(length / step) * step;
}
