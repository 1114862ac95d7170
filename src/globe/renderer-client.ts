/** Has the globe drawn by a worker, and by the page where workers have no WebGL, as in WebKitGTK. */
// What the build gives for it.
// oxlint-disable-next-line import/default
import workerAddress from './globe-worker.ts?worker&url';
import type { Place } from './geometry.ts';
import type { createRenderer, DrawCommand, RendererEvent, Start } from './renderer.ts';

/** Loads the renderer for the page itself. */
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
): (command: DrawCommand) => void {
  let send: ((command: DrawCommand) => void) | undefined;
  /** A canvas is handed over only once, and gives one kind of context: who comes next needs another. */
  const renewCanvas = () => {
    const next = canvas.cloneNode() as HTMLCanvasElement;
    canvas.replaceWith(next);
    canvas = next;
  };
  const drawInPage = async () => {
    try {
      const renderer = await loadRenderer();
      if (!signal.aborted) send = renderer.createRenderer({ type: 'start', canvas, place }, report);
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
    worker.postMessage({ type: 'start', canvas: offscreen, place } satisfies Start, [offscreen]);
    send = (command) => worker.postMessage(command, []);
  };
  signal.addEventListener('abort', renewCanvas);
  if ('transferControlToOffscreen' in canvas) drawInWorker();
  else void drawInPage();
  return (command) => send?.(command);
}
