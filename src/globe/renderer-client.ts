/** Has the globe drawn by its worker, and in the page where the worker has no WebGL, as in WebKitGTK. */
// What the build gives for it.
// oxlint-disable-next-line import/default
import workerAddress from './globe-worker.ts?worker&url';
import type { Command, RendererEvent, Start } from './worker-protocol.ts';

/** The page's only Trusted Types policy, `globe` (server/node/security-headers.ts): whatever it is asked for, it gives this one address. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string };
  };
};
const address =
  trustedTypes?.createPolicy('globe', { createScriptURL: () => workerAddress }).createScriptURL('') ?? workerAddress;

type Send = (command: Command) => void;

/** Draws until `signal` is aborted, on a canvas that nobody has drawn on yet. Commands are heard from the event `ready` on. */
export function createRenderer(
  { canvas, ...start }: Omit<Start, 'canvas'> & { readonly canvas: HTMLCanvasElement },
  report: (event: RendererEvent) => void,
  signal: AbortSignal,
): Send {
  let [target, send, hasStarted]: [HTMLCanvasElement, Send?, boolean?] = [canvas];
  /** A canvas is handed over only once, and gives one kind of context: who comes next needs another. */
  const renew = () => {
    const next = target.cloneNode() as HTMLCanvasElement;
    target.replaceWith(next);
    target = next;
  };
  const drawInPage = async () => {
    try {
      renew();
      await import(/* @vite-ignore */ workerAddress);
      if (!signal.aborted) send = createGlobeRenderer({ ...start, canvas: target }, report);
    } catch {
      // Offline, say.
      report({ type: 'unavailable' });
    }
  };
  const drawInWorker = () => {
    const worker = new Worker(address, { type: 'module' });
    const onFailure = () => {
      worker.terminate();
      if (hasStarted) report({ type: 'unavailable' });
      else void drawInPage();
    };
    worker.addEventListener('error', onFailure);
    worker.addEventListener('message', ({ data }: MessageEvent<RendererEvent>) => {
      if (data.type === 'unavailable') return onFailure();
      hasStarted = true;
      report(data);
    });
    const offscreen = target.transferControlToOffscreen();
    worker.postMessage({ ...start, canvas: offscreen }, [offscreen]);
    send = (command) => worker.postMessage(command, []);
    signal.addEventListener('abort', () => worker.terminate());
  };
  if ('transferControlToOffscreen' in canvas) drawInWorker();
  else void drawInPage();
  signal.addEventListener('abort', renew);
  return (command) => send?.(command);
}
