/** Everything the chat's endpoint stands on, made from the settings and from what the host offers. */
import { createAnswerer } from 'answerer';
import { answerSource } from '#answers/answer-source.ts';
import { languageDataOf } from '#answers/language-data.ts';
import { content } from '#content/index.ts';
import { inEachLanguage, LANGUAGES } from '#shared/language.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { sitePathOf } from '#shared/site-path.ts';
import type { CompletionDeadlines } from '#shared/chat-completion.ts';
import { simulateStream } from '#shared/simulate-stream.ts';
import { createChatRoutes, type ChatRoutes } from './chat/chat-routes.ts';
import { startTurn, type TurnDependencies } from './chat/chat-turn.ts';
import { OpenStreams } from './chat/open-streams.ts';
import { createProvider } from './chat/provider.ts';
import { allowedOrigins } from './chat/source-check.ts';
import { systemPrompt } from './chat/system-prompt.ts';
import { tokensOfProse } from './chat/token-estimates.ts';
import type { Environment } from './env.ts';
import type { LimitSettings, LimitStore } from './limits/limits.ts';
import { createMemoryLimits } from './limits/memory-limits.ts';
import type { Log, Metrics } from './log.ts';

/** Answers under way at one time: no more than a small machine bears. */
const MAX_OPEN_STREAMS = 1_000;

export interface ChatOptions {
  readonly environment: Environment;
  /** The site's own address, without a slash at the end. */
  readonly publicUrl: string;
  readonly store: LimitStore;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly streams?: OpenStreams;
  readonly deadlines?: CompletionDeadlines | undefined;
}

export function openStreams(): OpenStreams {
  return new OpenStreams(MAX_OPEN_STREAMS);
}

export function limitSettings({ chatAddressPerHour, chatDailyTokens }: Environment): LimitSettings {
  return { session: CHAT_LIMITS, addressPerHour: chatAddressPerHour, tokensPerDay: chatDailyTokens };
}

export function createChat(options: ChatOptions): ChatRoutes {
  const { environment, publicUrl, store, metrics, log, deadlines, streams = openStreams() } = options;
  const { chatOrigins, trustProxy, sessionSecret } = environment;
  const model = createModel(environment, { log, deadlines });
  const answer = createAnswerer(
    LANGUAGES.map((language) =>
      Object.assign(answerSource(content, language, 'server'), { data: languageDataOf(language) }),
    ),
  );
  const turns: TurnDependencies = {
    model,
    answerFromPage:
      (conversation, language) =>
      ({ onText, onEnd }) => {
        const { text, parts } = answer(conversation, language);
        metrics.pageAnswered(parts.map(({ intent, found }) => ({ topic: intent, found })));
        return simulateStream(text, startTimer, {
          onText,
          onEnd: () => onEnd({ kind: 'finished', reason: 'stop', tokens: undefined }),
        });
      },
    store,
    fallbackStore: createMemoryLimits(limitSettings(environment)),
    metrics,
    log,
  };
  return createChatRoutes({
    answers: model ? 'model' : 'page',
    origins: allowedOrigins(publicUrl, chatOrigins),
    cookie: {
      secret: sessionSecret ?? crypto.randomUUID() + crypto.randomUUID(),
      isShared: chatOrigins.length > 0,
      sitePath: sitePathOf(publicUrl),
      isSecure: publicUrl.startsWith('https:'),
    },
    trustProxy,
    startTurn: (send) => startTurn(turns, send),
    streams,
    metrics,
    log,
  });
}

function createModel(
  { openai }: Environment,
  options: Pick<ChatOptions, 'log' | 'deadlines'>,
): TurnDependencies['model'] {
  const { apiKey } = openai;
  if (apiKey === undefined) return undefined;
  const { ask, maxAnswerTokens } = createProvider({ ...openai, apiKey }, options);
  const prompts = inEachLanguage((language) => systemPrompt(content, language));
  return {
    ask: (conversation, language) => ask(prompts[language], conversation),
    promptTokens: inEachLanguage((language) => tokensOfProse(prompts[language])),
    maxAnswerTokens,
  };
}

function startTimer(delayMs: number, fire: () => void): () => void {
  const timer = setTimeout(fire, delayMs);
  return () => clearTimeout(timer);
}
