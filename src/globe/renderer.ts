/** Draws what the page sends it and knows nothing else of the globe: in a worker, or in a page whose workers have no WebGL. */
import { createChart } from './chart.ts';
import type { Camera, Place } from './geometry.ts';
import type { Pose } from './overlay.ts';
import { createScene } from './scene.ts';

/** Red, green, blue and opacity, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

export interface Frame {
  /** The canvas's side and the lines' width in its own px. */
  readonly size: number;
  readonly lineWidth: number;
  readonly camera: Camera;
  readonly pose: Pose;
  readonly dots: Colour;
  readonly lines: Colour;
}

export interface Start {
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
  readonly place: Place;
}

export type RendererEvent =
  /** Frames can be drawn from now on: at the start, and again after a loss. */
  | { readonly type: 'ready' }
  /** The frame is drawn, and took `cost` ms. */
  | { readonly type: 'drawn'; readonly cost: number }
  /** The graphics card took the scene away; it may come back. */
  | { readonly type: 'lost' }
  /** There is no WebGL2. */
  | { readonly type: 'unavailable' };

export function createRenderer({ canvas, place }: Start, report: (event: RendererEvent) => void) {
  let draw: ((frame: Frame) => void) | undefined;
  const start = () => {
    const gl = canvas.getContext('webgl2', { antialias: false, depth: false, stencil: false });
    if (!gl) return report({ type: 'unavailable' });
    draw = createScene(gl, createChart(gl, place));
    report({ type: 'ready' });
  };
  canvas.addEventListener('webglcontextlost', (event) => {
    // Without this the browser would not give the context back.
    event.preventDefault();
    draw = undefined;
    report({ type: 'lost' });
  });
  canvas.addEventListener('webglcontextrestored', start);
  start();
  return (frame: Frame): void => {
    if (!draw) return;
    const before = performance.now();
    draw(frame);
    report({ type: 'drawn', cost: performance.now() - before });
  };
}
