/** The globe come alive: its state, its frames and what it tells the page. Loaded once it is worth it. */
import landText from '../assets/globe-land.txt?raw';
import { loadWithRetry } from '#shared/lazy-with-retry.ts';
import { bindControls } from './controls.tsx';
import { DomOverlay, measure, onThemeChange, onVisibility, part, readColours } from './dom-overlay.ts';
import { basis, placeDirection, project, type Camera, type Place } from './geometry.ts';
import { advanced, glidingTo, isAtRest, motionFrom, settled, zoomed, type Motion } from './motion.ts';
import { afterFrame, afterSoftwareFrame, frameLoop, FULL_PACE, SOFTWARE_PACE } from './pacing.ts';
import { poseOf, type Pose } from './placement.ts';
import { headingOf, posterCamera, posterViewOf } from './poster.ts';
import { createRenderer } from './renderer-client.ts';
import type { RendererEvent } from './worker-protocol.ts';
import { START_DISTANCE } from './zoom.ts';

// The parts of the page that only a live globe has come with it.
export { Controls, WheelHint } from './controls.tsx';

export interface GlobeState {
  readonly status: 'poster' | 'live' | 'unavailable';
  readonly paused: boolean;
  /** The distance that the camera is on its way to. */
  readonly distance: number;
  /** Whether a wheel was turned without its key just now. */
  readonly hasWheelHint: boolean;
  /** Whether the place was ever out of sight, or somebody has zoomed. */
  readonly hasLookedAway: boolean;
}

/** What a frame shows, and the s since the frame before, 0 after a rest. */
export interface View {
  readonly camera: Camera;
  readonly pose: Pose;
  readonly seconds: number;
}

/** px on the page, as on the poster. */
const LINE_WIDTH = 0.7;
/** What a step nearer does to the distance. */
const ZOOM_STEP = 0.8;
/** Fine dots are fetched for who is on the way to below this distance. */
const FINE_DISTANCE = 4;
/** ms that the hint stays after the last plain turn of the wheel. */
const HINT_TIME = 1600;

export class LiveGlobe {
  readonly #root: HTMLElement;
  readonly #place: Place;
  readonly #onChange: (change: Partial<GlobeState>) => void;
  readonly #overlay: DomOverlay;
  readonly #send: ReturnType<typeof createRenderer>;
  readonly #loop = frameLoop((seconds) => this.#draw(seconds));
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #off = new AbortController();
  #motion: Motion;
  #layout;
  #colours;
  #pace = FULL_PACE;
  /** Of the latest frame, and of the latest that is drawn. */
  #next: View | undefined;
  #view: View | undefined;
  #onView: ((view: View) => void) | undefined;
  #isReady = false;
  #isVisible = false;
  #isBound = false;
  #hasLookedAway = false;
  #hasAskedForFineDots = false;
  #hint: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, place: Place, onChange: (change: Partial<GlobeState>) => void) {
    [this.#root, this.#place, this.#onChange] = [root, place, onChange];
    this.#overlay = new DomOverlay(root);
    this.#layout = measure(root);
    this.#colours = readColours(root);
    this.#motion = motionFrom(posterCamera(place, posterViewOf(innerWidth)), this.#reducedMotion.matches);
    const canvas = part(root, 'canvas') as HTMLCanvasElement;
    const { signal } = this.#off;
    const start = { type: 'start', canvas, place, land: landText } as const;
    this.#send = createRenderer(start, (event) => signal.aborted || this.#onEvent(event), signal);
    this.#observe(signal);
    onChange({ paused: this.#motion.paused });
  }

  /** Tells from now on what is drawn, and at once what stands there. */
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
    const { wantedDistance } = this.#motion;
    this.#onChange({ distance: wantedDistance });
    if (wantedDistance < FINE_DISTANCE && !this.#hasAskedForFineDots) void this.#fetchFineDots();
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
    if (this.#hint === undefined) this.#onChange({ hasWheelHint: true });
    clearTimeout(this.#hint);
    this.#hint = setTimeout(() => {
      this.#hint = undefined;
      this.#onChange({ hasWheelHint: false });
    }, HINT_TIME);
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
        if (event.isSoftware) this.#pace = SOFTWARE_PACE;
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
    const size = Math.round(this.#layout.finest * this.#pace.scale);
    const lineWidth = (LINE_WIDTH * size) / this.#layout.side;
    this.#next = { camera, pose, seconds };
    this.#send({ type: 'draw', frame: { size, lineWidth, camera, pose, ...this.#colours } });
  }

  /** @param cost the s that software took for the frame */
  #onDrawn(cost: number | undefined): void {
    const [view, before] = [this.#next, this.#view];
    if (!view) return;
    const { camera, pose, seconds } = view;
    this.#view = view;
    this.#overlay.show(pose);
    if (camera.distance !== before?.camera.distance)
      this.#root.dataset['globeDistance'] = String(Math.round(camera.distance * 1000) / 1000);
    this.#onView?.(view);
    if (!before) this.#onFirstFrame();
    if (!this.#hasLookedAway && (pose.opacity <= 0.5 || camera.distance !== START_DISTANCE)) {
      this.#hasLookedAway = true;
      this.#onChange({ hasLookedAway: true });
    }
    if (cost !== undefined) this.#pace = afterSoftwareFrame(this.#pace, cost);
    else if (seconds > 0) this.#pace = afterFrame(this.#pace, seconds);
    this.#loop.done(isAtRest(this.#motion) ? undefined : this.#pace.interval);
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
    this.#loop.done(undefined);
    this.#overlay.reset();
  }

  async #fetchFineDots(): Promise<void> {
    this.#hasAskedForFineDots = true;
    try {
      const { default: land } = await loadWithRetry(
        'globe-land-fine',
        () => import('../assets/globe-land-fine.txt?raw'),
      );
      this.#send({ type: 'refine', land });
    } catch {
      // Lost on the way, they are asked for again at the next zoom.
      this.#hasAskedForFineDots = false;
    }
  }
}
