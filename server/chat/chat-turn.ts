/** One send from its admission to its settlement: who answers it, what it may cost, what it did cost. */
import type { Answers, ConversationMessage } from '#shared/chat.ts';
import type { Language } from '#shared/language.ts';
import {
  StoreAwayError,
  type LimitStore,
  type RefusalReason,
  type SendRequest,
  type Settlement,
} from '../limits/limits.ts';
import type { Log, Metrics } from '../log.ts';
import type { ExchangeEnd, StartAnswer } from './answer-stream.ts';
import { ApiError } from './api-error.ts';
import type { VisitorSession } from './session.ts';
import { maxTokens } from './token-estimates.ts';

export interface TurnDependencies {
  /** Undefined without a key. */
  readonly model:
    | {
        readonly ask: (conversation: readonly ConversationMessage[], language: Language) => StartAnswer;
        /** What the system prompt takes. */
        readonly promptTokens: Readonly<Record<Language, number>>;
        /** What an answer can take at most: more once the model has refused the owner's limit. */
        readonly maxAnswerTokens: () => number;
      }
    | undefined;
  /** Answers from the page's own text. */
  readonly answerFromPage: (conversation: readonly ConversationMessage[], language: Language) => StartAnswer;
  readonly store: LimitStore;
  /** Counts in this process while `store` is away. Nothing paid for passes it. */
  readonly fallbackStore: LimitStore;
  readonly metrics: Metrics;
  readonly log: Log;
}

export interface Send {
  readonly conversation: readonly ConversationMessage[];
  /** Of the page that the visitor writes on. */
  readonly language: Language;
  readonly session: VisitorSession;
  /** The visitor's network. */
  readonly address: string;
}

export interface Turn {
  readonly answers: Answers;
  readonly start: StartAnswer;
  /** Settles what was reserved. Never rejects. */
  settle(end: ExchangeEnd): Promise<void>;
}

/** Admits a send. Throws the `ApiError` of a refusal; where the store is away, the page's own text answers. */
export async function startTurn(dependencies: TurnDependencies, send: Send): Promise<Turn> {
  const { model, store, fallbackStore, metrics } = dependencies;
  try {
    if (!model) return await answerFromPage(dependencies, send, store);
    const promptTokens = model.promptTokens[send.language] + maxTokens(send.conversation);
    const reserved = promptTokens + model.maxAnswerTokens();
    const settle = await admit(dependencies, store, send, reserved);
    metrics.tokensReserved(reserved);
    return {
      answers: 'model',
      start: model.ask(send.conversation, send.language),
      settle: (end) => settle(end, costOf(end, promptTokens, model.maxAnswerTokens())),
    };
  } catch (error) {
    if (error instanceof StoreAwayError) return answerFromPage(dependencies, send, fallbackStore);
    throw error;
  }
}

async function answerFromPage(dependencies: TurnDependencies, send: Send, store: LimitStore): Promise<Turn> {
  const settle = await admit(dependencies, store, send, 0);
  const start = dependencies.answerFromPage(send.conversation, send.language);
  return { answers: 'page', start, settle: (end) => settle(end, 0) };
}

const CODES = {
  sessionTimeout: 'rate_limit_exceeded',
  messageLimit: 'rate_limit_exceeded',
  rateLimit: 'rate_limit_exceeded',
  addressLimit: 'rate_limit_exceeded',
  dailyBudget: 'insufficient_quota',
} as const satisfies Record<RefusalReason, string>;

/** Resolves to what settles the send. */
async function admit(
  { metrics, log }: TurnDependencies,
  store: LimitStore,
  { session, address }: Send,
  tokens: number,
): Promise<(end: ExchangeEnd, cost: number) => Promise<void>> {
  const request: SendRequest = { session, address, tokens };
  const decision = await store.admit(request);
  if (decision.kind === 'refused') {
    const retryAfterSeconds = Math.max(1, Math.ceil(decision.retryAfterMs / 1000));
    throw new ApiError(CODES[decision.reason], { retryAfterSeconds });
  }
  return async ({ outcome, sentBytes }, cost) => {
    metrics.tokensSettled(cost);
    const settlement: Settlement = { tokens: cost, givesBack: outcome instanceof ApiError && sentBytes === 0 };
    // What was reserved stays spent where that fails: the safe side.
    await store.settle(decision.ticket, settlement).catch(() => {
      log.warn({ tokens }, 'a settlement was lost: the store is away');
    });
  };
}

/**
 * What an exchange is charged with: the provider's own figure, or the most that what was asked, thought and handed on
 * can be. Where thoughts took the whole length, shown or not, that is what was paid for.
 * No token is shorter than a byte.
 */
function costOf(
  { outcome, sentBytes, thoughtBytes, tokens }: ExchangeEnd,
  promptTokens: number,
  maxAnswerTokens: number,
): number {
  if (tokens !== undefined) return tokens;
  if (outcome instanceof ApiError && outcome.isFree) return 0;
  const isFull = outcome instanceof ApiError && outcome.type === 'max_tokens';
  return promptTokens + (isFull ? maxAnswerTokens : Math.min(sentBytes + thoughtBytes, maxAnswerTokens));
}
