/** The counts of all processes of one site, in Redis or Valkey. Where it cannot be reached, it says so at once. */
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { Limits, type LimitStore } from '#server/limits/limits.ts';
import type { Environment } from '#server/env.ts';
import { errorCode, type Log } from '#server/log.ts';

/** How long connecting, one step, and the wait between two tries may take, ms. A visitor waits for it. */
const MAX_MS = 2_000;
/** Within it every process has found the store again: nobody spends before all have entered what they took of it, ms. */
const REUNION_MS = 2_500;
/** When the store began to count, ms since 1970: where it has lost its counts, it has lost this too. */
const SINCE = '{portfolio-chat}:since';

/** Undefined without REDIS_URL. The log says once when it is away and when it is back, and what is wrong. */
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
  // No insurance limiter: it would hide that the store is away, and the paid model would be called.
  const limits = new Limits(environment, (options) => new RateLimiterRedis({ storeClient: redis, ...options }));

  let isReachable: boolean | undefined;
  let loggedCode: string | undefined;
  const connecting = () => new Promise<void>((resolve) => void redis.once('ready', resolve).once('close', resolve));
  /** Sends wait for it: a function is asked as soon as it is there, or when its connection was closed while it slept. */
  let attempt = connecting();
  redis.on('ready', () => {
    log.info({}, 'the store is reachable');
    isReachable = true;
    loggedCode = undefined;
  });
  redis.on('close', () => {
    if (isReachable) attempt = connecting();
    if (isReachable !== false) log.error({}, 'the store is away: the page’s own text answers');
    isReachable = false;
  });
  redis.on('error', (error) => {
    const code = errorCode(error);
    if (code !== loggedCode) log.error({ code }, 'the store reports an error: check REDIS_URL, and that it is reached');
    loggedCode = code;
  });

  return {
    store: restoring(redis, limits, () => attempt),
    close: () => redis.removeAllListeners('close').disconnect(),
  };
}

/** These limits, which enter anew what Redis has lost of the day. They reject where that fails; whoever asks next tries again. */
function restoring(redis: Redis, limits: Limits, attempt: () => Promise<void>): LimitStore {
  /** What this process has taken of each day and not given back, and when the store that it was taken from began. */
  const own = new Map<string, number>();
  let since: string | null = null;
  let restored: Promise<unknown> | undefined;
  const remember = (day: string, tokens: number) => own.set(day, (own.get(day) ?? 0) + tokens);
  const restore = async (): Promise<void> => {
    await attempt();
    if (redis.status !== 'ready') throw new Error('AWAY');
    const [, found] = await Promise.all([redis.setnx(SINCE, Date.now()), redis.get(SINCE)]);
    if (found === since) return;
    restored ??= Promise.all(Array.from(own, ([day, tokens]) => limits.charge(day, tokens)))
      .then(() => (since = found))
      .finally(() => (restored = undefined));
    await restored;
  };
  redis.on('ready', () => void restore().catch(() => {}));
  return {
    async admit(request) {
      await restore();
      const waitMs = Math.min(Number(since) + REUNION_MS - Date.now(), REUNION_MS);
      if (waitMs > 0) await delay(waitMs);
      const decision = await limits.admit(request);
      if (!('reason' in decision)) remember(decision.day, decision.tokens);
      return decision;
    },
    async settle(ticket, tokens, givesBack) {
      // First: what is entered anew is what was reserved, of which the rest is given back then.
      await restore();
      remember(ticket.day, tokens - ticket.tokens);
      await limits.settle(ticket, tokens, givesBack);
    },
  };
}
