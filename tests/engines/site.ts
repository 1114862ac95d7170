/** The built site with a provider that the test plays, behind a network in which files are lost, gone, cut or late. */
import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { readBuiltSite } from '#server/node/built-site.ts';
import { createNodeApp } from '#server/node/server.ts';
import { createSite } from '#server/site.ts';
import { startChatProvider } from '../fakes/chat-provider.ts';

/** `late` comes when it is late no longer. */
type Fault = 'lost' | 'gone' | 'cut' | 'late';

export type Site = Awaited<ReturnType<typeof startSite>>;

const BUILT = join(process.env['BUILD_DIR'] ?? join(import.meta.dirname, '../..'), 'dist');

async function startSite() {
  const provider = await startChatProvider();
  let faults: readonly (readonly [files: RegExp, fault: Fault])[] = [];
  let requested: string[] = [];
  const changes = new EventEmitter().setMaxListeners(0);
  const faultOf = (url: string) => faults.find(([files]) => files.test(url))?.[1];

  const network = new Hono<{ Bindings: HttpBindings }>().use(async (context, next) => {
    const { url = '' } = context.env.incoming;
    requested.push(url);
    while (faultOf(url) === 'late') await once(changes, 'change');
    const fault = faultOf(url);
    if (fault === 'gone') return context.html('<h1>Not found</h1>', 404);
    if (fault === 'lost') {
      context.env.incoming.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    await next();
    // What a browser keeps would pass by every later fault; but a page that may not be kept has no way back.
    const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage) context.header('Cache-Control', 'no-store');
    if (fault === 'cut') {
      const whole = await context.res.arrayBuffer();
      context.res.headers.delete('Content-Length');
      context.res = new Response(whole.slice(0, whole.byteLength / 2), context.res);
    }
    return undefined;
  });
  const server = serve({ fetch: network.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const environment = parseEnvironment({ OPENAI_API_KEY: 'a-secret-key', OPENAI_BASE_URL: provider.baseUrl });
  const { read, headers } = await readBuiltSite(BUILT);
  const log = createLog(() => {});
  const { app } = createNodeApp({ environment, publicUrl: url, site: createSite(read), headers, log });
  network.all('*', ({ req }) => app.fetch(req.raw, { remote: '127.0.0.1' }));

  return {
    url,
    provider,
    /** From now on these faults befall files of these addresses, and no others. */
    fail(...next: typeof faults): void {
      [faults, requested] = [next, []];
      changes.emit('change');
    },
    /** The addresses that were asked for since the last change of faults. */
    get requested(): readonly string[] {
      return requested;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await provider.close();
    },
  };
}

/** A site of its own for each test that asks for one: WebKit keeps in memory what it had from an address. */
export const siteFixture = {
  // Playwright wants the empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use: (site: Site) => Promise<void>) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
};
