/** The counts of all processes of one site, in Redis or Valkey. Where it cannot be reached, it says so at once. */
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { Limits, type LimitSettings } from '#server/limits/limits.ts';

/** How long connecting, one step, and the wait between two tries may take, ms. A visitor waits for it. */
const MAX_MS = 2_000;

/** @param onReachable The connection was made, or lost, for the first time since the opposite. */
export function createRedisLimits(url: string, settings: LimitSettings, onReachable: (isReachable: boolean) => void) {
  const redis = new Redis(url, {
    connectTimeout: MAX_MS,
    commandTimeout: MAX_MS,
    // A send that cannot be counted now is not counted later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 100, MAX_MS),
  });
  // No insurance limiter: it would hide that the store is away, and the paid model would be called.
  const store = new Limits(
    settings,
    (options) => new RateLimiterRedis({ storeClient: redis, rejectIfRedisNotReady: true, ...options }),
  );
  let isReachable: boolean | undefined;
  const report = (isNow: boolean) => {
    if (isNow) store.restore();
    if (isNow !== isReachable) onReachable(isNow);
    isReachable = isNow;
  };
  redis.on('ready', () => report(true)).on('close', () => report(false));
  // Every failed step reports itself; without a listener the client would print the error.
  redis.on('error', () => {});
  return { store, close: () => redis.removeAllListeners('close').disconnect() };
}
