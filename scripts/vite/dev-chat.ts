/** In development: the chat's endpoint behind the dev server, as the deployed server has it. */
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import type { Plugin } from 'vite';
import { CHAT_ADDRESS } from '#contract/chat.ts';
import { describeFault, parseEnvironment } from '#server/env.ts';
import { createNodeChat } from '#server/node/node-chat.ts';

export function devChat(): Plugin {
  return {
    name: 'dev-chat',
    apply: 'serve',
    configureServer(server) {
      // The port is known once the first request comes in.
      let listener: ReturnType<typeof getRequestListener> | undefined;
      server.middlewares.use(CHAT_ADDRESS, (request, response, next) => {
        const address = server.httpServer?.address();
        if (typeof address !== 'object' || address === null) return next();
        listener ??= createListener(`http://localhost:${address.port}`);
        listener(request, response).catch(next);
      });
    },
  };
}

function createListener(publicUrl: string): ReturnType<typeof getRequestListener> {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) throw new Error(parsed.faults.map(describeFault).join('\n'));
  const { chat } = createNodeChat({ environment: parsed.environment, publicUrl, log: pino({ level: 'warn' }) });
  return getRequestListener((request, { incoming }) =>
    chat.fetch(request, { remote: incoming.socket.remoteAddress ?? '' }),
  );
}
