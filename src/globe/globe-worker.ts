/**
 * The globe's renderer as a file. As a worker's it draws on a thread of its own, where it keeps nothing on the page waiting;
 * imported by a page whose workers have no WebGL (renderer-client.ts) it leaves its function there, for what the build makes of a
 * worker exports nothing.
 */
import { placeDirection } from './geometry.ts';
import { COARSE_STEP, decodeLand, FINE_STEP } from './map-data.ts';
import { createScene, type Layer, type Scene } from './scene.ts';
import type { Command, Frame, RendererEvent, Start } from './worker-protocol.ts';

/** Who comes nearer than this is about to see the chart. */
const CHART_DISTANCE = 3.9;
/** ms after which shaders that were not compiled are asked for again. */
const COMPILE_POLL = 30;

declare global {
  var createGlobeRenderer: typeof createRenderer;
}

function createRenderer({ canvas, place, land }: Start, report: (event: RendererEvent) => void) {
  const dots = decodeLand(land, COARSE_STEP);
  let [scene, fineDots, chart, last]: [Scene?, Float32Array<ArrayBuffer>?, Layer?, Frame?] = [];
  let hasAskedForChart = false;

  const start = () => {
    scene = createScene(canvas, dots);
    if (!scene) return report({ type: 'unavailable' });
    if (fineDots) scene.addFineDots(fineDots);
    report({ type: 'ready', isSoftware: scene.isSoftware });
  };
  const redraw = () => last && scene?.draw(last, chart);
  const fetchChart = async () => {
    try {
      const { coastAround } = await import('./coast.ts');
      chart = coastAround(placeDirection(place));
      redraw();
    } catch {
      // Lost on the way, it is asked for again by who comes near again; until then the dots stay.
    }
  };
  const draw = (frame: Frame): void => {
    if (!scene) return;
    if (!scene.isReady()) return void setTimeout(draw, COMPILE_POLL, frame);
    const before = performance.now();
    scene.draw(frame, chart);
    last = frame;
    report({ type: 'drawn', cost: scene.isSoftware ? (performance.now() - before) / 1000 : undefined });
    const isNear = frame.camera.distance < CHART_DISTANCE;
    if (isNear && !chart && !hasAskedForChart) void fetchChart();
    hasAskedForChart = isNear;
  };

  canvas.addEventListener('webglcontextlost', (event) => {
    // Without this the browser would not give the context back.
    event.preventDefault();
    scene = undefined;
    report({ type: 'lost' });
  });
  canvas.addEventListener('webglcontextrestored', start);
  start();
  return (command: Command): void => {
    if (command.type === 'draw') return draw(command.frame);
    fineDots = decodeLand(command.land, FINE_STEP);
    scene?.addFineDots(fineDots);
    redraw();
  };
}

let send: ((command: Command) => void) | undefined;

if ('document' in self) self.createGlobeRenderer = createRenderer;
else
  addEventListener('message', ({ data }: MessageEvent<Start | Command>) => {
    if (data.type === 'start') send = createRenderer(data, (event) => postMessage(event));
    else send?.(data);
  });
