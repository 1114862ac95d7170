/** One send from its admission to its settlement: who answers it, what it may cost, what it did cost. */
import type { Answers, ConversationMessage } from '#contract/chat.ts';
import type { Language } from '#contract/language.ts';
import {
  StoreAwayError,
  type AdmissionStore,
  type AdmissionRequest,
  type RefusalReason,
  type Ticket,
} from '../budget/admission.ts';
import type { VisitorSession } from '../budget/session-cookie.ts';
import { tokensAtMost } from '../budget/token-estimates.ts';
import type { Log, Metrics } from '../host.ts';
import type { Answer } from './answer.ts';
import { ChatFault } from './fault.ts';
import { MAX_ANSWER_TOKENS, type AnswerConversation } from './provider.ts';
import type { ReplyEnd } from './reply-stream.ts';

/** A model that was told what it may say. */
interface PaidModel {
  readonly answer: AnswerConversation;
  /** What telling it takes. */
  readonly promptTokens: number;
}

export interface ExchangeDependencies {
  /** Undefined without a key. */
  readonly models: Readonly<Record<Language, PaidModel>> | undefined;
  /** Answers from the page's own text. */
  readonly answerFromPage: (conversation: readonly ConversationMessage[], language: Language) => Answer;
  readonly store: AdmissionStore;
  /** Counts in this process while `store` is away. Nothing paid for passes it. */
  readonly standIn: AdmissionStore;
  readonly books: Books;
  /** ms since 1970. */
  readonly now: () => number;
}

/** Where the owner sees what was reserved and what it came to. */
interface Books {
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

export interface Exchange {
  readonly answers: Answers;
  /** Starts the answer. */
  answer(): Answer;
  /** Settles what was reserved. Never rejects. */
  settle(end: ReplyEnd): Promise<void>;
}

/** Admits a send. Throws the `ChatFault` of a refusal; where the store is away, the page's own text answers. */
export async function beginExchange(dependencies: ExchangeDependencies, send: Send): Promise<Exchange> {
  const { models, store, standIn, books, now } = dependencies;
  if (!models) return fromPage(dependencies, send, store);
  const model = models[send.language];
  const promptTokens = model.promptTokens + tokensAtMost(send.conversation);
  try {
    const ticket = await admit(store, admissionRequest(send, promptTokens + MAX_ANSWER_TOKENS, now()));
    books.metrics.tokensReserved(ticket.tokens);
    return {
      answers: 'model',
      answer: () => model.answer(send.conversation),
      settle: (end) => settle(books, store, ticket, end, costOf(end, promptTokens)),
    };
  } catch (error) {
    if (error instanceof StoreAwayError) return fromPage(dependencies, send, standIn);
    throw error;
  }
}

async function fromPage(
  { answerFromPage, standIn, books, now }: ExchangeDependencies,
  send: Send,
  store: AdmissionStore,
): Promise<Exchange> {
  const request = admissionRequest(send, 0, now());
  const count = (into: AdmissionStore) => admit(into, request).then((ticket) => ({ into, ticket }));
  const { into, ticket } = await count(store).catch((error: unknown) => {
    if (error instanceof StoreAwayError) return count(standIn);
    throw error;
  });
  return {
    answers: 'page',
    answer: () => answerFromPage(send.conversation, send.language),
    settle: (end) => settle(books, into, ticket, end, 0),
  };
}

function admissionRequest({ session, address }: Send, tokens: number, now: number): AdmissionRequest {
  return { now, session, address, tokens };
}

const CODE_OF_REFUSAL = {
  sessionTimeout: 'rate_limit_exceeded',
  messageLimit: 'rate_limit_exceeded',
  rateLimit: 'rate_limit_exceeded',
  addressLimit: 'rate_limit_exceeded',
  dailyBudget: 'insufficient_quota',
} as const satisfies Record<RefusalReason, string>;

async function admit(store: AdmissionStore, request: AdmissionRequest): Promise<Ticket> {
  const decision = await store.admit(request);
  if (decision.kind === 'admitted') return decision.ticket;
  throw new ChatFault(CODE_OF_REFUSAL[decision.reason], {
    retryAfterSeconds: Math.max(1, Math.ceil(decision.retryAfterMs / 1000)),
  });
}

/**
 * What an exchange is charged with: the provider's own figure, or the most that what was asked and handed on can be.
 * No token is shorter than a byte, and the model is asked for no more than `MAX_ANSWER_TOKENS`.
 */
function costOf({ outcome, sentBytes, tokens }: ReplyEnd, promptTokens: number): number {
  if (tokens !== undefined) return tokens;
  if (outcome instanceof ChatFault && outcome.isFree) return 0;
  return promptTokens + Math.min(sentBytes, MAX_ANSWER_TOKENS);
}

async function settle(
  { metrics, log }: Books,
  store: AdmissionStore,
  ticket: Ticket,
  { outcome, sentBytes }: ReplyEnd,
  tokens: number,
): Promise<void> {
  metrics.tokensSettled(tokens);
  try {
    await store.settle(ticket, { tokens, givesBack: outcome instanceof ChatFault && sentBytes === 0 });
  } catch {
    // What was reserved stays spent: the safe side.
    log.warn({ tokens: ticket.tokens }, 'a settlement was lost: the store is away');
  }
}
