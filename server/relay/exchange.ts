/** One send from its admission to its settlement: who answers it, what it may cost, what it did cost. */
import type { Logger } from 'pino';
import type { Answers, ConversationMessage } from '#contract/chat.ts';
import type { Language } from '#contract/language.ts';
import { StoreAwayError, type AdmissionStore, type Ask, type Refusal, type Ticket } from '#server/budget/admission.ts';
import type { VisitorSession } from '#server/budget/session-cookie.ts';
import { tokensAtMost } from '#server/budget/tokens.ts';
import type { Metrics } from '#server/metrics.ts';
import type { Answer } from './answer.ts';
import { ChatFault } from './fault.ts';
import { MAX_ANSWER_TOKENS, type Provider } from './provider.ts';
import type { ReplyEnd } from './reply.ts';

export interface ExchangeDependencies {
  /** The paid model; undefined without a key. */
  readonly provider: Provider | undefined;
  /** What the model is told first, and how many tokens that takes. */
  readonly systemPrompts: Readonly<Record<Language, { readonly text: string; readonly tokens: number }>>;
  /** Answers from the page's own text. */
  readonly answerFromPage: (question: string, language: Language) => Answer;
  readonly store: AdmissionStore;
  /** Counts in this process while `store` is away. Nothing paid for passes it. */
  readonly standIn: AdmissionStore;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** ms since 1970. */
  readonly now: () => number;
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
  const { provider, store, standIn, systemPrompts } = dependencies;
  if (!provider) return fromPage(dependencies, send, store);
  const prompt = systemPrompts[send.language];
  const promptTokens = prompt.tokens + tokensAtMost(send.conversation);
  try {
    const ticket = await admit(store, askOf(dependencies, send, promptTokens + MAX_ANSWER_TOKENS));
    dependencies.metrics.tokensReserved(ticket.tokens);
    return {
      answers: 'model',
      answer: () => provider.answer([{ role: 'system', content: prompt.text }, ...send.conversation]),
      settle: (end) => settle(dependencies, store, ticket, end, costOf(end, promptTokens)),
    };
  } catch (error) {
    if (error instanceof StoreAwayError) return fromPage(dependencies, send, standIn);
    throw error;
  }
}

async function fromPage(dependencies: ExchangeDependencies, send: Send, store: AdmissionStore): Promise<Exchange> {
  const { answerFromPage, standIn } = dependencies;
  const ask = askOf(dependencies, send, 0);
  const count = (into: AdmissionStore) => admit(into, ask).then((ticket) => ({ into, ticket }));
  const { into, ticket } = await count(store).catch((error: unknown) => {
    if (error instanceof StoreAwayError) return count(standIn);
    throw error;
  });
  return {
    answers: 'page',
    answer: () => answerFromPage(send.conversation.at(-1)?.content ?? '', send.language),
    settle: (end) => settle(dependencies, into, ticket, end, 0),
  };
}

function askOf({ now }: ExchangeDependencies, { session, address }: Send, tokens: number): Ask {
  return { now: now(), session, address, tokens };
}

const CODE_OF_REFUSAL = {
  sessionTimeout: 'rate_limit_exceeded',
  messageLimit: 'rate_limit_exceeded',
  rateLimit: 'rate_limit_exceeded',
  addressLimit: 'rate_limit_exceeded',
  dailyBudget: 'insufficient_quota',
} as const satisfies Record<Refusal, string>;

async function admit(store: AdmissionStore, ask: Ask): Promise<Ticket> {
  const decision = await store.admit(ask);
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
  { metrics, log }: ExchangeDependencies,
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
