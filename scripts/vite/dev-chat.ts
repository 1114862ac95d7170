/** In development: the chat's endpoint behind the dev server, as the deployed server has it. */
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import { parseEnvironment } from '#server/env.ts';
import { consoleLog } from '#server/log.ts';

export function devChat(): Plugin {
  return {
    name: 'dev-chat',
    apply: 'serve',
    configureServer(server) {
      // The port is known once the first request comes in.
      let listening: ReturnType<typeof createListener> | undefined;
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(CHAT_ADDRESS)) return next();
        const address = server.httpServer?.address();
        if (typeof address !== 'object' || address === null) return next();
        listening ??= createListener(server, `http://localhost:${address.port}`);
        listening.then((listener) => listener(request, response)).catch(next);
      });
    },
  };
}

/** The chat comes through Vite: Node reads no TypeScript of a package. */
async function createListener(server: ViteDevServer, publicUrl: string) {
  const { createNodeApp } = (await server.ssrLoadModule(
    '/server/node/server.ts',
  )) as typeof import('#server/node/server.ts');
  const environment = parseEnvironment(process.env);
  const { app } = createNodeApp({ environment, publicUrl, headers: {}, log: { ...consoleLog, info: () => {} } });
  return getRequestListener((request, { incoming }) =>
    app.fetch(request, { remote: incoming.socket.remoteAddress ?? '' }),
  );
}
