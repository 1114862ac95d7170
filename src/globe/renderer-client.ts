/** Has the globe drawn by a worker, and by the page where workers have no WebGL, as in WebKitGTK. */
// What the build gives for it.
// oxlint-disable-next-line import/default
import workerAddress from './globe-worker.ts?worker&url';
import type { Place } from './geometry.ts';
import type { createRenderer, Frame, RendererEvent, Start } from './renderer.ts';

export type LoadRenderer = () => Promise<{ readonly createRenderer: typeof createRenderer }>;

/** The page's only Trusted Types policy, `globe` (scripts/security-headers.ts): whatever it is asked for, it gives this one address. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string };
  };
};
const address =
  trustedTypes?.createPolicy('globe', { createScriptURL: () => workerAddress }).createScriptURL('') ?? workerAddress;

/** Draws until `signal` is aborted, on a canvas that nobody has drawn on yet. Frames are drawn from the event `ready` on. */
export function createRendererClient(
  canvas: HTMLCanvasElement,
  place: Place,
  loadRenderer: LoadRenderer,
  report: (event: RendererEvent) => void,
  signal: AbortSignal,
): (frame: Frame) => void {
  let draw: ((frame: Frame) => void) | undefined;
  /** A canvas is handed over only once, and gives one kind of context: who comes next needs another. */
  const renewCanvas = () => {
    const next = canvas.cloneNode() as HTMLCanvasElement;
    canvas.replaceWith(next);
    canvas = next;
  };
  const drawInPage = async () => {
    try {
      const renderer = await loadRenderer();
      if (!signal.aborted) draw = renderer.createRenderer({ canvas, place }, report);
    } catch {
      report({ type: 'unavailable' });
    }
  };
  const drawInWorker = () => {
    const worker = new Worker(address, { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('error', () => report({ type: 'unavailable' }));
    worker.addEventListener('message', ({ data }: MessageEvent<RendererEvent>) => {
      if (data.type !== 'unavailable') return report(data);
      worker.terminate();
      renewCanvas();
      void drawInPage();
    });
    const offscreen = canvas.transferControlToOffscreen();
    worker.postMessage({ canvas: offscreen, place } satisfies Start, [offscreen]);
    draw = (frame) => worker.postMessage(frame, []);
  };
  signal.addEventListener('abort', renewCanvas);
  if ('transferControlToOffscreen' in canvas) drawInWorker();
  else void drawInPage();
  return (frame) => draw?.(frame);
}
