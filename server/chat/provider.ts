/** Asks the OpenAI-compatible provider, and says what its failures are for the visitor and for the owner. */
import { CHAT_TEMPERATURE, type ChatErrorCode, type ConversationMessage } from '#shared/chat.ts';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import {
  COMPLETION_DEADLINES,
  streamCompletion,
  type CompletionDeadlines,
  type CompletionEnd,
} from '#shared/chat-completion.ts';
import { completionsAddress } from '#shared/provider-address.ts';
import type { OptionalParameter } from '#shared/provider-error.ts';
import type { Log } from '../log.ts';
import type { StartAnswer } from './answer-stream.ts';
import { ApiError } from './api-error.ts';

export interface ProviderSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  /** The longest answer, in tokens. */
  readonly maxTokens: number;
}

interface ProviderOptions {
  readonly log: Log;
  readonly deadlines?: CompletionDeadlines | undefined;
}

/** A little shorter than the page's own, so that the page hears of it, and the send is given back. */
const PROVIDER_DEADLINES: CompletionDeadlines = {
  ...COMPLETION_DEADLINES,
  silence: 55_000,
  thinking: 175_000,
  whole: 290_000,
};

interface Provider {
  /** Starts the answer to a conversation, after the rules of the system prompt. */
  readonly ask: (systemPrompt: string, conversation: readonly ConversationMessage[]) => StartAnswer;
  /** What an answer can take at most, in tokens: a model that refuses the owner's limit has only that of the reader. */
  readonly maxAnswerTokens: () => number;
}

export function createProvider(
  settings: ProviderSettings,
  { log, deadlines = PROVIDER_DEADLINES }: ProviderOptions,
): Provider {
  const { apiKey, baseUrl, model, maxTokens } = settings;
  const refusedParameters = new Set<OptionalParameter>();
  const maxAnswerTokens = () =>
    refusedParameters.has('max_tokens') ? Math.max(maxTokens, MAX_ANSWER_LENGTH) : maxTokens;
  const ask: Provider['ask'] =
    (systemPrompt, conversation) =>
    ({ onText, onThought, onLife, onEnd }) =>
      streamCompletion(
        {
          address: completionsAddress(baseUrl),
          headers: {
            Authorization: `Bearer ${apiKey}`,
            'Content-Type': 'application/json',
            Accept: 'text/event-stream',
            'Accept-Encoding': 'identity',
          },
          body: {
            model,
            temperature: CHAT_TEMPERATURE,
            max_tokens: maxTokens,
            stream: true,
            messages: [{ role: 'system', content: systemPrompt }, ...conversation],
          },
        },
        {
          // A redirect could lead anywhere, the key with it.
          fetch: (address, init) => fetch(address, { ...init, redirect: 'manual' }),
          deadlines,
          refusedParameters,
          onRefusedParameter: (name) =>
            log.warn({ kind: 'parameter', parameter: name, model }, 'the model refuses a parameter: it is left out'),
          onText,
          onThought,
          onLife,
          onEnd: (end) => onEnd(end.kind === 'finished' ? end : { kind: 'failed', error: errorFor(end) }),
        },
      );
  return { ask, maxAnswerTokens };
}

type Failure = Extract<CompletionEnd, { kind: 'failed' }>;

/** A rate limit and a used-up quota keep their kind, a time-out stays one; everything else is the owner's to know. */
const CODES: Partial<Record<Failure['error'], ChatErrorCode>> = {
  apiRateLimit: 'rate_limit_exceeded',
  quotaExceeded: 'insufficient_quota',
  timeout: 'upstream_timeout',
  stalled: 'upstream_timeout',
};

/** What the owner can do about each kind. */
const ADVICE: Readonly<Record<Failure['error'], string>> = {
  apiRateLimit: 'the account’s rate limit: wait, or ask the provider for a higher one',
  quotaExceeded: 'no money left at the provider: top the account up, or raise its limit',
  key: 'check OPENAI_API_KEY: the provider does not take it',
  model: 'check OPENAI_MODEL and OPENAI_BASE_URL: the provider does not know the model or the address',
  tooLarge: 'the conversation is larger than the model takes: choose a model with a longer context',
  refused: 'the provider refuses the request: check the account’s rights, its region, the model’s parameters',
  filtered: 'the provider’s filter refused the question or the answer',
  noRoom: 'raise OPENAI_MAX_TOKENS: thoughts took all of it',
  notACompletion: 'check OPENAI_BASE_URL: what answers there is no OpenAI-compatible provider',
  network: 'check OPENAI_BASE_URL, and that this machine reaches it',
  timeout: 'the provider is slow: see its status page',
  stalled: 'the provider is slow: see its status page',
  upstream: 'the provider’s own failure: see its status page',
  brokeOff: 'the provider or something on the way ended the answer: see its status page',
  general: 'the provider could not be called',
};

const TOO_LARGE_FOR_RATE = 'one question is larger than the account may send: waiting never helps, a higher tier does';

/** Seconds, where the provider does not say: as long as the page blocks (`BLOCK_MS`, src/chat/session/session.ts). */
const DEFAULT_RETRY_SECONDS = 60;
const MAX_RETRY_SECONDS = 3600;
const NEVER_CONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

function errorFor({ error, detail, refusal, code = '' }: Failure): ApiError {
  const isTooLarge = error === 'apiRateLimit' && refusal?.status === 413;
  return new ApiError(CODES[error] ?? 'upstream_error', {
    type: error === 'filtered' ? 'content_filter' : error === 'noRoom' ? 'max_tokens' : undefined,
    retryAfterSeconds: error === 'apiRateLimit' ? retrySeconds(refusal?.retryAfter) : undefined,
    report: {
      kind: error,
      detail: code && !detail.includes(code) ? `${detail}: ${code}` : detail,
      advice: isTooLarge ? TOO_LARGE_FOR_RATE : ADVICE[error],
    },
    isFree: refusal !== undefined || NEVER_CONNECTED.test(code),
  });
}

/** `Retry-After` in seconds, within bounds; a date counts as not said. */
function retrySeconds(retryAfter = ''): number {
  const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : DEFAULT_RETRY_SECONDS;
  return Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS);
}
