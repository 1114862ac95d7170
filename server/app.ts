/** The whole server as a value: health, the chat's endpoint, the site. It listens nowhere. */
import { Hono } from 'hono';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import type { SitePath } from '#shared/site-path.ts';
import type { Headers } from './built-site.ts';
import type { ChatRoutes as Routes } from './chat/chat-routes.ts';
import type { Log } from './log.ts';

export interface AppDependencies {
  /** The static site; without it the host serves that itself. */
  readonly site?: Hono;
  /** Below which the site lives. */
  readonly sitePath: SitePath;
  /** What every answer says besides its own headers. */
  readonly headers: Headers;
  /** The chat's routes, below the site's `CHAT_ADDRESS`. */
  readonly chat: Routes;
  /** What only the owner may see. */
  readonly adminRoutes?: Routes;
  readonly log: Log;
  /** Whether the server still takes on work; `/healthz` says so to the balancer in front. */
  readonly isServing?: () => boolean;
}

export function createApp(dependencies: AppDependencies): Routes {
  const { site, sitePath, headers, chat, adminRoutes, log, isServing = () => true } = dependencies;
  const app: Routes = new Hono();
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
  if (adminRoutes) app.route('/', adminRoutes);
  app.route(sitePath + CHAT_ADDRESS, chat);
  if (site) app.route('/', site);
  return app;
}
