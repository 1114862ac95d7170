/** The chat as a function of Vercel or Netlify: they serve the site, and run Node. */
import { consoleLog } from '#server/log.ts';
import { createRedisLimits } from '#server/node/redis-limits.ts';
import { createFetchServer } from './fetch-server.ts';

export const answer = createFetchServer({
  variables: process.env,
  createStore: (environment) => createRedisLimits(environment, consoleLog)?.store,
  storeSetting: 'REDIS_URL',
});
