/** The globe's drawing: its motion and its frames. It knows nothing of the page but what it is told. */
import { frameLoop, type FrameLoop, type FrameResult } from './frame-loop.ts';
import { START } from './distances.ts';
import { basis, dotRestraint, project, smoothstep, wheelFactor, type Camera, type Vector } from './geometry.ts';
import { COARSE_STEP, decodeLand, FINE_STEP } from './land-dots.ts';
import * as motions from './motion.ts';
import type { Colours, Order, Orders, Report, Setup } from './orders.ts';
import { labelView, poseOf, transformsOf, type Layout, type Pose } from './pose.ts';
import { afterFrame, afterSoftwareFrame, FULL_RESOLUTION, SOFTWARE_RESOLUTION, type Resolution } from './resolution.ts';
import { createScene, type Scene, type SceneView } from './scene.ts';
import { homeCamera, placeDirection, stillCamera, stillViewOf } from './still.ts';

/** px on the page, as in the still picture. */
const LINE_WIDTH = 0.7;
/** What a press on + does to the distance. */
const ZOOM_STEP = 0.8;
/** Distances between which the fine dots take over. */
const FINE = { from: 3.9, to: 3.2 };
const THIRD = FINE_STEP / COARSE_STEP;

class Drawing implements Orders {
  readonly #report: (report: Report) => void;
  readonly #canvas: Setup['canvas'];
  /** The unit vector of the marked place, and the camera above it, in rad. */
  readonly #place: Vector;
  readonly #home: Pick<Camera, 'longitude' | 'latitude'>;
  readonly #loop: FrameLoop;
  readonly #land: Float32Array<ArrayBuffer>;
  #fineLand: Float32Array<ArrayBuffer> | undefined;
  #chart: SceneView['chart'];
  #scene: Scene | undefined;
  #resolution: Resolution = FULL_RESOLUTION;
  #motion: motions.Motion;
  #isCalm: boolean;
  #colours: Colours;
  #layout: Layout;
  #hasBegun = false;
  /** The transforms that the page has written. */
  #written: readonly string[] = [];

  constructor({ canvas, land, place, windowWidth, isCalm, colours, layout }: Setup, report: (report: Report) => void) {
    this.#report = report;
    this.#canvas = canvas;
    this.#place = placeDirection(place);
    this.#home = homeCamera(place);
    this.#land = decodeLand(land, COARSE_STEP);
    this.#motion = motions.motionFrom(stillCamera(place, stillViewOf(windowWidth)), isCalm);
    this.#isCalm = isCalm;
    this.#colours = colours;
    this.#layout = layout;
    this.#loop = frameLoop(
      (seconds) => this.#draw(seconds),
      () => this.#resolution.interval,
    );
    this.#begin();
    if (!this.#scene) report(['unavailable']);
    canvas.addEventListener('webglcontextlost', (event) => this.#onLoss(event));
    canvas.addEventListener('webglcontextrestored', () => this.#begin());
  }

  show(isShown: boolean): void {
    this.#loop.show(isShown);
  }

  layOut(layout: Layout): void {
    this.#layout = layout;
    this.#resize();
  }

  paint(colours: Colours): void {
    this.#colours = colours;
    this.#loop.wake();
  }

  pause(isPaused: boolean): void {
    this.#set(motions.withPause(this.#motion, isPaused));
  }

  calm(isCalm: boolean): void {
    this.#isCalm = isCalm;
    this.#loop.wake();
  }

  hold(): void {
    this.#set(motions.held(this.#motion));
  }

  drag(right: number, down: number, seconds: number): void {
    this.#set(motions.dragged(this.#motion, right, down, seconds, this.#layout.side));
  }

  release(thrown: boolean): void {
    this.#set(motions.released(this.#motion, thrown));
  }

  zoom(factor: number): void {
    this.#set(motions.zoomed(this.#motion, factor));
    const distance = this.#motion.wantedDistance;
    this.#report(['heading', distance]);
    if (distance < FINE.from && !this.#chart) void this.#fetchChart();
  }

  wheel(delta: number): void {
    this.zoom(wheelFactor(delta));
  }

  step(way: 'in' | 'out'): void {
    this.zoom(way === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP);
    const inSight = project(this.#place, basis(this.#motion), this.#motion.distance).facing > 0;
    if (way === 'in' && inSight) this.face();
  }

  turn(east: number, north: number): void {
    this.#set(motions.turned(this.#motion, east, north));
  }

  home(): void {
    this.zoom(START / this.#motion.wantedDistance);
    this.face();
  }

  face(): void {
    this.#set(motions.glidingTo(this.#motion, this.#home));
  }

  refine(land: string): void {
    this.#fineLand = decodeLand(land, FINE_STEP);
    this.#scene?.addFineDots(this.#fineLand);
    this.#loop.wake();
  }

  #begin(): void {
    this.#scene = createScene(this.#canvas, this.#land);
    if (!this.#scene) return;
    if (this.#scene.isSoftware) this.#resolution = SOFTWARE_RESOLUTION;
    if (this.#fineLand) this.#scene.addFineDots(this.#fineLand);
    this.#resize();
  }

  async #fetchChart(): Promise<void> {
    try {
      const { coastAround } = await import('./coast.ts');
      this.#chart = coastAround(this.#place);
      this.#loop.wake();
    } catch {
      // Lost on the way, it is asked for again at the next zoom; until then the dots stay.
    }
  }

  #draw(seconds: number): FrameResult {
    const scene = this.#scene;
    if (!scene) return 'rest';
    const moved = motions.advanced(this.#motion, seconds);
    this.#motion = this.#isCalm ? motions.settled(moved) : moved;
    const { distance } = this.#motion;
    const axes = basis(this.#motion);
    const pose = poseOf(this.#place, axes, distance, this.#layout);
    const fine = this.#fineLand ? 1 - smoothstep(FINE.to, FINE.from, distance) : 0;
    const restraint = dotRestraint(distance);
    const before = performance.now();
    const isDrawn = scene.update({
      axes,
      distance,
      halfLine: (LINE_WIDTH * this.#canvas.width) / this.#layout.side / 2,
      ...this.#colours,
      ...labelView(pose, this.#layout),
      coarse: fine < 1 ? (1 - fine * (1 - THIRD)) * restraint : 0,
      fine: fine * THIRD * restraint,
      chart: this.#chart,
    });
    if (!isDrawn) return 'waiting';
    this.#tell(pose);
    if (!this.#hasBegun) this.#report(['begun']);
    this.#hasBegun = true;
    this.#adapt(scene.isSoftware ? (performance.now() - before) / 1000 : undefined, seconds);
    return motions.isAtRest(this.#motion) ? 'rest' : 'more';
  }

  #tell(pose: Pose): void {
    const { longitude, latitude, distance } = this.#motion;
    const now = transformsOf(pose);
    const moves = now.map((transform, part) => (transform === this.#written[part] ? '' : transform));
    this.#written = now;
    this.#report(['drawn', pose.opacity, distance, longitude, latitude, ...moves]);
  }

  /** After a frame that was asked for `seconds` after the one before, and that software took `cost` s to draw. */
  #adapt(cost: number | undefined, seconds: number): void {
    const { scale } = this.#resolution;
    if (cost !== undefined) this.#resolution = afterSoftwareFrame(this.#resolution, cost);
    else if (seconds > 0) this.#resolution = afterFrame(this.#resolution, seconds);
    if (this.#resolution.scale !== scale) this.#resize();
  }

  #resize(): void {
    const size = Math.round(this.#layout.finest * this.#resolution.scale);
    if (this.#canvas.width !== size) this.#canvas.width = this.#canvas.height = size;
    this.#loop.wake();
  }

  #set(motion: motions.Motion): void {
    this.#motion = motion;
    this.#loop.wake();
  }

  #onLoss(event: Event): void {
    // Without this the browser would not give the context back.
    event.preventDefault();
    [this.#scene, this.#hasBegun, this.#written] = [undefined, false, []];
    this.#report(['lost']);
  }
}

/** Begins to draw; what it returns takes the orders. */
export function drawOn(setup: Setup, report: (report: Report) => void): (order: Order) => void {
  const drawing: Orders = new Drawing(setup, report);
  return ([name, ...values]) => (drawing[name] as (...values: unknown[]) => void).apply(drawing, values);
}
