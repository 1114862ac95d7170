/** The globe come alive: its state, its frames and what it tells the page. Loaded once it is in view. */
import { bindControls } from './controls.tsx';
import { frameLoop } from './frame-loop.ts';
import {
  basis,
  compassPoint,
  greatCircle,
  headingOf,
  placeDirection,
  project,
  roundedLength,
  scaleMillions,
  START_DISTANCE,
  type Place,
} from './geometry.ts';
import { advanced, glidingTo, isAtRest, motionFrom, settled, zoomed, type Motion } from './motion.ts';
import { measure, part, poseOf, readColours, resetPose, showAtRim, showPose } from './overlay.ts';
import { posterCamera, posterViewOf } from './poster.ts';
import { createRendererClient, type LoadRenderer } from './renderer-client.ts';
import type { Frame, RendererEvent } from './renderer.ts';

// The parts of the page that only a live globe has come with it.
export { Controls, RimButton, WheelHint } from './controls.tsx';

export interface GlobeState {
  readonly status: 'poster' | 'live' | 'unavailable';
  readonly paused: boolean;
  /** The distance that the camera is on its way to. */
  readonly distance: number;
  /** Whether a wheel was turned without its key just now. */
  readonly hasWheelHint: boolean;
  /** Whether the place is out of sight; how far it was when that was last of use to anybody, and which way, as in geometry.ts. */
  readonly isAway: boolean;
  readonly kilometres: number;
  readonly compassPoint: number;
}

/** px on the page, as on the poster. */
const LINE_WIDTH = 0.7;
/** What a step nearer does to the distance. */
const ZOOM_STEP = 0.8;
/** ms that the hint stays after the last plain turn of the wheel. */
const HINT_TIME = 1600;

export class LiveGlobe {
  readonly #root: HTMLElement;
  readonly #place: Place;
  readonly #onChange: (change: Partial<GlobeState>) => void;
  readonly #send: ReturnType<typeof createRendererClient>;
  readonly #loop = frameLoop((seconds) => this.#draw(seconds));
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #off = new AbortController();
  #motion: Motion;
  #layout;
  #colours;
  /** The latest, and whether one has been drawn. */
  #frame: Frame | undefined;
  #isDrawn = false;
  /** Of the place, rad clockwise from the top. */
  #bearing = 0;
  #isReady = false;
  #isInView = false;
  #isBound = false;
  #hint: ReturnType<typeof setTimeout> | undefined;

  constructor(
    root: HTMLElement,
    place: Place,
    loadRenderer: LoadRenderer,
    onChange: (change: Partial<GlobeState>) => void,
  ) {
    [this.#root, this.#place, this.#onChange] = [root, place, onChange];
    this.#layout = measure(root);
    this.#colours = readColours(root);
    this.#motion = motionFrom(posterCamera(place, posterViewOf(innerWidth)), this.#reducedMotion.matches);
    const { signal } = this.#off;
    const canvas = part(root, 'canvas') as HTMLCanvasElement;
    const onEvent = (event: RendererEvent) => signal.aborted || this.#onEvent(event);
    this.#send = createRendererClient(canvas, place, loadRenderer, onEvent, signal);
    this.#observe(signal);
    onChange({ paused: this.#motion.paused });
  }

  destroy(): void {
    this.#off.abort();
    clearTimeout(this.#hint);
    this.#stop();
  }

  /** Moves it as a law of motion.ts says; `side` is the picture's in px. */
  move(change: (motion: Motion, side: number) => Motion): void {
    this.#motion = change(this.#motion, this.#layout.side);
    this.#loop.wake();
  }

  /** Turns to the place. */
  face(): void {
    this.move((motion) => glidingTo(motion, headingOf(this.#place)));
  }

  home(): void {
    this.zoom(START_DISTANCE / this.#motion.wantedDistance);
    this.face();
  }

  /** The wanted distance times `factor`. */
  zoom(factor: number): void {
    this.move((motion) => zoomed(motion, factor));
    this.#onChange({ distance: this.#motion.wantedDistance });
  }

  /** A step nearer also leads to the place, as long as it is in sight. */
  step(way: 'in' | 'out'): void {
    this.zoom(way === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP);
    const { facing } = project(placeDirection(this.#place), basis(this.#motion), this.#motion.distance);
    if (way === 'in' && facing > 0) this.face();
  }

  togglePause(): void {
    const paused = !this.#motion.paused;
    this.move((motion) => ({ ...motion, paused }));
    this.#onChange({ paused });
  }

  placeRimButton(): void {
    if (this.#rimButton) showAtRim(this.#rimButton, this.#bearing, this.#layout);
  }

  get #rimButton(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('[data-part="dock"]');
  }

  /** Says for a while how to zoom. */
  showWheelHint(): void {
    this.#onChange({ hasWheelHint: true });
    clearTimeout(this.#hint);
    this.#hint = setTimeout(() => this.#onChange({ hasWheelHint: false }), HINT_TIME);
  }

  #observe(signal: AbortSignal): void {
    const onPreference = () =>
      this.#motion.paused === this.#reducedMotion.matches ? this.#loop.wake() : this.togglePause();
    this.#reducedMotion.addEventListener('change', onPreference, { signal });
    // By the page's switch, by the system, by forced colours.
    const onTheme = () => {
      this.#colours = readColours(this.#root);
      this.#loop.wake();
    };
    const theme = new MutationObserver(onTheme);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
      matchMedia(query).addEventListener('change', onTheme, { signal });
    const sizes = new ResizeObserver(() => {
      this.#layout = measure(this.#root);
      this.#loop.wake();
    });
    for (const name of ['stage', 'label']) sizes.observe(part(this.#root, name));
    sizes.observe(document.documentElement);
    const view = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)?.isIntersecting ?? false;
      this.#showFrames();
    });
    view.observe(this.#root);
    document.addEventListener('visibilitychange', () => this.#showFrames(), { signal });
    signal.addEventListener('abort', () => {
      for (const observer of [theme, sizes, view]) observer.disconnect();
    });
  }

  /** Only in the window's part of the page, and in the tab that is shown. */
  #showFrames(): void {
    this.#loop.show(this.#isReady && this.#isInView && !document.hidden);
  }

  #onEvent(event: RendererEvent): void {
    switch (event.type) {
      case 'ready':
        this.#isReady = true;
        return this.#showFrames();
      case 'drawn':
        return this.#onDrawn(event.cost);
      case 'lost':
      case 'unavailable':
        this.#stop();
        return this.#onChange({ status: event.type === 'lost' ? 'poster' : 'unavailable' });
      default:
        event satisfies never;
    }
  }

  #draw(seconds: number): void {
    const moved = advanced(this.#motion, seconds);
    this.#motion = this.#reducedMotion.matches ? settled(moved) : moved;
    const { longitude, latitude, distance } = this.#motion;
    const camera = { longitude, latitude, distance };
    const pose = poseOf(placeDirection(this.#place), basis(camera), distance, this.#layout);
    const size = Math.round(this.#layout.finest * this.#loop.scale());
    const lineWidth = (LINE_WIDTH * size) / this.#layout.side;
    this.#frame = { size, lineWidth, camera, pose, ...this.#colours };
    this.#send({ type: 'draw', frame: this.#frame });
  }

  /** @param cost the ms that the frame took */
  #onDrawn(cost: number): void {
    if (!this.#frame) return;
    showPose(this.#root, this.#frame.pose);
    this.#showDistance(this.#frame.camera.distance);
    this.#showWay(this.#frame);
    if (!this.#isDrawn) this.#onFirstFrame();
    this.#loop.done(cost, isAtRest(this.#motion));
  }

  /** On the globe itself, and for the strip beside it. */
  #showDistance(distance: number): void {
    const text = String(Math.round(distance * 1000) / 1000);
    if (this.#root.dataset['globeDistance'] === text) return;
    this.#root.dataset['globeDistance'] = text;
    this.#root.parentElement?.style.setProperty('--globe-millions', String(scaleMillions(distance)));
  }

  #showWay({ camera, pose }: Frame): void {
    const isAway = pose.opacity < 0.5;
    this.#onChange({ isAway });
    // With the focus on it the button stays: who is there must not lose it.
    if (!isAway && this.#rimButton !== document.activeElement) return;
    const { length, bearing } = greatCircle(placeDirection(this.#place), basis(camera));
    this.#bearing = bearing;
    this.placeRimButton();
    this.#onChange({ kilometres: roundedLength(length), compassPoint: compassPoint(bearing) });
  }

  #onFirstFrame(): void {
    this.#isDrawn = true;
    // Hands reach a globe that lives, not one that was never drawn.
    if (!this.#isBound) bindControls(this.#root, part(this.#root, 'stage'), this, this.#off.signal);
    this.#isBound = true;
    // The frame is on its way to the screen: until it stands there, the poster stays.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.#isDrawn && !this.#off.signal.aborted) this.#onChange({ status: 'live' });
      }),
    );
  }

  #stop(): void {
    [this.#isReady, this.#frame, this.#isDrawn] = [false, undefined, false];
    this.#loop.show(false);
    this.#loop.done(0, true);
    resetPose(this.#root);
    this.#showDistance(START_DISTANCE);
  }
}
