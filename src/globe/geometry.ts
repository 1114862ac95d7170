/**
 * The globe's geometry: one projection and one set of laws, shared by the still picture and the live scene.
 *
 * The globe is a sphere of radius R = 1.62 around the origin; the camera looks at its middle from the distance d, north
 * is up, the field of view is 45 degrees. Angles are in radians, longitude grows to the east, latitude to the north.
 * Positions on the picture are shares of half its side: (0, 0) is its middle, x = 1 its right edge, y = 1 its top.
 */
import { FURTHEST, NEAREST, START } from './distances.ts';

/** The sphere's radius. */
export const RADIUS = 1.62;
/** How fast the globe turns to the east, in rad/s. */
export const TURN_SPEED = 0.15;
/** How far north or south the camera may look from: beyond that the globe would turn around its pole. */
export const HIGHEST_LATITUDE = 1.2;

/** Half the height of what the camera sees at the distance 1: tan(45° / 2). */
export const VIEW_SLOPE = Math.tan(Math.PI / 8);

export type Vector = readonly [x: number, y: number, z: number];

/** Where the camera stands: above which point of the globe, and how far from its middle. */
export interface Camera {
  readonly longitude: number;
  readonly latitude: number;
  readonly distance: number;
}

/** The camera's own axes: to the right, up, and from the globe towards the camera. */
export type Basis = readonly [right: Vector, up: Vector, towards: Vector];

export interface Projection {
  readonly x: number;
  readonly y: number;
  /** Distance from the camera's plane. */
  readonly depth: number;
  /**
   * The cosine of the angle between the ground's upward direction and the line to the camera: 1 seen from straight
   * above, 0 on the limb, negative on the far side.
   */
  readonly facing: number;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** 0 before `from`, 1 after `to`, smooth between: 3t² − 2t³. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The unit vector to a point of the globe: (cos φ sin λ, sin φ, cos φ cos λ). */
export function direction(latitude: number, longitude: number): Vector {
  const ring = Math.cos(latitude);
  return [ring * Math.sin(longitude), Math.sin(latitude), ring * Math.cos(longitude)];
}

export function basis({ longitude, latitude }: Pick<Camera, 'longitude' | 'latitude'>): Basis {
  const [sinLon, cosLon] = [Math.sin(longitude), Math.cos(longitude)];
  const [sinLat, cosLat] = [Math.sin(latitude), Math.cos(latitude)];
  return [
    [cosLon, 0, -sinLon],
    [-sinLat * sinLon, cosLat, -sinLat * cosLon],
    [cosLat * sinLon, sinLat, cosLat * cosLon],
  ];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Where a point of the globe, given by its unit vector v, appears: x = R (right · v) / ((d − R z) tan(fov / 2)). */
export function project(point: Vector, [right, up, towards]: Basis, distance: number): Projection {
  const [x, y, z] = [dot(right, point), dot(up, point), dot(towards, point)];
  const depth = distance - RADIUS * z;
  const scale = RADIUS / (depth * VIEW_SLOPE);
  const facing = (z * distance - RADIUS) / Math.hypot(RADIUS * x, RADIUS * y, depth);
  return { x: x * scale, y: y * scale, depth, facing };
}

/** The globe's apparent radius: R / (√(d² − R²) tan(fov / 2)). 0.677 at 6, 0.827 at 5, 3.33 at 2. */
export function silhouette(distance: number): number {
  return RADIUS / (Math.sqrt(distance * distance - RADIUS * RADIUS) * VIEW_SLOPE);
}

/** How deep the limb lies at the start: d − R² / d. */
export const LIMB_DEPTH = START - RADIUS ** 2 / START;
/** Half a land dot, seen from straight above at the limb's depth, is nearly this: 1.55 px on a globe of 300 px. */
export const HALF_DOT = (1.55 / 300) * silhouette(START);

/**
 * A land dot's radius in the picture's units: 1.55 px on a globe of 300 px, smaller towards the limb, larger where it is
 * nearer to the camera than the limb is at the start.
 */
export function dotRadius({ facing, depth }: Pick<Projection, 'facing' | 'depth'>): number {
  return HALF_DOT * (0.55 + 0.5 * facing) * (LIMB_DEPTH / depth);
}

/** Where the ground is three times as near as at the start, dots stop growing in step with it: they would be discs. */
export function dotRestraint(distance: number): number {
  return Math.sqrt(Math.min(1, (3 * (distance - RADIUS)) / (START - RADIUS)));
}

/** A land dot's opacity: it fades towards the limb. */
export function dotOpacity(facing: number): number {
  return clamp(0.16 + 1.05 * facing, 0, 1);
}

/** Below this a dot is not drawn: it would be a smear on the limb. */
export const LEAST_FACING = 0.02;

/** The label's opacity: it fades behind the limb, and where the globe's window ends, 0.827 from the middle. */
export function labelOpacity({ facing, x, y }: Projection): number {
  return smoothstep(0.02, 0.22, facing) * (1 - smoothstep(0.78, 0.84, Math.hypot(x, y)));
}

/** rad/s at a distance: slower when near, so that the ground passes at the same speed on the screen. */
export function turnSpeed(distance: number): number {
  return TURN_SPEED * Math.min(1, (distance - RADIUS) / (START - RADIUS));
}

/** How far the globe turns for a pixel of dragging, so that the ground stays under the finger; `side` in px. */
export function dragAngle(distance: number, side: number): number {
  return (2 * VIEW_SLOPE * (distance - RADIUS)) / (side * RADIUS);
}

export function clampDistance(distance: number): number {
  return clamp(distance, NEAREST, FURTHEST);
}

/** The factor by which a wheel's step of `delta` px changes the distance; down means away. */
export function wheelFactor(delta: number): number {
  return Math.exp(clamp(delta, -60, 60) * 0.006);
}

/** The shortest way round from one angle to another, from −π up to π. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn >= Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}
