/**
 * What the live globe, which a worker draws, costs on the page's main thread: script per frame beside an empty
 * requestAnimationFrame loop on the same page, long tasks while it starts, and the time from asking for its module to
 * its first frame.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { median, quantile } from './figures.ts';
import { Machine } from './machine.ts';
import { inRounds } from './rounds.ts';

const VIEWPORTS = [
  { width: 390, height: 844, scale: 2 },
  { width: 1440, height: 900, scale: 1 },
] as const;
const ROUNDS = 3;
/** In a round. Few, for a machine that draws in software leaves long pauses between them. */
const FRAMES = 20;

export interface GlobeRow {
  readonly width: number;
  readonly scale: number;
  /** ms of script in a frame: median and 95th percentile. */
  readonly globe: { readonly p50: number; readonly p95: number };
  readonly empty: { readonly p50: number; readonly p95: number };
  /** Tasks over 50 ms from the request for the module to a second after the first frame, median of the rounds. */
  readonly longTasks: number;
  /** From the request to the first frame, ms, median of the rounds. */
  readonly startMs: number;
}

/** ms of script in every frame of one round, and its start. */
interface Round extends Pick<GlobeRow, 'longTasks' | 'startMs'> {
  readonly globe: readonly number[];
  readonly empty: readonly number[];
}

/** What the page measures of itself. */
interface Measures {
  readonly globe: number[];
  readonly empty: number[];
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  liveAt: number;
}

/** Measures the built site in `dist`. */
export async function benchGlobe(dist: string, machine: Machine): Promise<GlobeRow[]> {
  const server = await serve(dist);
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  });
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/en/`;
    const measured = await inRounds({ rounds: ROUNDS, machine }, VIEWPORTS, (viewport) =>
      measure(browser, address, viewport),
    );
    return measured.map(([{ width, scale }, rounds]) => ({
      width,
      scale,
      globe: percentiles(rounds.flatMap(({ globe }) => globe)),
      empty: percentiles(rounds.flatMap(({ empty }) => empty)),
      longTasks: median(rounds.map(({ longTasks }) => longTasks)),
      startMs: median(rounds.map(({ startMs }) => startMs)),
    }));
  } finally {
    await browser.close();
    server.close();
  }
}

/** Isolated from other origins, so that the page's clock ticks in steps of 5 µs. */
async function serve(dist: string): Promise<Server> {
  const files = sirv(dist, {
    setHeaders: (response) => {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function measure(browser: Browser, address: string, viewport: (typeof VIEWPORTS)[number]): Promise<Round> {
  const { width, height, scale } = viewport;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  const page = await context.newPage();
  // What loads TypeScript here wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(measureFrames);
  const comeAlive = async () => {
    await page.goto(address);
    await page.locator('[data-globe]').scrollIntoViewIfNeeded();
    await page.locator('[data-globe="live"]').waitFor({ timeout: 120_000 });
  };
  // The first time warms up the graphics process and the caches.
  await comeAlive();
  await comeAlive();
  const measures = await page.evaluate(async (frames) => {
    const { measures: all } = globalThis as unknown as { measures: Measures };
    const asked =
      performance.getEntriesByType('resource').find(({ name }) => name.includes('live-globe'))?.startTime ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const longTasks = all.longTasks.filter(
      ({ start, duration }) => start + duration > asked && start < all.liveAt + 1000,
    );
    all.globe.length = 0;
    all.empty.length = 0;
    while (all.globe.length < frames) await new Promise((resolve) => setTimeout(resolve, 200));
    return { globe: all.globe, empty: all.empty, longTasks: longTasks.length, startMs: all.liveAt - asked };
  }, FRAMES);
  await context.close();
  return measures;
}

/** Runs in the page before its own script: an empty loop, and a stopwatch around what the page does for a frame, before and after it is drawn. */
function measureFrames(): void {
  const measures: Measures = { globe: [], empty: [], longTasks: [], liveAt: 0 };
  Object.assign(globalThis, { measures });
  const [ask, wait] = [globalThis.requestAnimationFrame, globalThis.setTimeout];
  /** ms of the script that sent the latest frame to the worker. */
  let asking = 0;
  let hasSent = false;
  const timed = (act: (value: number) => void) => (value: number) => {
    const before = performance.now();
    hasSent = false;
    act(value);
    if (hasSent) asking = performance.now() - before;
  };
  globalThis.requestAnimationFrame = (act) => ask(timed(act));
  Object.assign(globalThis, { setTimeout: (act: () => void, ms?: number) => wait(timed(act), ms) });
  // oxlint-disable-next-line typescript/unbound-method -- called with its worker below
  const post = Worker.prototype.postMessage as (this: Worker, message: unknown, transfer: Transferable[]) => void;
  Worker.prototype.postMessage = function (message: unknown, transfer: unknown) {
    hasSent = true;
    post.call(this, message, transfer as Transferable[]);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with its worker below
  const listen = Worker.prototype.addEventListener as (this: Worker, type: string, listener: EventListener) => void;
  Worker.prototype.addEventListener = function (type: string, listener: unknown) {
    listen.call(this, type, (event) => {
      const before = performance.now();
      (listener as EventListener).call(this, event);
      const { data } = event as MessageEvent<{ readonly type?: string } | undefined>;
      if (data?.type === 'drawn') measures.globe.push(asking + performance.now() - before);
    });
  };
  const loop = () =>
    void ask(() => {
      const before = performance.now();
      measures.empty.push(performance.now() - before);
      loop();
    });
  loop();
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) measures.longTasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
  const live = new MutationObserver(() => {
    if (!document.querySelector('[data-globe="live"]')) return;
    measures.liveAt = performance.now();
    live.disconnect();
  });
  live.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-globe'] });
}

function percentiles(times: readonly number[]): { p50: number; p95: number } {
  return { p50: median(times), p95: quantile(times, 0.95) };
}

/** The rows as a table in Markdown. */
export function globeTable(rows: readonly GlobeRow[]): string {
  const lines = rows.map(({ width, scale, globe, empty, longTasks, startMs }) => {
    const times = [globe.p50, globe.p95, empty.p50, empty.p95].map((ms) => ms.toFixed(3));
    return `| ${[`${width} px × ${scale}`, ...times, longTasks, startMs.toFixed(0)].join(' | ')} |`;
  });
  return [
    '| window | globe p50, ms | p95, ms | empty loop p50, ms | p95, ms | long tasks at the start | to the first frame, ms |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(globeTable(await benchGlobe(process.argv[2] ?? join(import.meta.dirname, '../../dist'), new Machine())));
