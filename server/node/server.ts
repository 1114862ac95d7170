/** Puts the server together, listens, and stops it: running answers are finished first. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp, type AppOptions } from '#server/app.ts';
import type { App } from '#server/chat/session.ts';
import { OpenStreams } from '#server/chat/open-streams.ts';
import { createMemoryLimits, limitSettings } from '#server/limits/limits.ts';
import { createSite } from '#server/site.ts';
import { sitePathOf } from '#shared/urls.ts';
import { readBuiltSite } from './built-site.ts';
import { CLIENT_DEADLINES, createHttpServer, listen, serve, type ClientDeadlines } from './http-server.ts';
import { createMetrics } from './metrics.ts';
import { createRedisLimits } from './redis-limits.ts';
import { transportHeaders } from './built-site.ts';

export interface StartOptions extends Pick<AppOptions, 'environment' | 'log' | 'deadlines'> {
  /** The built site. */
  readonly folder: string;
  readonly clientDeadlines?: ClientDeadlines;
  /** How long running answers may take to finish once the server stops, ms. */
  readonly drainMs?: number;
}

export interface RunningServer {
  /** The site's own address, without a slash at the end. */
  readonly publicUrl: string;
  readonly port: number;
  /** The address that the build wrote into the site; undefined for a page that names none. */
  readonly builtFor: string | undefined;
  /** Resolves when every answer has ended or was cut, and nothing listens any more. */
  stop(): Promise<void>;
  /** After an error that leaves nothing to rely on: takes no new connection, and gives running answers a little time. */
  abandon(): Promise<void>;
}

const DRAIN_MS = 30_000;
/** How long running answers may take after an error that nobody caught, ms. */
const ABANDON_MS = 10_000;
/** For the last bytes of an answer to reach a visitor, ms. */
const LAST_BYTES_MS = 2_000;
/** For what answers that were cut have cost to reach the store, ms. */
const SETTLE_MS = 2_000;
/** How long stopping takes at most: whoever stops the server has to wait as long, ms. */
export const LONGEST_STOP_MS = DRAIN_MS + LAST_BYTES_MS + SETTLE_MS;

export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { environment, folder, drainMs = DRAIN_MS } = options;
  const built = await readBuiltSite(folder);
  const server = createHttpServer(options.clientDeadlines ?? CLIENT_DEADLINES);
  await listen(server, environment.PORT, environment.HOST);
  const { port } = server.address() as AddressInfo;
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${port}`;
  const site = createSite(built.read, { sitePath: sitePathOf(publicUrl) });
  const headers = { ...built.headers, ...transportHeaders(publicUrl) };
  const { app, streams, closeStore } = createNodeApp({ ...options, publicUrl, site, headers });
  serve(server, (request, context) => app.fetch(request, context));

  return {
    publicUrl,
    port,
    builtFor: built.publicUrl,
    async stop() {
      // New connections still come in meanwhile: the balancer in front has to hear that this server is leaving.
      const settled = streams.close();
      await Promise.race([settled, delay(drainMs)]);
      const closed = once(server, 'close');
      server.close();
      const whenIdle = setInterval(() => server.closeIdleConnections(), 50);
      const atLast = setTimeout(() => server.closeAllConnections(), LAST_BYTES_MS);
      await closed;
      clearInterval(whenIdle);
      clearTimeout(atLast);
      await Promise.race([settled, delay(SETTLE_MS)]);
      closeStore();
    },
    async abandon() {
      server.close();
      await Promise.race([streams.close().then(() => delay(LAST_BYTES_MS)), delay(ABANDON_MS)]);
    },
  };
}

interface NodeApp {
  readonly app: App;
  readonly streams: OpenStreams;
  readonly closeStore: () => void;
}

/** The application with what only Node offers it: Redis, and metrics. */
export function createNodeApp(options: Omit<AppOptions, 'store' | 'streams' | 'record' | 'metricsRoutes'>): NodeApp {
  const { environment, publicUrl, log } = options;
  const { REDIS_URL, SESSION_SECRET, TRUST_PROXY } = environment;
  if (publicUrl.startsWith('https:') && TRUST_PROXY === 0) {
    log.warn({}, 'TRUST_PROXY is 0 behind https: all visitors count as one address, and share its sends of an hour');
  }
  if (REDIS_URL !== undefined && SESSION_SECRET === undefined) {
    log.warn({}, 'SESSION_SECRET is not set: processes that share REDIS_URL do not know each other’s sessions');
  }
  const limits = limitSettings(environment);
  const { store, close } =
    REDIS_URL === undefined
      ? { store: createMemoryLimits(limits), close: () => {} }
      : createRedisLimits(REDIS_URL, limits, log);
  const streams = new OpenStreams();
  const { record, route } = createMetrics(() => streams.count);
  return { app: createApp({ ...options, store, streams, record, metricsRoutes: route }), streams, closeStore: close };
}

/** Resolves after `milliseconds`; does not keep the process alive. */
function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
