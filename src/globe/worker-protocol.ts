/** What the page and the globe's worker send each other: the page has all of the globe's state, the worker draws it. */
import type { Camera, Place } from './geometry.ts';
import type { Pose } from './placement.ts';

/** Red, green, blue and opacity, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

export interface Frame {
  /** The canvas's side and the lines' width in its own px. */
  readonly size: number;
  readonly lineWidth: number;
  readonly camera: Camera;
  readonly pose: Pick<Pose, 'opacity' | 'covered'>;
  readonly dots: Colour;
  readonly lines: Colour;
}

/** What a renderer begins with; the land's coarse dots and, later, the fine ones are texts of map-data.ts. */
export interface Start {
  readonly type: 'start';
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
  readonly place: Place;
  readonly land: string;
}

/** A frame is drawn before the next one is asked for. */
export type Command =
  | { readonly type: 'draw'; readonly frame: Frame }
  | { readonly type: 'refine'; readonly land: string };

export type RendererEvent =
  /** Frames can be drawn from now on: at the start, and again after a loss. */
  | { readonly type: 'ready'; readonly isSoftware: boolean }
  /** The frame is drawn; software says how many s it took. */
  | { readonly type: 'drawn'; readonly cost: number | undefined }
  /** The graphics card took the scene away; it may come back. */
  | { readonly type: 'lost' }
  | { readonly type: 'unavailable' };
