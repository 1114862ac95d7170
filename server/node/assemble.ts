/** The chat in a process of Node: its counts, its connections, its metrics. */
import type { Logger } from 'pino';
import type { AdmissionLimits, AdmissionStore } from '#server/budget/admission.ts';
import { TableStore } from '#server/budget/table-store.ts';
import { assembleChat, limitsIn, openStreams, type AssembleOptions } from '#server/assemble-chat.ts';
import type { Environment } from '#server/env.ts';
import type { Chat } from '#server/relay/chat-routes.ts';
import type { OpenStreams } from '#server/relay/open-streams.ts';
import { PROVIDER_DEADLINES } from '#server/relay/provider.ts';
import { createCaller } from './call-with-http.ts';
import { ServerMetrics } from './metrics.ts';
import { RedisStore } from './redis-store.ts';
import { signWithNode } from './sign.ts';
import { createTurns } from './turns.ts';

/** Of how many answers the next words are handed on before the next visitor is let in. */
const ANSWERS_PER_TURN = 2;

type Options = Pick<AssembleOptions, 'environment' | 'publicUrl' | 'deadlines' | 'now'> & { readonly log: Logger };

export interface AssembledChat {
  readonly chat: Chat;
  readonly streams: OpenStreams;
  readonly metrics: ServerMetrics;
  readonly close: () => Promise<void>;
}

export function assembleOnNode(options: Options): AssembledChat {
  const { environment, publicUrl, log, deadlines = PROVIDER_DEADLINES } = options;
  if (publicUrl.startsWith('https:') && environment.trustProxy === 0) {
    log.warn('TRUST_PROXY is 0 behind https: all visitors count as one address, and share its sends of an hour');
  }
  const streams = openStreams();
  const metrics = new ServerMetrics(() => streams.count);
  const store = createStore(environment, limitsIn(environment), log);
  const caller = createCaller(deadlines.connect);
  return {
    chat: assembleChat({
      ...options,
      store,
      call: caller.call,
      signWith: signWithNode,
      inTurn: createTurns(ANSWERS_PER_TURN),
      metrics,
      streams,
    }),
    streams,
    metrics,
    close: () => {
      caller.close();
      return store.close();
    },
  };
}

function createStore({ redisUrl, sessionSecret }: Environment, limits: AdmissionLimits, log: Logger): AdmissionStore {
  if (redisUrl === undefined) return new TableStore(limits);
  if (sessionSecret === undefined) {
    log.warn('SESSION_SECRET is not set: processes that share REDIS_URL do not know each other’s sessions');
  }
  return new RedisStore(redisUrl, limits, {
    onReachable: (isReachable) =>
      isReachable ? log.info('the store is reachable') : log.error('the store is away: the page’s own text answers'),
  });
}
