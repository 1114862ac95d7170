/** One send from its admission to its settlement: who answers it, what it may cost, what it did cost. */
import type { createAnswerer } from 'answerer';
import type { Answers, ConversationMessage } from '#shared/chat.ts';
import type { Language } from '#shared/language.ts';
import { simulateStream } from '#shared/simulate-stream.ts';
import type { LimitStore, RefusalReason, Ticket } from '../limits/limits.ts';
import type { ChatRecord, Log } from '../log.ts';
import type { ExchangeEnd, StartAnswer } from './answer-stream.ts';
import { ApiError } from './api-error.ts';
import type { Model } from './provider.ts';
import type { VisitorSession } from './session.ts';

export interface TurnDependencies {
  readonly model: Model | undefined;
  /** Answers from the page's own text. */
  readonly answerer: ReturnType<typeof createAnswerer>;
  readonly store: LimitStore;
  /** Counts in this process while `store` is away. Nothing paid for passes it. */
  readonly fallbackStore: LimitStore;
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
  readonly topics?: ChatRecord['topics'];
  /** Of the day's budget. */
  readonly reservedTokens: number;
  /** What an exchange is charged with, in tokens. */
  readonly costOf: (end: ExchangeEnd) => number;
  /** Settles what was reserved. Never rejects. */
  readonly settle: (end: ExchangeEnd) => Promise<void>;
}

/** Admits a send. Throws the `ApiError` of a refusal; where the store is away, the page's own text answers. */
export async function startTurn(dependencies: TurnDependencies, send: Send): Promise<Turn> {
  const { log } = dependencies;
  const { conversation, language } = send;
  const promptTokens = dependencies.model?.promptTokens(conversation, language) ?? 0;
  const { ticket, store, model } = await admitOrFallBack(
    dependencies,
    send,
    promptTokens + (dependencies.model?.maxAnswerTokens() ?? 0),
  );
  const costOf = (end: ExchangeEnd) => (model ? costOfExchange(end, promptTokens, model.maxAnswerTokens()) : 0);
  return {
    ...(model ? { answers: 'model', start: model.ask(conversation, language) } : answerFromPage(dependencies, send)),
    reservedTokens: ticket.tokens,
    costOf,
    // What was reserved stays spent where that fails: the safe side.
    settle: (end) =>
      store.settle(ticket, { tokens: costOf(end), givesBack: isFruitless(end) }).catch(() => {
        log.warn({ tokens: ticket.tokens }, 'a settlement was lost: the store is away');
      }),
  };
}

/** Where the store fails, counted in this process, without a model. */
async function admitOrFallBack({ model, store, fallbackStore }: TurnDependencies, send: Send, tokens: number) {
  try {
    return { ticket: await admit(store, send, tokens), store, model };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return { ticket: await admit(fallbackStore, send, 0), store: fallbackStore, model: undefined };
  }
}

/** Works its answer out once it is started: what goes wrong there ends like an answer of a model that fails. */
function answerFromPage({ answerer }: TurnDependencies, { conversation, language }: Send) {
  const topics: { topic: string; found: boolean }[] = [];
  const start: StartAnswer = ({ onText, onEnd }) => {
    const { text, parts } = answerer(conversation, language);
    topics.push(...parts.map(({ intent, found }) => ({ topic: intent, found })));
    return simulateStream(text, {
      onText,
      onEnd: () => onEnd({ kind: 'finished', reason: 'stop', tokens: undefined }),
    });
  };
  return { answers: 'page', start, topics } as const;
}

const CODES = {
  sessionTimeout: 'rate_limit_exceeded',
  messageLimit: 'rate_limit_exceeded',
  rateLimit: 'rate_limit_exceeded',
  addressLimit: 'rate_limit_exceeded',
  dailyBudget: 'insufficient_quota',
} as const satisfies Record<RefusalReason, string>;

async function admit(store: LimitStore, { session, address }: Send, tokens: number): Promise<Ticket> {
  const decision = await store.admit({ session, address, tokens });
  if (decision.kind === 'admitted') return decision.ticket;
  const retryAfterSeconds = Math.max(1, Math.ceil(decision.retryAfterMs / 1000));
  throw new ApiError(CODES[decision.reason], { retryAfterSeconds });
}

/** Nothing of an answer arrived, through no fault of the visitor. */
function isFruitless({ outcome, sentBytes }: ExchangeEnd): boolean {
  return outcome instanceof ApiError && sentBytes === 0;
}

/**
 * The provider's own figure, or the most that what was asked, thought and handed on can be. Where thoughts took the whole
 * length, shown or not, that is what was paid for. No token is shorter than a byte.
 */
function costOfExchange(end: ExchangeEnd, promptTokens: number, maxAnswerTokens: number): number {
  const { outcome, sentBytes, thoughtBytes, tokens } = end;
  if (tokens !== undefined) return tokens;
  const { isFree, type } = outcome instanceof ApiError ? outcome.options : {};
  if (isFree && sentBytes + thoughtBytes === 0) return 0;
  return promptTokens + (type === 'max_tokens' ? maxAnswerTokens : Math.min(sentBytes + thoughtBytes, maxAnswerTokens));
}
