/** What the page tells the globe's drawing, which is a worker's as a rule, and what it hears back. */
import type { Layout } from './pose.ts';
import type { Colour } from './scene.ts';
import type { Place } from './still.ts';

export interface Colours {
  readonly dots: Colour;
  readonly lines: Colour;
}

/** What a drawing begins with. */
export interface Setup {
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
  /** The coarse dots of the land, as land-dots.ts reads them. */
  readonly land: string;
  readonly place: Place;
  /** The window's, in px: it decides from where the still picture looks. */
  readonly windowWidth: number;
  /** Whether no motion is wanted: then it stands still, and is at every goal at once. */
  readonly isCalm: boolean;
  readonly colours: Colours;
  readonly layout: Layout;
}

/** What hands do to the globe, told as turns and zooms. */
export interface Moves {
  hold(): void;
  /** px to the right and down, and the s since the last move. */
  drag(right: number, down: number, seconds: number): void;
  /** `thrown` when the hand was still moving. */
  release(thrown: boolean): void;
  /** The wanted distance times `factor`. */
  zoom(factor: number): void;
  /** px that a wheel was turned down. */
  wheel(delta: number): void;
  /** One step nearer or away. A step nearer also leads to the place, as long as it is in sight. */
  step(way: 'in' | 'out'): void;
  /** rad to the east and to the north. */
  turn(east: number, north: number): void;
  home(): void;
}

/** The orders that a drawing takes. */
export interface Orders extends Moves {
  /** Whether somebody can see the globe; until the first word nobody can. */
  show(isShown: boolean): void;
  layOut(layout: Layout): void;
  paint(colours: Colours): void;
  pause(isPaused: boolean): void;
  calm(isCalm: boolean): void;
  /** Turns to the place, at the distance where the camera stands. */
  face(): void;
  /** Adds the fine dots, as land-dots.ts reads them. */
  refine(land: string): void;
}

export type Order = Message<Orders>;

type Message<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (...values: infer Values) => void ? readonly [Name, ...Values] : never;
}[keyof Methods];

/**
 * What the drawing tells the page, as the page tells it. An object with the values' names would take the page's thread twice
 * as long to read, with every frame.
 */
interface Reports {
  /**
   * A frame is drawn: the opacity of marker, leader and label, 0 to 1, the camera, and the transforms of the `MOVED` parts in
   * their order, empty where a part stands as before.
   */
  drawn(opacity: number, distance: number, longitude: number, latitude: number, ...transforms: string[]): void;
  /** The distance that the camera is on its way to from now on. */
  heading(distance: number): void;
  /** The first frame is drawn, since the start or since a loss. */
  begun(): void;
  /** The graphics card took the scene away; it may come back. */
  lost(): void;
  unavailable(): void;
}

export type Report = Message<Reports>;
/** What a frame shows. */
export type View = Extract<Report, readonly ['drawn', ...unknown[]]>;
