/** The whole server as a value: health, the chat's endpoint, the site. It listens nowhere. */
import { Hono } from 'hono';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import { sitePathOf } from '#shared/urls.ts';
import { toApiError } from './chat/api-error.ts';
import { createChatRoutes } from './chat/chat-routes.ts';
import type { ChatOptions } from './chat/chat-turn.ts';
import type { App } from './request.ts';

export interface AppOptions extends ChatOptions {
  /** Of every answer, besides its own. */
  readonly headers: Readonly<Record<string, string>>;
  /** The static site; without it the host serves that itself. */
  readonly site?: Hono | undefined;
  readonly metricsRoutes?: App;
}

export function createApp({ headers, site, metricsRoutes, ...chat }: AppOptions): App {
  const app: App = new Hono();
  app.onError((error, context) => {
    chat.log.error({ ...toApiError(error).options.report }, 'a request failed');
    return context.text('The server failed.', 500);
  });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  // The balancer in front hears here that the server is leaving.
  app.get('/healthz', (context) =>
    chat.streams.isClosed
      ? context.text('draining\n', 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' })
      : context.text('ok\n', 200, { 'Cache-Control': 'no-store' }),
  );
  if (metricsRoutes) app.route('/', metricsRoutes);
  app.route(sitePathOf(chat.publicUrl) + CHAT_ADDRESS, createChatRoutes(chat));
  if (site) app.route('/', site);
  return app;
}
