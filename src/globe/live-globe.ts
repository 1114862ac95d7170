/** The globe come alive: its state, its frames and what it tells the page. Loaded once it is in view. */
import { bindControls } from './controls.tsx';
import { DomOverlay, measure, onThemeChange, onVisibility, part, readColours } from './dom-overlay.ts';
import { frameLoop } from './frame-loop.ts';
import { basis, placeDirection, project, START_DISTANCE, type Camera, type Place } from './geometry.ts';
import { advanced, glidingTo, isAtRest, motionFrom, settled, zoomed, type Motion } from './motion.ts';
import { poseOf, type Pose } from './placement.ts';
import { headingOf, posterCamera, posterViewOf } from './poster.ts';
import { createRendererClient, type LoadRenderer } from './renderer-client.ts';
import type { RendererEvent } from './renderer.ts';

// The parts of the page that only a live globe has come with it.
export { Controls, WheelHint } from './controls.tsx';
export { LocationIndicator } from './location-indicator.tsx';

export interface GlobeState {
  readonly status: 'poster' | 'live' | 'unavailable';
  readonly paused: boolean;
  /** The distance that the camera is on its way to. */
  readonly distance: number;
  /** Whether a wheel was turned without its key just now. */
  readonly hasWheelHint: boolean;
}

/** What a frame shows. */
export interface View {
  readonly camera: Camera;
  readonly pose: Pose;
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
  readonly #overlay: DomOverlay;
  readonly #send: ReturnType<typeof createRendererClient>;
  readonly #loop = frameLoop((seconds) => this.#draw(seconds));
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #off = new AbortController();
  #motion: Motion;
  #layout;
  #colours;
  /** Of the latest frame, and of the latest that is drawn. */
  #next: View | undefined;
  #view: View | undefined;
  #onView: ((view: View) => void) | undefined;
  #isReady = false;
  #isVisible = false;
  #isBound = false;
  #hint: ReturnType<typeof setTimeout> | undefined;

  constructor(
    root: HTMLElement,
    place: Place,
    loadRenderer: LoadRenderer,
    onChange: (change: Partial<GlobeState>) => void,
  ) {
    [this.#root, this.#place, this.#onChange] = [root, place, onChange];
    this.#overlay = new DomOverlay(root);
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

  /** Calls `onView` with what is drawn from now on, and at once with what stands there. */
  watch(onView: ((view: View) => void) | undefined): void {
    this.#onView = onView;
    if (this.#view) onView?.(this.#view);
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
    onThemeChange(() => {
      this.#colours = readColours(this.#root);
      this.#loop.wake();
    }, signal);
    const sizes = new ResizeObserver(() => {
      this.#layout = measure(this.#root);
      this.#loop.wake();
    });
    for (const name of ['stage', 'label']) sizes.observe(part(this.#root, name));
    sizes.observe(document.documentElement);
    signal.addEventListener('abort', () => sizes.disconnect());
    const onSight = (isVisible: boolean) => {
      this.#isVisible = isVisible;
      this.#loop.show(isVisible && this.#isReady);
    };
    onVisibility(this.#root, onSight, signal);
  }

  #onEvent(event: RendererEvent): void {
    switch (event.type) {
      case 'ready':
        this.#isReady = true;
        return this.#loop.show(this.#isVisible);
      case 'drawn':
        return this.#onDrawn(event.cost);
      case 'lost':
      case 'unavailable':
        this.#stop();
        this.#root.dataset['globeDistance'] = String(START_DISTANCE);
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
    this.#next = { camera, pose };
    this.#send({ type: 'draw', frame: { size, lineWidth, camera, pose, ...this.#colours } });
  }

  /** @param cost the ms that the frame took */
  #onDrawn(cost: number): void {
    const view = this.#next;
    if (!view) return;
    const isFirst = !this.#view;
    this.#view = view;
    this.#overlay.show(view.pose);
    const distance = String(Math.round(view.camera.distance * 1000) / 1000);
    if (this.#root.dataset['globeDistance'] !== distance) this.#root.dataset['globeDistance'] = distance;
    this.#onView?.(view);
    if (isFirst) this.#onFirstFrame();
    this.#loop.done(cost, isAtRest(this.#motion));
  }

  #onFirstFrame(): void {
    // Hands reach a globe that lives, not one that was never drawn.
    if (!this.#isBound) bindControls(this.#root, part(this.#root, 'stage'), this, this.#off.signal);
    this.#isBound = true;
    // The frame is on its way to the screen: until it stands there, the poster stays.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.#view && !this.#off.signal.aborted) this.#onChange({ status: 'live' });
      }),
    );
  }

  #stop(): void {
    [this.#isReady, this.#next, this.#view] = [false, undefined, undefined];
    this.#loop.show(false);
    this.#loop.done(0, true);
    this.#overlay.reset();
  }
}
