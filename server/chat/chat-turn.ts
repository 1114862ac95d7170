/** One send from its admission to its settlement: who answers it, what it may cost, what it did cost. */
import { createAnswerer } from 'answerer';
import { answerSource } from '#answers/answer-source.ts';
import { LANGUAGE_DATA } from 'answerer/languages';
import { content } from '#content/index.ts';
import type { CompletionDeadlines } from '#shared/chat-completion.ts';
import { TOO_SOON, type Answers, type ConversationMessage } from '#shared/chat.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { simulateStream } from '#shared/chat-completion-writer.ts';
import type { Environment } from '../env.ts';
import { createMemoryLimits, type LimitStore, type SendRequest } from '../limits/limits.ts';
import { errorCode, type Log } from '../log.ts';
import type { RequestContext } from '../request.ts';
import { streamAnswer, type AnswerEnd, type StartAnswer } from './answer-stream.ts';
import { ApiError } from './api-error.ts';
import { createModel } from './provider.ts';

export interface ChatOptions {
  readonly environment: Environment;
  /** The site's own address, without a slash at the end. */
  readonly publicUrl: string;
  readonly store: LimitStore;
  readonly log: Log;
  readonly record?: (record: ChatRecord) => void;
  readonly streams: OpenStreams;
  readonly deadlines?: CompletionDeadlines | undefined;
}

/** What is logged and counted of one request to the chat, once it is over. Never a word of the visitor's. */
export interface ChatRecord {
  /** `finished`, `left`, or the code of an error. */
  readonly outcome?: string | undefined;
  readonly answers?: Answers;
  readonly firstWordSeconds?: number | undefined;
  readonly reservedTokens?: number;
  readonly settledTokens?: number;
  /** Of an answer from the page: what was asked, by the answerer's own names, and whether the page tells it. */
  readonly topics?: readonly { readonly topic: string; readonly found: boolean }[];
}

interface Send extends Omit<SendRequest, 'tokens'> {
  readonly conversation: readonly ConversationMessage[];
  readonly language: Language;
  readonly visitor: AbortSignal;
  readonly waitUntil: RequestContext['waitUntil'] | undefined;
}

export function createChat({ environment, store, log, record, streams, deadlines }: ChatOptions) {
  const model = createModel(environment, log, deadlines);
  const admit = createAdmission(environment, store, log, model);
  const answerer = createAnswerer(LANGUAGES.map(sourceFor));

  /**
   * The answer to a send, as its words come. Rejects with the `ApiError` of a refusal, or of what failed before the first
   * word. Where the store is away, the page's own text answers.
   */
  const answer = async (send: Send): Promise<ReadableStream<Uint8Array>> => {
    const receivedAt = Date.now();
    const { conversation, language, visitor } = send;
    const freePlace = streams.enter();
    const promptTokens = model?.promptTokens(conversation, language) ?? 0;
    const { ticket, admittedBy, paid } = await admit(send, promptTokens).catch((error: unknown) => {
      freePlace();
      throw error;
    });
    const topics: { topic: string; found: boolean }[] = [];
    const answerFromPage: StartAnswer = (events) => {
      const { text, parts } = answerer(conversation, language);
      topics.push(...parts.map(({ intent, found }) => ({ topic: intent, found })));
      const onEnd = () => events.onEnd({ kind: 'finished', reason: 'stop', tokens: undefined });
      return simulateStream(text, { onText: events.onText, onEnd });
    };
    const start = paid?.ask(conversation, language) ?? answerFromPage;
    // Who has left while the store was asked is not answered.
    const isAsked = !visitor.aborted;
    const answers = paid ? 'model' : 'page';
    let onSettled = () => {};
    // A host that stops with the answer's last byte has to wait until it is settled.
    send.waitUntil?.(new Promise<void>((resolve) => (onSettled = resolve)));

    const head = { id: `chatcmpl-${crypto.randomUUID()}`, created: Math.floor(receivedAt / 1000), model: answers };
    return streamAnswer(start, head, visitor, (ended) => {
      const { end, hasBegun, firstWordAt, sentBytes } = ended;
      const error = end instanceof ApiError ? end : undefined;
      const settledTokens = paid && isAsked ? costOf(ended, promptTokens, paid.maxAnswerTokens()) : 0;
      const counted: ChatRecord = {
        // Before the answer has begun, the error is counted where it becomes a response.
        outcome: error && !hasBegun ? undefined : (error?.code ?? (end === 'left' ? end : 'finished')),
        answers,
        firstWordSeconds: firstWordAt && (firstWordAt - receivedAt) / 1000,
        reservedTokens: ticket.tokens,
        settledTokens,
        topics,
      };
      record?.(counted);
      const logged = { ...counted, durationMs: Date.now() - receivedAt, sentBytes };
      if (error) log.error({ ...logged, outcome: error.code, ...error.options.report }, 'an answer failed');
      else log.info(logged, 'an answer ended');
      // Nothing of an answer arrived, through no fault of the visitor.
      const givesBack = error !== undefined && sentBytes === 0;
      // What was reserved stays spent where this fails: the safe side.
      void admittedBy
        .settle(ticket, settledTokens, givesBack)
        .catch(() => log.warn({ tokens: ticket.tokens }, 'a settlement was lost: the store is away'))
        .finally(freePlace)
        .finally(onSettled);
    });
  };
  return { answers: model ? ('model' as const) : ('page' as const), answer };
}

const sourceFor = (language: Language) =>
  Object.assign(answerSource(content, language, 'server'), { data: LANGUAGE_DATA[language] });

/** Who counts a send, and who answers it. Rejects with the `ApiError` of a refusal. */
function createAdmission(environment: Environment, store: LimitStore, log: Log, model: ReturnType<typeof createModel>) {
  /** Counts in this process while `store` fails. Nothing paid for passes it. */
  const fallbackStore = createMemoryLimits(environment);
  let loggedCode: string | undefined;
  return async ({ session, address }: Send, promptTokens: number) => {
    const tokens = model ? promptTokens + model.maxAnswerTokens() : 0;
    const counted = await store.admit({ session, address, tokens }).catch((error: Error) => {
      const code = errorCode(error);
      if (code !== loggedCode) log.error({ code }, 'the store does not count: the page’s own text answers');
      loggedCode = code;
    });
    if (counted && loggedCode !== undefined) log.info({}, 'the store counts again');
    if (counted) loggedCode = undefined;
    const decision = counted ?? (await fallbackStore.admit({ session, address, tokens: 0 }));
    if (!('reason' in decision)) {
      return { ticket: decision, admittedBy: counted ? store : fallbackStore, paid: counted && model };
    }
    const { reason, retryAfterMs } = decision;
    throw new ApiError(reason === 'dailyBudget' ? 'insufficient_quota' : 'rate_limit_exceeded', {
      type: reason === 'rateLimit' ? TOO_SOON : undefined,
      retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
    });
  };
}

/**
 * What an answer is charged with, in tokens: the provider's own figure, or the most that what was asked, thought and handed
 * on can be. Where thoughts took the whole length, shown or not, that is what was paid for. No token is shorter than a byte.
 */
function costOf({ end, sentBytes, thoughtBytes }: AnswerEnd, promptTokens: number, maxAnswerTokens: number): number {
  if (end !== 'left' && 'tokens' in end && end.tokens !== undefined) return end.tokens;
  const { isFree, type } = end instanceof ApiError ? end.options : {};
  const answerBytes = sentBytes + thoughtBytes;
  if (isFree && answerBytes === 0) return 0;
  return promptTokens + (type === 'max_tokens' ? maxAnswerTokens : Math.min(answerBytes, maxAnswerTokens));
}

/** Answers under way at one time: no more than a small machine bears. */
const MAX_OPEN_STREAMS = 1_000;

/** The answers that are under way: bounded in number, and waited for when the server stops. */
export class OpenStreams {
  isClosed = false;
  count = 0;
  readonly #whenIdle: (() => void)[] = [];

  /** Takes a place; the returned function gives it back. Throws `overloaded` when there is none. */
  enter(): () => void {
    if (this.isClosed || this.count >= MAX_OPEN_STREAMS) throw new ApiError('overloaded', { retryAfterSeconds: 5 });
    this.count += 1;
    return () => {
      this.count -= 1;
      if (this.count === 0) for (const resolve of this.#whenIdle) resolve();
    };
  }

  /** Lets nobody in any more. Resolves when the last answer has ended. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.count > 0) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }
}
