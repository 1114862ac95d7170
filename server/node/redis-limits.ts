/** The counts of all processes of one site, in Redis or Valkey. Where it cannot be reached, it says so at once. */
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { Limits } from '#server/limits/limits.ts';
import type { Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';

/** How long connecting, one step, and the wait between two tries may take, ms. A visitor waits for it. */
const MAX_MS = 2_000;

/**
 * Undefined without REDIS_URL. The log says once when it is away and when it is back, and by its code what is wrong: a text may hold an address or a name.
 * The first sends wait until it was reached, or was not: a function is asked as soon as it is there.
 */
export function createRedisLimits(environment: Environment, log: Log) {
  if (environment.REDIS_URL === undefined) return undefined;
  const redis = new Redis(environment.REDIS_URL, {
    connectTimeout: MAX_MS,
    commandTimeout: MAX_MS,
    // A send that cannot be counted now is not counted later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 100, MAX_MS),
  });
  const attempted = new Promise<void>((resolve) => void redis.once('ready', resolve).once('close', resolve));
  // No insurance limiter: it would hide that the store is away, and the paid model would be called.
  const store = new Limits(
    environment,
    (options) => new RateLimiterRedis({ storeClient: redis, rejectIfRedisNotReady: true, ...options }),
    attempted,
  );
  let isReachable: boolean | undefined;
  let loggedCode: string | undefined;
  redis.on('ready', () => {
    store.restore();
    if (!isReachable) log.info({}, 'the store is reachable');
    isReachable = true;
    loggedCode = undefined;
  });
  redis.on('close', () => {
    if (isReachable !== false) log.error({}, 'the store is away: the page’s own text answers');
    isReachable = false;
  });
  redis.on('error', (error: NodeJS.ErrnoException) => {
    // Redis's own errors begin with theirs: `WRONGPASS invalid username-password pair`.
    const code = error.code ?? /^[A-Z]+\b/.exec(error.message)?.[0] ?? error.name;
    if (code !== loggedCode) log.error({ code }, 'the store reports an error: check REDIS_URL, and that it is reached');
    loggedCode = code;
  });
  return { store, close: () => redis.removeAllListeners('close').disconnect() };
}
