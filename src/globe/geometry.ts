/**
 * One projection and one set of laws, for the poster and for the live scene. The globe is a sphere of radius 1.62 around the
 * origin; the camera looks at its middle, north is up. Angles are in rad, longitude grows to the east, latitude to the north.
 * Positions on the picture are shares of half its side: (0, 0) is its middle, x = 1 its right edge, y = 1 its top.
 */

/** The camera's distances from the globe's middle (specification.md §9). */
export const MIN_DISTANCE = 2;
export const MAX_DISTANCE = 6;
export const START_DISTANCE = 5;
/** The sphere's radius (specification.md §9). */
export const RADIUS = 1.62;
/** How far north or south the camera may look from, in rad: beyond that the globe would turn around its pole. */
export const MAX_LATITUDE = 1.2;
/** Half the height of what the camera sees at the distance 1: a field of view of 45°. */
export const VIEW_SLOPE = Math.tan(Math.PI / 8);
/** Half a dot of land seen from straight above at the limb's depth: about 1.55 px on a globe of 300 px. */
export const HALF_DOT = (1.55 / 300) * silhouette(START_DISTANCE);
/** How deep the limb lies at the start. */
export const LIMB_DEPTH = START_DISTANCE - RADIUS ** 2 / START_DISTANCE;
/** Below this a dot would be a smear on the limb, and is not drawn. */
export const MIN_FACING = 0.02;

export type Vector = readonly [x: number, y: number, z: number];

/** Degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Above which point the camera stands, in rad. */
export interface Heading {
  readonly longitude: number;
  readonly latitude: number;
}

export interface Camera extends Heading {
  readonly distance: number;
}

/** The camera's own axes; the last one points from the globe towards it. */
export type Basis = readonly [right: Vector, up: Vector, towards: Vector];

export interface Projection {
  readonly x: number;
  readonly y: number;
  /** Distance from the camera's plane. */
  readonly depth: number;
  /** Cosine between the ground's upward direction and the line to the camera: 1 from straight above, 0 on the limb. */
  readonly facing: number;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** 0 before `from`, 1 after `to`, 3t² − 2t³ between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The unit vector to a point of the globe, given in rad: (cos φ sin λ, sin φ, cos φ cos λ). */
export function direction(latitude: number, longitude: number): Vector {
  const ring = Math.cos(latitude);
  return [ring * Math.sin(longitude), Math.sin(latitude), ring * Math.cos(longitude)];
}

export function placeDirection({ latitude, longitude }: Place): Vector {
  return direction(radians(latitude), radians(longitude));
}

export function headingOf({ latitude, longitude }: Place): Heading {
  return { longitude: radians(longitude), latitude: radians(latitude) };
}

export function basis({ longitude, latitude }: Heading): Basis {
  const [sinLon, cosLon] = [Math.sin(longitude), Math.cos(longitude)];
  const [sinLat, cosLat] = [Math.sin(latitude), Math.cos(latitude)];
  return [
    [cosLon, 0, -sinLon],
    [-sinLat * sinLon, cosLat, -sinLat * cosLon],
    [cosLat * sinLon, sinLat, cosLat * cosLon],
  ];
}

function inBasis([x, y, z]: Vector, axes: Basis): Vector {
  return axes.map((axis) => axis[0] * x + axis[1] * y + axis[2] * z) as unknown as Vector;
}

/** Where the point of a unit vector v appears: x = R (right · v) / ((d − R z) tan(fov / 2)). */
export function project(point: Vector, axes: Basis, distance: number): Projection {
  const [x, y, z] = inBasis(point, axes);
  const depth = distance - RADIUS * z;
  const scale = RADIUS / (depth * VIEW_SLOPE);
  const facing = (z * distance - RADIUS) / Math.hypot(RADIUS * x, RADIUS * y, depth);
  return { x: x * scale, y: y * scale, depth, facing };
}

/** The globe's apparent radius: R / (√(d² − R²) tan(fov / 2)). 0.677 at 6, 0.827 at 5, 3.33 at 2. */
export function silhouette(distance: number): number {
  return RADIUS / (Math.sqrt(distance * distance - RADIUS * RADIUS) * VIEW_SLOPE);
}

/** A dot's radius: smaller towards the limb, larger where it is nearer to the camera than the limb is at the start. */
export function dotRadius({ facing, depth }: Pick<Projection, 'facing' | 'depth'>): number {
  return HALF_DOT * (0.55 + 0.5 * facing) * (LIMB_DEPTH / depth);
}

/** Where the ground is three times as near as at the start, dots stop growing in step with it: they would be discs. */
export function dotRestraint(distance: number): number {
  return Math.sqrt(Math.min(1, (3 * (distance - RADIUS)) / (START_DISTANCE - RADIUS)));
}

export function dotOpacity(facing: number): number {
  return clamp(0.16 + 1.05 * facing, 0, 1);
}

/** It fades behind the limb, and where the globe's window ends, 0.827 from the middle. */
export function labelOpacity({ facing, x, y }: Projection): number {
  return smoothstep(0.02, 0.22, facing) * (1 - smoothstep(0.78, 0.84, Math.hypot(x, y)));
}

/** How far the globe turns for a px of dragging, so that the ground stays under the finger; `side` in px. */
export function dragAngle(distance: number, side: number): number {
  return (2 * VIEW_SLOPE * (distance - RADIUS)) / (side * RADIUS);
}

export const clampLatitude = (latitude: number) => clamp(latitude, -MAX_LATITUDE, MAX_LATITUDE);

/** The shortest way round from one angle to another, from −π to π. */
export function turnBetween(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from));
}

/** Which way a unit vector lies from the point that faces the viewer: rad clockwise from the north. */
export function bearingTo(to: Vector, axes: Basis): number {
  const [right, up] = inBasis(to, axes);
  return Math.atan2(right, up);
}

/** The chart's denominator in millions, to two figures: 100 at the start, then as the camera nears the ground. */
export function scaleMillions(distance: number): number {
  const millions = (100 * (distance - RADIUS)) / (START_DISTANCE - RADIUS);
  const step = millions < 100 ? 1 : 10;
  return Math.round(millions / step) * step;
}
