/** The poster: from where each width of window sees the place, its label, and the measures of body, rim, halo and rings. */
import type { Language } from '#shared/language.ts';
import {
  basis,
  clamp,
  clampLatitude,
  placeDirection,
  project,
  radians,
  silhouette,
  START_DISTANCE,
  type Camera,
  type Heading,
  type Place,
} from './geometry.ts';

/**
 * Degrees that a view's camera stands east of the place, and the picture's side in px, as in globe.module.css: from 1100 px,
 * from 768 px, and phones, as wide as the window.
 */
export const POSTER_VIEWS = {
  wide: { east: -16, side: 790 },
  middle: { east: 24, side: 540 },
  narrow: { east: 6, side: 390 },
} as const;

export type PosterView = keyof typeof POSTER_VIEWS;

export const POSTER_VIEW_NAMES = /* @__PURE__ */ Object.keys(POSTER_VIEWS) as PosterView[];

/** The view that a window of `width` px shows; globe.module.css and globe-poster.tsx have the same breakpoints. */
export function posterViewOf(width: number): PosterView {
  if (width >= 1100) return 'wide';
  return width >= 768 ? 'middle' : 'narrow';
}

export function posterCamera(place: Place, view: PosterView): Camera {
  return cameraBeside(place, POSTER_VIEWS[view].east);
}

/** `east` and other whole degrees beside the place, so that its label has room; never too far towards a pole. */
export function cameraBeside(place: Place, east: number): Camera {
  return {
    longitude: radians(Math.round(place.longitude) + east),
    latitude: radians(clamp(Math.round(place.latitude * 2 - 5) / 2, -35, 35)),
    distance: START_DISTANCE,
  };
}

/** Straight above the place, as far as a camera may go. */
export function headingOf({ latitude, longitude }: Place): Heading {
  return { longitude: radians(longitude), latitude: clampLatitude(radians(latitude)) };
}

/** Where the place appears on a poster: shares of its side from the left and from the top. */
export function placeOnPoster(place: Place, view: PosterView): { left: number; top: number } {
  const camera = posterCamera(place, view);
  const { x, y } = project(placeDirection(place), basis(camera), camera.distance);
  return { left: (1 + x) / 2, top: (1 - y) / 2 };
}

/** Where each poster shows the place, as the styles ask for it: `--wide-left: 0.6124` and so on. */
export function markerPositions(place: Place): Record<`--${string}`, string> {
  return Object.fromEntries(
    POSTER_VIEW_NAMES.flatMap((view) =>
      Object.entries(placeOnPoster(place, view)).map(([side, share]) => [`--${view}-${side}`, share.toFixed(4)]),
    ),
  );
}

/** The place in the page's language, and beside it as it is called elsewhere. */
export interface Label {
  readonly name: string;
  readonly other?: { readonly language: Language; readonly text: string };
  /** About how wide it is set, in ems of the name's size: the poster keeps so much free of dots. */
  readonly width: number;
}

/** The coordinates under the name are as wide as this, in ems of the name's size. */
const COORDINATES_WIDTH = 5.3;

/** @param other absent where it would say the same again */
export function labelOf(name: string, other?: Label['other']): Label {
  if (!other) return { name, width: Math.max(COORDINATES_WIDTH, widthOf(name)) };
  const share = isWide(other.text) ? 0.74 : 0.87;
  return { name, other, width: Math.max(COORDINATES_WIDTH, widthOf(name) + 0.4 + widthOf(other.text) * share) };
}

/** A Chinese character is as wide as it is high, a letter about half as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isWide(letter) ? 1 : 0.5), 0);
}

function isWide(text: string): boolean {
  return text >= '\u2E80';
}

/** Units from the middle of the picture to its side, and the sphere's radius in them. */
export const DISC_HALF = 1000;
export const DISC_RADIUS = DISC_HALF * silhouette(START_DISTANCE);

/** Rings outside the rim: radius in the sphere's own, and opacity. */
export const RINGS = [
  [1.014, 0.75],
  [1.034, 0.54],
  [1.06, 0.375],
  [1.094, 0.24],
  [1.136, 0.135],
] as const;

const HALO = { from: 0.98, to: 1.22, exponent: 2.6, stops: 6 };
const RIM = { min: 0.12, exponent: 2.2, stops: 4 };

/** How far the halo reaches, in units. */
export const HALO_RADIUS = DISC_RADIUS * HALO.to;

/** A gradient's stop, both from 0 to 1. */
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
  return steps(RIM.stops).map((share) => [share, rounded(RIM.min + (1 - RIM.min) * share ** RIM.exponent)]);
}

function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => rounded(index / count));
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
