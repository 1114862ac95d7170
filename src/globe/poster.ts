/** The poster: from where each width of window sees the place, its label, and the measures of body, rim, halo and rings. */
import { basis, clamp, placeDirection, project, radians, silhouette, START_DISTANCE } from './geometry.ts';
import type { Camera, Place } from './geometry.ts';

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

/** The view that a window of `width` px shows; globe.module.css and globe.tsx have the same breakpoints. */
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

/** Where each poster shows the place, as the styles ask for it: `--wide-left: 0.6124`, a share of its side, and so on. */
export function markerPositions(place: Place): Record<`--${string}`, string> {
  const shares = POSTER_VIEW_NAMES.flatMap((view) => {
    const { x, y } = project(placeDirection(place), basis(posterCamera(place, view)), START_DISTANCE);
    return [[`--${view}-left`, (1 + x) / 2] as const, [`--${view}-top`, (1 - y) / 2] as const];
  });
  return Object.fromEntries(shares.map(([name, share]) => [name, share.toFixed(4)]));
}

/** The coordinates under the name are as wide as this, in ems of the name's size. */
const COORDINATES_WIDTH = 5.3;

/**
 * About how wide the label is set, in ems of the name's size: the poster keeps so much free of dots.
 * @param other what the place is called elsewhere, absent where that would say the same again
 */
export function labelWidth(name: string, other?: string): number {
  const otherWidth = other === undefined ? 0 : 0.4 + widthOf(other) * (isWide(other) ? 0.74 : 0.87);
  return Math.max(COORDINATES_WIDTH, widthOf(name) + otherWidth);
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

/** How far the halo reaches, in the sphere's own radius, and in units. */
const HALO_REACH = 1.22;
export const HALO_RADIUS = DISC_RADIUS * HALO_REACH;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The halo from just within the rim outwards: offset, and opacity. */
export const HALO_STOPS = /* @__PURE__ */ [0, 1, 2, 3, 4, 5, 6].map((step) => {
  const inner = 0.98 / HALO_REACH;
  return [round(inner + ((1 - inner) * step) / 6), round((1 - step / 6) ** 2.6)] as const;
});

/** The rim from the shaded side to the lit one: offset, and opacity. */
export const RIM_STOPS = /* @__PURE__ */ [0, 0.25, 0.5, 0.75, 1].map(
  (share) => [share, round(0.12 + 0.88 * share ** 2.2)] as const,
);
