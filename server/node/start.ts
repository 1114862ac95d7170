/** Puts the server together, listens, and stops it: running answers are finished first. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { sitePathOf } from '#shared/site-path.ts';
import { createApp } from '#server/app.ts';
import type { Environment } from '#server/env.ts';
import { createSite } from '#server/site/site.ts';
import { filesInMemory } from '#server/site/stored-files.ts';
import type { CompletionDeadlines } from '#shared/chat-completion.ts';
import { readBuiltSite } from './built-site.ts';
import { transportHeaders } from './headers.ts';
import { CLIENT_DEADLINES, createHttpServer, listen, serve, type ClientDeadlines } from './http-server.ts';
import { loadFiles } from './load-files.ts';
import { metricsRoute } from './metrics.ts';
import { createNodeChat } from './node-chat.ts';

export interface StartOptions {
  readonly environment: Environment;
  /** The built site. */
  readonly folder: string;
  readonly log: Logger;
  readonly providerDeadlines?: CompletionDeadlines;
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
/** How long stopping takes at most: whoever stops the server has to wait as long, ms. */
export const LONGEST_STOP_MS = DRAIN_MS + LAST_BYTES_MS;

export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { environment, folder, log, providerDeadlines, drainMs = DRAIN_MS } = options;
  const files = await loadFiles(folder);
  const built = await readBuiltSite(folder);
  const server = createHttpServer(options.clientDeadlines ?? CLIENT_DEADLINES);
  await listen(server, environment.port, environment.host);
  const { port } = server.address() as AddressInfo;
  const publicUrl = environment.publicUrl ?? `http://localhost:${port}`;

  const node = createNodeChat({ environment, publicUrl, log, deadlines: providerDeadlines });
  let isServing = true;
  const sitePath = sitePathOf(publicUrl);
  const app = createApp({
    site: createSite(filesInMemory(files), sitePath),
    sitePath,
    headers: { ...built.headers, ...transportHeaders(publicUrl) },
    chat: node.chat,
    adminRoutes: metricsRoute(node.metrics),
    log,
    isServing: () => isServing,
  });
  serve(server, (request, context) => app.fetch(request, context));

  return {
    publicUrl,
    port,
    builtFor: built.publicUrl,
    async stop() {
      isServing = false;
      // New connections still come in meanwhile: the balancer in front has to hear that this server is leaving.
      await Promise.race([node.streams.close(), delay(drainMs)]);
      await closeServer(server);
      node.close();
    },
    async abandon() {
      isServing = false;
      server.close();
      await Promise.race([node.streams.close().then(() => delay(LAST_BYTES_MS)), delay(ABANDON_MS)]);
    },
  };
}

/** Lets the last bytes of every answer out, then closes what is still open. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const whenIdle = setInterval(() => server.closeIdleConnections(), 50);
  const atLast = setTimeout(() => server.closeAllConnections(), LAST_BYTES_MS);
  await closed;
  clearInterval(whenIdle);
  clearTimeout(atLast);
}

/** Resolves after `milliseconds`; does not keep the process alive. */
function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
