/** Everything the chat's endpoint stands on, made from the settings: for the server and for development. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createAnswerer } from '#answers/answerer.ts';
import { languageData } from '#answers/languages/of-site.ts';
import { tellingOfSite } from '#answers/languages/telling.ts';
import { content } from '#content/index.ts';
import { sitePathOf } from '#contract/site-path.ts';
import { CHAT_LIMITS } from '#contract/limits.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import type { AdmissionLimits, AdmissionStore } from './budget/admission.ts';
import { MemoryStore } from './budget/memory-store.ts';
import { RedisStore } from './budget/redis-store.ts';
import { tokensOfProse } from './budget/token-estimates.ts';
import type { Environment } from './env.ts';
import { Metrics } from './metrics.ts';
import { createChat } from './relay/chat-routes.ts';
import { beginExchange, type ExchangeDependencies } from './relay/exchange.ts';
import { ownOrigins } from './relay/gate.ts';
import { OpenStreams } from './relay/open-streams.ts';
import type { ProviderDeadlines } from './relay/provider-answer.ts';
import { createProvider, PROVIDER_DEADLINES } from './relay/provider.ts';
import { speak } from './relay/speak.ts';
import { systemPrompt } from './relay/system-prompt.ts';

/** Answers under way at one time. */
const MAX_OPEN_STREAMS = 1_000;

interface AssembleOptions {
  readonly environment: Environment;
  /** The site's own address, without a slash at the end. */
  readonly publicUrl: string;
  readonly log: Logger;
  readonly deadlines?: ProviderDeadlines | undefined;
  /** ms since 1970. */
  readonly now?: (() => number) | undefined;
}

export interface AssembledChat {
  /** Below `CHAT_ADDRESS`. */
  readonly routes: ReturnType<typeof createChat>;
  readonly streams: OpenStreams;
  readonly metrics: Metrics;
  readonly close: () => Promise<void>;
}

export function assembleChat(options: AssembleOptions): AssembledChat {
  const { environment, publicUrl, log, deadlines = PROVIDER_DEADLINES, now = Date.now } = options;
  const { apiKey } = environment.openai;
  if (publicUrl.startsWith('https:') && environment.trustProxy === 0) {
    log.warn('TRUST_PROXY is 0 behind https: all visitors count as one address, and share its sends of an hour');
  }
  const provider = apiKey === undefined ? undefined : createProvider({ ...environment.openai, apiKey }, deadlines);
  const limits = {
    session: CHAT_LIMITS,
    addressPerHour: environment.chatAddressPerHour,
    tokensPerDay: environment.chatDailyTokens,
  };
  const store = createStore(environment, limits, log);
  const streams = new OpenStreams(MAX_OPEN_STREAMS);
  const answer = createAnswerer(content, languageData, 'server', tellingOfSite);
  const prompt = (language: Language) => {
    const text = systemPrompt(content, language);
    return { text, tokens: tokensOfProse(text) };
  };
  const metrics = new Metrics(() => streams.count);
  const exchange: ExchangeDependencies = {
    model: provider && { provider, systemPrompts: inEachLanguage(prompt) },
    answerFromPage: (conversation, language) =>
      speak(() => {
        const { text, parts } = answer(conversation, language);
        metrics.pageAnswered(parts);
        return text;
      }),
    store,
    standIn: new MemoryStore(limits),
    books: { metrics, log },
    now,
  };
  return {
    routes: createChat({
      askers: { own: ownOrigins(publicUrl), guests: new Set(environment.chatOrigins) },
      cookie: {
        secret: environment.sessionSecret ?? randomBytes(32).toString('base64url'),
        hasGuests: environment.chatOrigins.length > 0,
        sitePath: sitePathOf(publicUrl),
        isSecure: publicUrl.startsWith('https:'),
      },
      trustProxy: environment.trustProxy,
      answers: provider ? 'model' : 'page',
      begin: (send) => beginExchange(exchange, send),
      streams,
      watch: { metrics, log, now },
    }),
    streams,
    metrics,
    close: async () => void (await Promise.all([provider?.close(), store.close()])),
  };
}

function createStore({ redisUrl, sessionSecret }: Environment, limits: AdmissionLimits, log: Logger): AdmissionStore {
  if (redisUrl === undefined) return new MemoryStore(limits);
  if (sessionSecret === undefined) {
    log.warn('SESSION_SECRET is not set: processes that share REDIS_URL do not know each other’s sessions');
  }
  return new RedisStore(redisUrl, limits, {
    onReachable: (isReachable) =>
      isReachable ? log.info('the store is reachable') : log.error('the store is away: the page’s own text answers'),
  });
}
