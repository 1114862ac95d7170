/** The chat in a process of Node: its counts and its metrics. */
import type { Logger } from 'pino';
import type { ChatRoutes } from '#server/chat/chat-routes.ts';
import type { OpenStreams } from '#server/chat/open-streams.ts';
import { createChat, limitSettings, openStreams, type ChatOptions } from '#server/create-chat.ts';
import { createMemoryLimits } from '#server/limits/memory-limits.ts';
import { ServerMetrics } from './metrics.ts';
import { createRedisLimits } from './redis-limits.ts';

interface NodeChat {
  readonly chat: ChatRoutes;
  readonly streams: OpenStreams;
  readonly metrics: ServerMetrics;
  readonly close: () => void;
}

export function createNodeChat(
  options: Pick<ChatOptions, 'environment' | 'publicUrl' | 'deadlines'> & { readonly log: Logger },
): NodeChat {
  const { environment, publicUrl, log } = options;
  const { redisUrl, sessionSecret, trustProxy } = environment;
  if (publicUrl.startsWith('https:') && trustProxy === 0) {
    log.warn('TRUST_PROXY is 0 behind https: all visitors count as one address, and share its sends of an hour');
  }
  if (redisUrl !== undefined && sessionSecret === undefined) {
    log.warn('SESSION_SECRET is not set: processes that share REDIS_URL do not know each other’s sessions');
  }
  const limits = limitSettings(environment);
  const report = (isReachable: boolean) =>
    isReachable ? log.info('the store is reachable') : log.error('the store is away: the page’s own text answers');
  const { store, close } =
    redisUrl === undefined
      ? { store: createMemoryLimits(limits), close: () => {} }
      : createRedisLimits(redisUrl, limits, report);
  const streams = openStreams();
  const metrics = new ServerMetrics(() => streams.count);
  return { chat: createChat({ ...options, store, metrics, streams }), streams, metrics, close };
}
