/** The chat as a function of Vercel or Netlify: they serve the site, and run Node. */
import { consoleLog } from '#server/console-log.ts';
import { createFetchServer, type FetchServer } from '#server/fetch.ts';
import { PROVIDER_DEADLINES } from '#server/relay/provider.ts';
import { createCaller } from './call-with-http.ts';
import { RedisStore } from './redis-store.ts';

/** @returns the server, once its counts can be reached or cannot: a function is asked as soon as it is there */
async function start(): Promise<FetchServer> {
  const told: Promise<void>[] = [];
  const server = createFetchServer({
    variables: process.env,
    built: BUILT_SITE,
    call: createCaller(PROVIDER_DEADLINES.connect).call,
    log: consoleLog,
    store: ({ redisUrl }, limits) => {
      if (redisUrl === undefined) return undefined;
      let tell = () => {};
      told.push(new Promise((resolve) => (tell = resolve)));
      return new RedisStore(redisUrl, limits, {
        onReachable: (isReachable) => {
          if (!isReachable) consoleLog.error({}, 'the store is away: the page’s own text answers');
          tell();
        },
      });
    },
    storeSetting: 'REDIS_URL',
  });
  await Promise.all(told);
  return server;
}

let server: Promise<FetchServer> | undefined;

export async function answer(...[request, visit]: Parameters<FetchServer>): Promise<Response> {
  server ??= start();
  return (await server)(request, visit);
}
