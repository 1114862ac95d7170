/** The whole server as a value: health, metrics, the chat's endpoint, the site. It listens nowhere. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { CHAT_ADDRESS } from '#contract/chat.ts';
import { isOnOwnMachine } from '#contract/loopback.ts';
import type { SitePath } from '#contract/site-path.ts';
import { isLoopback } from './budget/visitor-network.ts';
import { createSite } from './files/site.ts';
import type { StoredFiles } from './files/stored-files.ts';
import type { Headers } from './headers.ts';
import type { Metrics } from './metrics.ts';

export interface AppDependencies {
  readonly files: StoredFiles;
  /** Below which the site lives. */
  readonly sitePath: SitePath;
  /** What every answer says besides its own headers. */
  readonly headers: Headers;
  /** The chat's routes, below the site's `CHAT_ADDRESS`. */
  readonly chat: Hono<{ Bindings: Bindings }>;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Whether the server still takes on work; `/healthz` says so to the balancer in front. */
  readonly isServing: () => boolean;
}

type Bindings = Partial<HttpBindings>;

export function createApp(dependencies: AppDependencies): Hono<{ Bindings: Bindings }> {
  const { files, sitePath, headers, chat, metrics, log, isServing } = dependencies;
  const app = new Hono<{ Bindings: Bindings }>();
  app.onError((error, context) => {
    log.error({ kind: error.name }, 'a request failed');
    return context.text('The server failed.', 500);
  });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  app.get('/healthz', (context) =>
    isServing()
      ? context.text('ok\n', 200, { 'Cache-Control': 'no-store' })
      : context.text('draining\n', 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' }),
  );
  // Whoever is not on this machine, or comes through a proxy on it, finds nothing here. A proxy may add no header of its
  // own, but asks for the site by the visitor's name for it.
  app.get('/metrics', async (context, next) => {
    const remote = context.env?.incoming?.socket.remoteAddress ?? '';
    const isForwarded = PROXY_HEADERS.some((name) => context.req.header(name) !== undefined);
    const isOwnName = isOnOwnMachine(context.req.url);
    if (!isLoopback(remote) || isForwarded || !isOwnName) return next();
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  app.route(sitePath + CHAT_ADDRESS, chat);
  app.route('/', createSite(files, sitePath));
  return app;
}

const PROXY_HEADERS = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'];
