/** The chat as a function of Vercel or Netlify: they serve the site, and run Node. */
import { consoleLog } from '#server/log.ts';
import { createRedisLimits } from '#server/node/redis-limits.ts';
import { createFetchServer, type FetchServer } from './fetch-server.ts';

/** @returns the server, once its counts can be reached or cannot: a function is asked as soon as it is there */
async function start(): Promise<FetchServer> {
  let isReady: Promise<void> | undefined;
  const server = createFetchServer({
    variables: process.env,
    createStore: ({ REDIS_URL }, limits) => {
      if (REDIS_URL === undefined) return undefined;
      const { store, attempted } = createRedisLimits(REDIS_URL, limits, consoleLog);
      isReady = attempted;
      return store;
    },
    storeSetting: 'REDIS_URL',
  });
  await isReady;
  return server;
}

let server: Promise<FetchServer> | undefined;

export async function answer(...[request, context]: Parameters<FetchServer>): Promise<Response> {
  server ??= start();
  return (await server)(request, context);
}
