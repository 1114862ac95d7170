/** Has the globe drawn by its worker. */
// What the build gives for it.
// oxlint-disable-next-line import/default
import workerAddress from './globe-worker.ts?worker&url';
import type { Order, Report, Setup } from './orders.ts';

export interface Draughtsman {
  readonly send: (...order: Order) => void;
  readonly dismiss: () => void;
}

/** The page's only Trusted Types policy, `globe` (server/node/headers.ts): whatever it is asked for, it gives this one address. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string };
  };
};
const address =
  trustedTypes?.createPolicy('globe', { createScriptURL: () => workerAddress }).createScriptURL('') ?? workerAddress;

type PageSetup = Omit<Setup, 'canvas'> & { readonly canvas: HTMLCanvasElement };

/** Draws on a canvas that nobody has drawn on yet: in a worker, and where that has no WebGL, as in WebKitGTK, in the page. */
export function draughtsman(setup: PageSetup, report: (report: Report) => void): Draughtsman {
  let { canvas } = setup;
  /** A canvas is handed over only once, and gives one kind of context: who comes next needs another. */
  const renew = () => {
    const next = canvas.cloneNode() as HTMLCanvasElement;
    canvas.replaceWith(next);
    canvas = next;
  };

  const worker = new Worker(address, { type: 'module' });
  let tell = (order: Order) => worker.postMessage(order, []);
  /** What was said before anything was drawn: who takes over must hear it too. */
  let said: Order[] | undefined = [];
  const takeOver = () => {
    worker.terminate();
    if (!said) return report(['unavailable']);
    renew();
    const load = () => import(/* @vite-ignore */ workerAddress);
    const drawing = load().then(() => drawGlobe({ ...setup, canvas }, report));
    // Offline, say. There may be no order yet that could fail with it.
    drawing.catch(() => report(['unavailable']));
    tell = (order) =>
      void drawing.then(
        (obey) => obey(order),
        () => undefined,
      );
    said.forEach(tell);
    said = undefined;
  };
  if ('transferControlToOffscreen' in canvas) {
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data[0] === 'unavailable') return takeOver();
      said = undefined;
      report(data);
    });
    worker.addEventListener('error', takeOver);
    const offscreen = canvas.transferControlToOffscreen();
    worker.postMessage({ ...setup, canvas: offscreen }, [offscreen]);
  } else takeOver();

  return {
    send: (...order) => {
      said?.push(order);
      tell(order);
    },
    dismiss: () => {
      worker.terminate();
      tell(['show', false]);
      renew();
    },
  };
}
