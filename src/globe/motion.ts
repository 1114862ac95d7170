/**
 * How the globe moves: its own turning, the throw of a hand, the glide to a goal, the ease of a zoom. Every law is the exact
 * solution over the time that passed, so that it does not matter into how many frames that time was cut.
 */
import { clamp, clampLatitude, dragAngle, MAX_DISTANCE, MIN_DISTANCE, turnBetween } from './geometry.ts';
import type { Camera, Heading } from './geometry.ts';

/** How fast each ease closes in, in 1/s: after the time 1 / rate a third of the way is left. */
const SPIN_RATE = 3;
const DRIFT_RATE = 3.2;
const GLIDE_RATE = 7;
const ZOOM_RATE = 9;
/** rad/s: a glide is never faster, and over a short way it never gets there. */
const GLIDE_SPEED = 3;
/** rad/s, to the east: the globe's own turning (specification.md §9). */
export const TURN_SPEED = 0.15;
/** rad/s: a throw is never faster, and below the least speed it has come to rest. */
const MAX_DRIFT = 4;
const MIN_SPEED = 1e-3;
/** rad, or units of distance: near enough to a goal to be there. */
const ARRIVED = 2e-4;
/** Who comes nearer than this looks at something: the globe stands. */
const MIN_TURNING_DISTANCE = 4.5;

const STILL: Heading = { longitude: 0, latitude: 0 };

export interface Motion extends Camera {
  /** Where the distance is on its way to. */
  readonly wantedDistance: number;
  /** rad/s of the globe's own turning at the moment. */
  readonly spin: number;
  /** rad/s that a hand has left the camera with. */
  readonly drift: Heading;
  /** Where the camera glides to, while it does. */
  readonly goal: Heading | undefined;
  readonly paused: boolean;
  readonly isHeld: boolean;
}

export function motionFrom(camera: Camera, paused: boolean): Motion {
  return { ...camera, wantedDistance: camera.distance, spin: 0, drift: STILL, goal: undefined, paused, isHeld: false };
}

/** rad/s of its own turning that the globe is on its way to. */
function wantedSpinOf({ paused, isHeld, goal, wantedDistance }: Motion): number {
  return paused || isHeld || goal || wantedDistance < MIN_TURNING_DISTANCE ? 0 : TURN_SPEED;
}

export function advanced(motion: Motion, seconds: number): Motion {
  const { wantedDistance, goal, isHeld, drift } = motion;
  const left = (rate: number) => Math.exp(-rate * seconds);

  const wantedSpin = wantedSpinOf(motion);
  const spun = wantedSpin * seconds + ((motion.spin - wantedSpin) * (1 - left(SPIN_RATE))) / SPIN_RATE;
  const spin = wantedSpin + (motion.spin - wantedSpin) * left(SPIN_RATE);

  const drifted = isHeld ? 0 : (1 - left(DRIFT_RATE)) / DRIFT_RATE;
  // The globe turns east, so the camera's longitude falls.
  let longitude = motion.longitude + drift.longitude * drifted - (isHeld ? 0 : spun);
  let latitude = motion.latitude + drift.latitude * drifted;
  let arrived = true;
  if (goal) {
    const [east, north] = [turnBetween(longitude, goal.longitude), goal.latitude - latitude];
    const way = Math.hypot(east, north);
    const atFullSpeed = clamp(way / GLIDE_SPEED - 1 / GLIDE_RATE, 0, seconds);
    const remaining = (way - GLIDE_SPEED * atFullSpeed) * Math.exp(GLIDE_RATE * (atFullSpeed - seconds));
    arrived = remaining < ARRIVED;
    const share = arrived ? 1 : 1 - remaining / way;
    longitude += east * share;
    latitude += north * share;
  }

  const distance = wantedDistance + (motion.distance - wantedDistance) * left(ZOOM_RATE);
  return {
    ...motion,
    longitude,
    latitude: clampLatitude(latitude),
    distance: Math.abs(distance - wantedDistance) < ARRIVED ? wantedDistance : distance,
    spin: Math.abs(spin) < MIN_SPEED && wantedSpin === 0 ? 0 : spin,
    drift: isHeld ? drift : slowed(drift, left(DRIFT_RATE)),
    goal: arrived ? undefined : goal,
  };
}

function slowed({ longitude, latitude }: Heading, share: number): Heading {
  const slower = { longitude: longitude * share, latitude: latitude * share };
  return Math.hypot(slower.longitude, slower.latitude) < MIN_SPEED ? STILL : slower;
}

/** Whether nothing would change without a hand: then no frame need be drawn. */
export function isAtRest(motion: Motion): boolean {
  const { isHeld, spin, drift, goal, distance, wantedDistance } = motion;
  const isStill = spin === 0 && wantedSpinOf(motion) === 0 && drift === STILL && !goal;
  return distance === wantedDistance && (isHeld || isStill);
}

/** At its goal at once, for who wants no motion. */
export function settled(motion: Motion): Motion {
  const { goal, wantedDistance } = motion;
  return { ...motion, ...goal, distance: wantedDistance, drift: STILL, goal: undefined };
}

export function held(motion: Motion): Motion {
  return { ...motion, isHeld: true, spin: 0, drift: STILL, goal: undefined };
}

/** Lets go: the globe keeps the hand's speed, unless the hand had stopped. */
export function released(motion: Motion, thrown: boolean): Motion {
  return { ...motion, isHeld: false, drift: thrown ? motion.drift : STILL };
}

/** Follows a hand that moved by (right, down) px within `seconds` over a picture of `side` px: the ground stays under it. */
export function dragged(motion: Motion, right: number, down: number, seconds: number, side: number): Motion {
  const angle = dragAngle(motion.distance, side);
  const [east, north] = [-right * angle, down * angle];
  const speed = (before: number, way: number) =>
    clamp(before + (way / Math.max(seconds, 0.004) - before) * 0.4, -MAX_DRIFT, MAX_DRIFT);
  return {
    ...motion,
    longitude: motion.longitude + east,
    latitude: clampLatitude(motion.latitude + north),
    drift: { longitude: speed(motion.drift.longitude, east), latitude: speed(motion.drift.latitude, north) },
  };
}

/** On the way to a distance `factor` times the wanted one. */
export function zoomed(motion: Motion, factor: number): Motion {
  return { ...motion, wantedDistance: clamp(motion.wantedDistance * factor, MIN_DISTANCE, MAX_DISTANCE) };
}

/** On the way to a camera that stands further east and north, in rad, than where it is going already. */
export function turned(motion: Motion, east: number, north: number): Motion {
  const from = motion.goal ?? motion;
  return glidingTo(motion, { longitude: from.longitude + east, latitude: from.latitude + north });
}

export function glidingTo(motion: Motion, { longitude, latitude }: Heading): Motion {
  return { ...motion, drift: STILL, goal: { longitude, latitude: clampLatitude(latitude) } };
}
