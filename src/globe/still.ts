/** The still picture: from where each width of window sees the owner's place. */
import { START } from './distances.ts';
import { basis, clamp, direction, HIGHEST_LATITUDE, project, radians, type Camera } from './geometry.ts';

export interface Place {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees that a view's camera stands east of the place, and the picture's side in px: see globe.module.css. */
export const STILL_VIEWS = {
  /** From 1100 px. */
  wide: { east: -16, side: 790 },
  /** From 768 px. */
  middle: { east: 24, side: 540 },
  /** Phones, as wide as the window. */
  narrow: { east: 6, side: 390 },
} as const;

export type StillView = keyof typeof STILL_VIEWS;

export const STILL_VIEW_NAMES = /* @__PURE__ */ Object.keys(STILL_VIEWS) as StillView[];

/** The view that a window of `width` px shows; globe.module.css and still-globe.tsx have the same breakpoints. */
export function stillViewOf(width: number): StillView {
  if (width >= 1100) return 'wide';
  return width >= 768 ? 'middle' : 'narrow';
}

export function stillCamera(place: Place, view: StillView): Camera {
  return cameraBeside(place, STILL_VIEWS[view].east);
}

/** `east` and other whole degrees beside the place, so that its label has room; never too far towards a pole. */
export function cameraBeside(place: Place, east: number): Camera {
  return {
    longitude: radians(Math.round(place.longitude) + east),
    latitude: radians(clamp(Math.round(place.latitude * 2 - 5) / 2, -35, 35)),
    distance: START,
  };
}

/** The camera straight above the place, as far as a camera may go. */
export function homeCamera({ latitude, longitude }: Place): Pick<Camera, 'longitude' | 'latitude'> {
  return {
    longitude: radians(longitude),
    latitude: clamp(radians(latitude), -HIGHEST_LATITUDE, HIGHEST_LATITUDE),
  };
}

/** Where the place appears on a still picture: shares of its side from the left and from the top. */
export function placeOnStill(place: Place, view: StillView): { left: number; top: number } {
  const camera = stillCamera(place, view);
  const { x, y } = project(placeDirection(place), basis(camera), camera.distance);
  return { left: (1 + x) / 2, top: (1 - y) / 2 };
}

/** Where each still picture shows the place, as the styles ask for it: `--wide-left: 0.6124` and so on. */
export function markerPlaces(place: Place): Record<`--${string}`, string> {
  return Object.fromEntries(
    STILL_VIEW_NAMES.flatMap((view) =>
      Object.entries(placeOnStill(place, view)).map(([side, share]) => [`--${view}-${side}`, share.toFixed(4)]),
    ),
  );
}

export function placeDirection({ latitude, longitude }: Place) {
  return direction(radians(latitude), radians(longitude));
}
