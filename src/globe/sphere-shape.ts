/** The measures of the globe's body, rim, halo and rings: for the page, and for the drawings that the build makes. */
import { START } from './distances.ts';
import { silhouette } from './geometry.ts';

/** Units from the middle of the picture to its side, and the sphere's radius in them. */
export const DISC_HALF = 1000;
export const DISC_RADIUS = DISC_HALF * silhouette(START);

/** Rings outside the rim: radius in the sphere's own, and opacity. */
export const RINGS = [
  [1.014, 0.75],
  [1.034, 0.54],
  [1.06, 0.375],
  [1.094, 0.24],
  [1.136, 0.135],
] as const;

const HALO = { from: 0.98, to: 1.22, exponent: 2.6, stops: 6 };
const RIM = { least: 0.12, exponent: 2.2, stops: 4 };

/** How far the halo reaches, in units. */
export const HALO_RADIUS = DISC_RADIUS * HALO.to;

/** A gradient's stop: offset and opacity, both from 0 to 1. */
type Stop = readonly [offset: number, opacity: number];

/** The halo from the middle outwards. */
export function haloStops(): Stop[] {
  return steps(HALO.stops).map((share) => [
    rounded((HALO.from + (HALO.to - HALO.from) * share) / HALO.to),
    rounded((1 - share) ** HALO.exponent),
  ]);
}

/** The rim from the shaded side to the lit one. */
export function rimStops(): Stop[] {
  return steps(RIM.stops).map((share) => [share, rounded(RIM.least + (1 - RIM.least) * share ** RIM.exponent)]);
}

function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => rounded(index / count));
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
