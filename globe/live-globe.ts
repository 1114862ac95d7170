/** The globe come alive: moves the camera, and with it the page's own parts and the scene. Loaded once it is worth it. */
import landText from '../generated/globe-land.txt?raw';
import { onThemeChange, paintOf } from './colours.ts';
import { frameLoop, type FrameLoop, type FrameResult } from './frame-loop.ts';
import { basis, dotRestraint, project, smoothstep, START, type Camera, type Vector } from './geometry.ts';
import { listenToHands } from './hands.ts';
import { COARSE_STEP, decodeLand, FINE_STEP } from './land-dots.ts';
import * as motions from './motion.ts';
import { part, Picture } from './picture.ts';
import { afterFrame, FULL_RESOLUTION } from './resolution.ts';
import { createScene, type Scene } from './scene.ts';
import { homeCamera, placeDirection, stillCamera, stillViewOf, type Place } from './still.ts';

// The parts of the page that only a live globe has come with it.
export { Controls } from './controls.tsx';
export { WheelHint } from './wheel-hint.tsx';

export type GlobeStatus = 'poster' | 'live' | 'unavailable';

interface LiveGlobeOptions {
  readonly root: HTMLElement;
  readonly place: Place;
  readonly onStatus: (status: GlobeStatus) => void;
  readonly onPause: (paused: boolean) => void;
  /** The distance that the camera is on its way to. */
  readonly onZoom: (distance: number) => void;
  readonly onPlainWheel: () => void;
}

/** The finest canvas, in px: beyond it nobody sees more. */
const MOST_PIXELS = 1600;
/** px on the page, as in the still picture. */
const LINE_WIDTH = 0.7;
/** What a press on + does to the distance. */
const ZOOM_STEP = 0.8;
/** Distances: fine dots are fetched below the first, and take over between the other two. */
const FINE = { fetched: 4, from: 3.9, to: 3.2 };
const THIRD = FINE_STEP / COARSE_STEP;

export class LiveGlobe {
  readonly #options: LiveGlobeOptions;
  /** The unit vector of the marked place, and the camera above it, in rad. */
  readonly #place: Vector;
  readonly #home: Pick<Camera, 'longitude' | 'latitude'>;
  readonly #canvas: HTMLCanvasElement;
  readonly #picture: Picture;
  readonly #loop: FrameLoop;
  readonly #land = decodeLand(landText, COARSE_STEP);
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #off = new AbortController();
  #scene: Scene | undefined;
  #motion: motions.Motion;
  #resolution = FULL_RESOLUTION;
  #colours;
  #fineLand: Promise<Float32Array<ArrayBuffer>> | undefined;
  #hasFineDots = false;
  #isLive = false;

  constructor(options: LiveGlobeOptions) {
    const { root, place } = options;
    this.#options = options;
    this.#place = placeDirection(place);
    this.#home = homeCamera(place);
    this.#canvas = part(root, 'canvas') as HTMLCanvasElement;
    this.#picture = new Picture(root, this.#place);
    this.#motion = motions.motionFrom(stillCamera(place, stillViewOf(innerWidth)), this.#calm.matches);
    this.#colours = this.#readColours();
    this.#loop = frameLoop(
      root,
      (seconds) => this.#draw(seconds),
      () => this.#resolution.interval,
    );
    this.#scene = createScene(this.#canvas, this.#land);
    if (this.#scene) this.#listen();
    else options.onStatus('unavailable');
  }

  /** One step nearer or away. A step nearer also leads to the place, as long as it is in sight. */
  step(way: 'in' | 'out'): void {
    this.#zoom(way === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP);
    const inSight = project(this.#place, basis(this.#motion), this.#motion.distance).facing > 0;
    if (way === 'in' && inSight) this.#set(motions.glidingTo(this.#motion, this.#home));
  }

  togglePause(): void {
    this.#set(motions.withPause(this.#motion, !this.#motion.paused));
    this.#options.onPause(this.#motion.paused);
  }

  destroy(): void {
    this.#off.abort();
    this.#loop.destroy();
    this.#picture.reset();
    this.#scene?.destroy();
  }

  #listen(): void {
    const { root, onPause, onPlainWheel } = this.#options;
    const { signal } = this.#off;
    listenToHands(
      root,
      part(root, 'stage'),
      {
        hold: () => this.#set(motions.held(this.#motion)),
        drag: (right, down, seconds) =>
          this.#set(motions.dragged(this.#motion, right, down, seconds, this.#picture.side)),
        release: (thrown) => this.#set(motions.released(this.#motion, thrown)),
        zoom: (factor) => this.#zoom(factor),
        step: (way) => this.step(way),
        turn: (east, north) => this.#set(motions.turned(this.#motion, east, north)),
        home: () => {
          this.#zoom(START / this.#motion.wantedDistance);
          this.#set(motions.glidingTo(this.#motion, this.#home));
        },
        togglePause: () => this.togglePause(),
        plainWheel: onPlainWheel,
      },
      signal,
    );
    this.#calm.addEventListener('change', () => this.#motion.paused !== this.#calm.matches && this.togglePause(), {
      signal,
    });
    onThemeChange(() => {
      this.#colours = this.#readColours();
      this.#loop.wake();
    }, signal);
    this.#canvas.addEventListener('webglcontextlost', (event) => this.#onLoss(event), { signal });
    this.#canvas.addEventListener('webglcontextrestored', () => this.#onReturn(), { signal });
    const sizes = new ResizeObserver(() => this.#resize());
    for (const name of ['stage', 'label']) sizes.observe(part(root, name));
    sizes.observe(document.documentElement);
    signal.addEventListener('abort', () => sizes.disconnect());
    onPause(this.#motion.paused);
    this.#resize();
  }

  #draw(seconds: number): FrameResult {
    if (!this.#scene) return 'rest';
    const moved = motions.advanced(this.#motion, seconds);
    this.#motion = this.#calm.matches ? motions.settled(moved) : moved;
    const { distance } = this.#motion;
    const axes = basis(this.#motion);
    const fine = this.#hasFineDots ? 1 - smoothstep(FINE.to, FINE.from, distance) : 0;
    const restraint = dotRestraint(distance);
    const drawn = this.#scene.update({
      axes,
      distance,
      halfLine: (LINE_WIDTH * this.#canvas.width) / this.#picture.side / 2,
      ...this.#colours,
      ...this.#picture.show(axes, distance),
      coarse: fine < 1 ? (1 - fine * (1 - THIRD)) * restraint : 0,
      fine: fine * THIRD * restraint,
    });
    if (!drawn) return 'waiting';
    this.#afterDrawing(seconds);
    return motions.isAtRest(this.#motion) ? 'rest' : 'more';
  }

  #afterDrawing(seconds: number): void {
    const { root, onStatus } = this.#options;
    root.dataset['globeDistance'] = String(Math.round(this.#motion.distance * 1000) / 1000);
    if (!this.#isLive) onStatus('live');
    this.#isLive = true;
    const { scale } = this.#resolution;
    if (seconds > 0) this.#resolution = afterFrame(this.#resolution, seconds);
    if (this.#resolution.scale !== scale) this.#resize();
  }

  #resize(): void {
    this.#picture.measure();
    const finest = Math.min(this.#picture.side * devicePixelRatio, MOST_PIXELS);
    const size = Math.round(finest * this.#resolution.scale);
    if (this.#canvas.width !== size) this.#canvas.width = this.#canvas.height = size;
    this.#loop.wake();
  }

  #set(motion: motions.Motion): void {
    this.#motion = motion;
    this.#loop.wake();
  }

  #zoom(factor: number): void {
    this.#set(motions.zoomed(this.#motion, factor));
    this.#options.onZoom(this.#motion.wantedDistance);
    if (this.#motion.wantedDistance < FINE.fetched) void this.#addFineDots();
  }

  async #addFineDots(): Promise<void> {
    this.#fineLand ??= import('../generated/globe-land-fine.txt?raw').then(({ default: text }) =>
      decodeLand(text, FINE_STEP),
    );
    const vectors = await this.#fineLand;
    if (this.#hasFineDots || !this.#scene) return;
    this.#scene.addFineDots(vectors);
    this.#hasFineDots = true;
    this.#loop.wake();
  }

  #onLoss(event: Event): void {
    // Without this the browser would not give the context back.
    event.preventDefault();
    [this.#scene, this.#isLive, this.#hasFineDots] = [undefined, false, false];
    this.#picture.reset();
    this.#options.root.dataset['globeDistance'] = String(START);
    this.#options.onStatus('poster');
  }

  #onReturn(): void {
    this.#scene = createScene(this.#canvas, this.#land);
    if (this.#fineLand) void this.#addFineDots();
    this.#loop.wake();
  }

  #readColours() {
    const { root } = this.#options;
    return { dots: paintOf(part(root, 'dots')), lines: paintOf(part(root, 'lines')) };
  }
}
