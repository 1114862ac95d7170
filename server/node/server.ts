/** The Node server: strict about what a request is, short with those who are slow, and stopped with running answers finished first. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp, type AppOptions } from '#server/app.ts';
import { OpenStreams } from '#server/chat/chat-turn.ts';
import { createMemoryLimits } from '#server/limits/limits.ts';
import type { App } from '#server/request.ts';
import { createSite } from '#server/site.ts';
import { sitePathOf } from '#shared/urls.ts';
import { readBuiltSite, transportHeaders } from './built-site.ts';
import { createMetrics } from './metrics.ts';
import { createRedisLimits } from './redis-limits.ts';

/** Node's own, in ms: who is slow or half open is gone within 30 s. */
const CLIENT_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  /** Without a byte in either direction, unless the visitor waits for an answer to begin or to go on. */
  timeout: 25_000,
};
const MAX_CONNECTIONS = 5_000;
/** Connections that wait to be accepted: Node's own 511 are full in a burst of a thousand visitors. */
const BACKLOG = 4_096;

/** Resolves with a server that listens and answers nothing yet; rejects where it cannot listen. */
export async function listen(port: number, host: string, timeouts = CLIENT_TIMEOUTS): Promise<Server> {
  const server = createServer({ maxHeaderSize: 8_192, ...timeouts });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = timeouts.timeout;
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  return server;
}

/** Does not keep the process alive. */
const delay = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });

export interface StartOptions extends Pick<AppOptions, 'environment' | 'log' | 'deadlines'> {
  readonly folder: string;
  readonly clientTimeouts?: typeof CLIENT_TIMEOUTS;
  /** How long running answers may take to finish once the server stops, ms. */
  readonly drainMs?: number;
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

export async function startServer(options: StartOptions) {
  const { environment, folder, drainMs = DRAIN_MS } = options;
  const built = await readBuiltSite(folder);
  const server = await listen(environment.PORT, environment.HOST, options.clientTimeouts);
  const { port } = server.address() as AddressInfo;
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${port}`;
  const site = createSite(built.read, sitePathOf(publicUrl));
  const headers = { ...built.headers, ...transportHeaders(publicUrl) };
  const { app, streams, closeStore } = createNodeApp({ ...options, publicUrl, site, headers });
  serve(server, app);

  return {
    /** The site's own address, without a slash at the end. */
    publicUrl,
    port,
    /** The address that the build wrote into the site; undefined for a page that names none. */
    builtFor: built.publicUrl,
    /** Resolves when every answer has ended or was cut, and nothing listens any more. */
    async stop(): Promise<void> {
      // New connections still come in meanwhile: the balancer in front has to hear that this server is leaving.
      const settled = streams.close();
      await Promise.race([settled, delay(drainMs)]);
      server.close();
      const whenIdle = setInterval(() => server.closeIdleConnections(), 50);
      const atLast = setTimeout(() => server.closeAllConnections(), LAST_BYTES_MS);
      await once(server, 'close');
      clearInterval(whenIdle);
      clearTimeout(atLast);
      await Promise.race([settled, delay(SETTLE_MS)]);
      closeStore();
    },
    /** After an error that leaves nothing to rely on: takes no new connection, and gives running answers a little time. */
    async abandon(): Promise<void> {
      server.close();
      await Promise.race([streams.close().then(() => delay(LAST_BYTES_MS)), delay(ABANDON_MS)]);
    },
  };
}

function serve(server: Server, app: App): void {
  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, { remote: incoming.socket.remoteAddress ?? '' }),
  );
  server.on('request', (incoming, outgoing) => {
    // An answer without a connection has to wait for the one before it: no browser asks that early. Thousands of such
    // requests fit into one packet, and of answers whose turn never comes nobody hears that the visitor has left.
    if (!outgoing.socket) return void incoming.socket.destroy();
    outgoing.on('timeout', (socket) => {
      // A visitor who has read all there is and waits for more is silent by right; the answer has deadlines of its own.
      const isWaiting = incoming.complete && !outgoing.writableEnded && socket.writableLength === 0;
      if (!isWaiting) socket.destroy();
    });
    if (isPlainRequest(incoming)) void listener(incoming, outgoing);
    else outgoing.writeHead(400, { Connection: 'close' }).end();
  });
}

/** One `Host` that can be one, and an address of this site: what a browser sends to a server that is no proxy. */
function isPlainRequest({ rawHeaders, url }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1);
  return hosts.length === 1 && URL.canParse(`http://${hosts[0]}/`) && url?.startsWith('/') === true;
}

/** The application with what only Node offers it: Redis, and metrics. */
export function createNodeApp(options: Omit<AppOptions, 'store' | 'streams' | 'record' | 'metricsRoutes'>) {
  const { environment, publicUrl, log } = options;
  const { REDIS_URL, SESSION_SECRET, TRUST_PROXY } = environment;
  if (publicUrl.startsWith('https:') && TRUST_PROXY === 0) {
    log.warn({}, 'TRUST_PROXY is 0 behind https: all visitors count as one address, and share its sends of an hour');
  }
  if (REDIS_URL !== undefined && SESSION_SECRET === undefined) {
    log.warn({}, 'SESSION_SECRET is not set: processes that share REDIS_URL do not know each other’s sessions');
  }
  const shared = createRedisLimits(environment, log);
  const store = shared?.store ?? createMemoryLimits(environment);
  const streams = new OpenStreams();
  const { record, routes } = createMetrics(() => streams.count);
  const app = createApp({ ...options, store, streams, record, metricsRoutes: routes });
  return { app, streams, closeStore: () => shared?.close() };
}
