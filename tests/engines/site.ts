/** The built site with a provider that the test plays, behind a network in which files are lost, gone or late. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/node/server.ts';
import { startChatProvider, type ChatProvider } from '../fakes/chat-provider.ts';

/** `late` comes when the faults change. */
export type Fault = 'lost' | 'gone' | 'late';

export interface Site {
  readonly url: string;
  readonly provider: ChatProvider;
  /** From now on these faults befall files of these addresses, and no others. */
  fail(...faults: readonly (readonly [files: RegExp, fault: Fault])[]): void;
  /** The addresses that were asked for since the last change of faults. */
  readonly requested: readonly string[];
  stop(): Promise<void>;
}

const BUILT = join(process.env['BUILD_DIR'] ?? join(import.meta.dirname, '../..'), 'dist');

export async function startSite(): Promise<Site> {
  const provider = await startChatProvider();
  const environment = parseEnvironment({
    PORT: '0',
    OPENAI_API_KEY: 'a-key-for-tests',
    OPENAI_BASE_URL: provider.baseUrl,
  });
  const built = await startServer({ environment, folder: BUILT, log: createLog(() => {}) });
  let faults: readonly (readonly [RegExp, Fault])[] = [];
  let requested: string[] = [];
  let waiting: (() => void)[] = [];

  const network = new Hono<{ Bindings: HttpBindings }>().all('*', async (context) => {
    const { url = '' } = context.env.incoming;
    requested.push(url);
    const [, fault] = faults.find(([files]) => files.test(url)) ?? [];
    if (fault === 'late') await new Promise<void>((resolve) => waiting.push(resolve));
    if (fault === 'gone') return context.html('<h1>Not found</h1>', 404);
    if (fault !== 'lost') return forward(context.req.raw, `http://localhost:${built.port}${url}`);
    context.env.incoming.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  // A visitor who has left.
  network.onError(() => new Response(undefined, { status: 502 }));
  const server = serve({ fetch: network.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    provider,
    fail(...next) {
      const late = waiting;
      [faults, requested, waiting] = [next, [], []];
      for (const pass of late) pass();
    },
    get requested() {
      return requested;
    },
    async stop() {
      (server as Server).closeAllConnections();
      server.close();
      await provider.close();
      await built.stop();
    },
  };
}

async function forward(request: Request, address: string): Promise<Response> {
  const headers = new Headers(request.headers);
  if (headers.has('origin')) headers.set('origin', new URL(address).origin);
  headers.delete('host');
  headers.delete('accept-encoding');
  const response = await proxy(address, { raw: request, headers });
  // What a browser keeps would pass by every later fault; but a page that may not be kept has no way back.
  if (!response.headers.get('content-type')?.startsWith('text/html')) response.headers.set('cache-control', 'no-store');
  return response;
}
