/** Everything the chat's endpoint stands on, made from the settings and from what the host offers. */
import { createAnswerer } from '#answers/answerer.ts';
import { languageData } from '#answers/languages/of-site.ts';
import { tellingOfSite } from '#answers/languages/telling.ts';
import { content } from '#content/index.ts';
import { sitePathOf } from '#contract/site-path.ts';
import { CHAT_LIMITS } from '#contract/limits.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import type { AdmissionLimits, AdmissionStore } from './budget/admission.ts';
import { randomText, signWith, type Sign } from './budget/session-cookie.ts';
import { TableStore } from './budget/table-store.ts';
import { tokensOfProse } from './budget/token-estimates.ts';
import type { Environment } from './env.ts';
import { atOnce, type InTurn, type Log, type Metrics } from './host.ts';
import { createChat, type Chat } from './relay/chat-routes.ts';
import { beginExchange, type ExchangeDependencies } from './relay/exchange.ts';
import { ownOrigins } from './relay/gate.ts';
import { OpenStreams } from './relay/open-streams.ts';
import type { ProviderDeadlines } from './relay/provider-answer.ts';
import { createProvider, PROVIDER_DEADLINES, type CallProvider, type Provider } from './relay/provider.ts';
import { speak } from './relay/speak.ts';
import { systemPrompt } from './relay/system-prompt.ts';

/** Answers under way at one time. */
const MAX_OPEN_STREAMS = 1_000;

export interface AssembleOptions {
  readonly environment: Environment;
  /** The site's own address, without a slash at the end. */
  readonly publicUrl: string;
  readonly store: AdmissionStore;
  readonly call: CallProvider;
  /** Where the host signs faster than the web's own way, which waits for another thread. */
  readonly signWith?: (secret: string) => Sign;
  /** Where many answers share one thread. */
  readonly inTurn?: InTurn;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly streams?: OpenStreams;
  readonly deadlines?: ProviderDeadlines | undefined;
  /** ms since 1970. */
  readonly now?: (() => number) | undefined;
}

/** The answers that run here at one time: no more than the machine bears. */
export function openStreams(): OpenStreams {
  return new OpenStreams(MAX_OPEN_STREAMS);
}

export function limitsIn({ chatAddressPerHour, chatDailyTokens }: Environment): AdmissionLimits {
  return { session: CHAT_LIMITS, addressPerHour: chatAddressPerHour, tokensPerDay: chatDailyTokens };
}

export function assembleChat(options: AssembleOptions): Chat {
  const { environment, publicUrl, store, call, metrics, log, streams = openStreams() } = options;
  const { deadlines = PROVIDER_DEADLINES, inTurn = atOnce, now = Date.now } = options;
  const { apiKey } = environment.openai;
  const provider =
    apiKey === undefined ? undefined : createProvider({ ...environment.openai, apiKey }, { call, deadlines, inTurn });
  const answer = createAnswerer(content, languageData, tellingOfSite);
  const modelIn = (asked: Provider) => (language: Language) => {
    const prompt = systemPrompt(content, language);
    return { answer: asked.instructedBy(prompt), promptTokens: tokensOfProse(prompt) };
  };
  const exchange: ExchangeDependencies = {
    models: provider && inEachLanguage(modelIn(provider)),
    answerFromPage: (conversation, language) =>
      speak(() => {
        const { text, parts } = answer(conversation, language);
        metrics.pageAnswered(parts);
        return text;
      }),
    store,
    standIn: new TableStore(limitsIn(environment)),
    books: { metrics, log },
    now,
  };
  return createChat({
    askers: { own: ownOrigins(publicUrl), guests: new Set(environment.chatOrigins) },
    cookie: {
      sign: (options.signWith ?? signWith)(environment.sessionSecret ?? randomText(32)),
      hasGuests: environment.chatOrigins.length > 0,
      sitePath: sitePathOf(publicUrl),
      isSecure: publicUrl.startsWith('https:'),
    },
    trustProxy: environment.trustProxy,
    answers: provider ? 'model' : 'page',
    begin: (send) => beginExchange(exchange, send),
    streams,
    watch: { metrics, log, now },
  });
}
