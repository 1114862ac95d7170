/** The globe come alive: its state, its frames and what it tells the page. Loaded once it is in view. */
import { bindControls } from './controls.tsx';
import { frameLoop } from './frame-loop.ts';
import { basis, bearingTo, headingOf, placeDirection, project, scaleMillions, START_DISTANCE } from './geometry.ts';
import type { Place } from './geometry.ts';
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
  /** Whether the place is out of sight. */
  readonly isAway: boolean;
}

type OnChange = (change: Partial<GlobeState>) => void;

/** px on the page, as on the poster. */
const LINE_WIDTH = 0.7;
/** px of the canvas: beyond it nobody sees more. */
const MAX_CANVAS = 1600;
/** ms that the hint stays after the last plain turn of the wheel. */
const HINT_TIME = 1600;

export class LiveGlobe {
  readonly #root: HTMLElement;
  readonly #place: Place;
  readonly #onChange: OnChange;
  readonly #send: ReturnType<typeof createRendererClient>;
  readonly #loop = frameLoop((seconds) => this.#draw(seconds));
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #off = new AbortController();
  #motion: Motion;
  #layout;
  #colours;
  #frame: Frame | undefined;
  #isReady = false;
  #isInView = false;
  #hint: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, place: Place, loadRenderer: LoadRenderer, onChange: OnChange) {
    [this.#root, this.#place, this.#onChange] = [root, place, onChange];
    this.#layout = measure(root);
    this.#colours = readColours(root);
    this.#motion = motionFrom(posterCamera(place, posterViewOf(innerWidth)), this.#reducedMotion.matches);
    const { signal } = this.#off;
    const canvas = part(root, 'canvas') as HTMLCanvasElement;
    const onEvent = (event: RendererEvent) => signal.aborted || this.#onEvent(event);
    this.#send = createRendererClient(canvas, place, loadRenderer, onEvent, signal);
    this.#observe(signal);
    bindControls(root, part(root, 'stage'), this, signal);
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

  face(): void {
    this.move((motion) => glidingTo(motion, headingOf(this.#place)));
  }

  home(): void {
    this.zoom(START_DISTANCE / this.#motion.wantedDistance);
    this.face();
  }

  /** The wanted distance times `factor`. The way in leads to the place, as long as it is in sight. */
  zoom(factor: number): void {
    this.move((motion) => zoomed(motion, factor));
    this.#onChange({ distance: this.#motion.wantedDistance });
    const { facing } = project(placeDirection(this.#place), basis(this.#motion), this.#motion.distance);
    if (factor < 1 && facing > 0) this.face();
  }

  togglePause(): void {
    this.move((motion) => ({ ...motion, paused: !motion.paused }));
    this.#onChange({ paused: this.#motion.paused });
  }

  /** While the place is out of sight, and while the button has the focus: who is there must not lose it. */
  placeRimButton(): void {
    const button = this.#root.querySelector<HTMLElement>('[data-part="dock"]:is([data-away="true"], :focus)');
    if (button) showAtRim(button, bearingTo(placeDirection(this.#place), basis(this.#motion)), this.#layout);
  }

  showWheelHint(): void {
    this.#onChange({ hasWheelHint: true });
    clearTimeout(this.#hint);
    this.#hint = setTimeout(() => this.#onChange({ hasWheelHint: false }), HINT_TIME);
  }

  #observe(signal: AbortSignal): void {
    const onPreference = () =>
      this.#motion.paused === this.#reducedMotion.matches ? this.#loop.wake() : this.togglePause();
    this.#reducedMotion.addEventListener('change', onPreference, { signal });
    const measureAnew = () => {
      this.#layout = measure(this.#root);
      this.#colours = readColours(this.#root);
      this.#loop.wake();
    };
    // The theme: by the page's switch, by the system, by forced colours.
    const theme = new MutationObserver(measureAnew);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
      matchMedia(query).addEventListener('change', measureAnew, { signal });
    const sizes = new ResizeObserver(measureAnew);
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
    if (event.type === 'ready') {
      this.#isReady = true;
      this.#showFrames();
    } else if (event.type !== 'drawn') {
      this.#stop();
      this.#onChange({ status: event.type === 'lost' ? 'poster' : 'unavailable' });
    } else if (this.#frame) {
      const { pose, camera } = this.#frame;
      showPose(this.#root, pose);
      this.#showDistance(camera.distance);
      this.#onChange({ isAway: pose.opacity < 0.5 });
      this.placeRimButton();
      if (this.#root.dataset['globe'] !== 'live') this.#onDrawn();
      this.#loop.done(event.cost, isAtRest(this.#motion));
    }
  }

  #draw(seconds: number): void {
    const moved = advanced(this.#motion, seconds);
    this.#motion = this.#reducedMotion.matches ? settled(moved) : moved;
    const { longitude, latitude, distance, isHeld } = this.#motion;
    const camera = { longitude, latitude, distance };
    const pose = poseOf(placeDirection(this.#place), basis(camera), distance, this.#layout);
    // Where it comes to rest it is sharp on slow devices, too.
    const scale = isAtRest(this.#motion) && !isHeld ? 1 : this.#loop.scale();
    const size = Math.round(Math.min(this.#layout.side * devicePixelRatio, MAX_CANVAS) * scale);
    const lineWidth = (LINE_WIDTH * size) / this.#layout.side;
    this.#frame = { size, lineWidth, camera, pose, ...this.#colours };
    this.#send(this.#frame);
  }

  /** On the globe itself, and for the strip beside it. */
  #showDistance(distance: number): void {
    const text = String(Math.round(distance * 1000) / 1000);
    if (this.#root.dataset['globeDistance'] === text) return;
    this.#root.dataset['globeDistance'] = text;
    this.#root.parentElement?.style.setProperty('--globe-millions', String(scaleMillions(distance)));
  }

  /** The frame is on its way to the screen: until it stands there, the poster stays. */
  #onDrawn(): void {
    const onShown = () => this.#frame && this.#onChange({ status: 'live' });
    requestAnimationFrame(() => requestAnimationFrame(onShown));
  }

  #stop(): void {
    [this.#isReady, this.#frame] = [false, undefined];
    this.#loop.show(false);
    this.#loop.done(0, true);
    resetPose(this.#root);
    this.#showDistance(START_DISTANCE);
  }
}
