/** One question to the chat, from its head to the end of its answer, whatever holds the connection (SPEC.md). */
import type { ConversationMessage } from '#contract/chat.ts';
import { newVisitorSession } from '../budget/session-cookie.ts';
import type { Log, Metrics } from '../host.ts';
import type { Exchange, Send } from './exchange.ts';
import { asFault, ChatFault } from './fault.ts';
import { checkBodyHead, permissionFor, type Askers, type CheckSource, type Head } from './gate.ts';
import type { OpenStreams } from './open-streams.ts';
import { faultReply, type Reply } from './reply.ts';
import { startReply, type ReplyEnd } from './reply-stream.ts';
import { conversationIn } from './request.ts';
import { networkOf, pageLanguageOf, sessionCookie, sessionOf, type CookieSettings } from './visitor.ts';

/** What a host knows of one question. */
export interface Question {
  readonly head: Head;
  /** The body, of at most `MAX_REQUEST_BYTES`; rejects where it is longer, or breaks off. */
  readonly body: () => Promise<Uint8Array>;
  /** The address that it comes from. */
  readonly remote: string;
  /** Aborts when the visitor's connection closes. */
  readonly visitor: AbortSignal;
  /** Keeps the host at it until `work` is done, where it would stop with the answer's last byte. */
  readonly finishLater?: ((work: Promise<unknown>) => void) | undefined;
}

/** Never rejects. */
export type Converse = (question: Question) => Promise<Reply>;

export interface ConverseDependencies {
  readonly askers: Askers;
  readonly checkSource: CheckSource;
  readonly cookie: CookieSettings;
  /** How many proxies stand in front. */
  readonly trustProxy: number;
  /** Admits a send; throws the `ChatFault` of a refusal. */
  readonly begin: (send: Send) => Promise<Exchange>;
  readonly streams: OpenStreams;
  readonly watch: Watch;
}

/** What is counted, logged and timed of every request. */
export interface Watch {
  readonly metrics: Metrics;
  readonly log: Log;
  /** ms since 1970. */
  readonly now: () => number;
}

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // With `no-store` Chromium reports an answer that was streamed to its end as called off. What answers a POST is kept nowhere.
  'Cache-Control': 'private, no-cache, no-transform',
  // Asks a proxy in front to hand every word on at once.
  'X-Accel-Buffering': 'no',
} as const;

export async function converse(
  { askers, checkSource, cookie, trustProxy, begin, streams, watch }: ConverseDependencies,
  question: Question,
): Promise<Reply> {
  const { head } = question;
  const receivedAt = watch.now();
  const headers: Record<string, string> = permissionFor(head, askers);
  let leave = () => {};
  try {
    checkSource('POST', head);
    checkBodyHead(head);
    const conversation = await readConversation(question);
    leave = streams.enter();

    const known = await sessionOf(head, cookie, receivedAt);
    const session = known ?? newVisitorSession(receivedAt);
    if (!known) headers['Set-Cookie'] = await sessionCookie(session, cookie);
    const exchange = await begin({
      conversation,
      language: pageLanguageOf(head),
      session,
      address: networkOf(question, trustProxy),
    });
    return await reply(
      exchange,
      { visitor: question.visitor, receivedAt, headers, leave: finishing(question, leave) },
      watch,
    );
  } catch (error) {
    const fault = heard(error, watch);
    leave();
    watch.metrics.requestEnded(fault.code);
    return faultReply(fault, headers);
  }
}

async function readConversation({ body }: Question): Promise<ConversationMessage[]> {
  const bytes = await body().catch((error: unknown) => {
    // A body that breaks off is the visitor's fault, not ours.
    throw error instanceof ChatFault ? error : new ChatFault('invalid_request_error');
  });
  return conversationIn(bytes);
}

/** The fault behind an error; one of our own is the owner's to know. */
export function heard(error: unknown, { log }: Watch): ChatFault {
  const fault = asFault(error);
  if (fault.code === 'internal_error') log.error({ detail: fault.detail }, 'a request failed');
  return fault;
}

/** `leave`, waited for by the host: until then the answer is not settled. */
function finishing({ finishLater }: Question, leave: () => void): () => void {
  let finish = leave;
  finishLater?.(
    new Promise<void>((resolve) => {
      finish = () => {
        leave();
        resolve();
      };
    }),
  );
  return finish;
}

interface Admitted {
  readonly visitor: AbortSignal;
  /** ms since 1970. */
  readonly receivedAt: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Gives the place among the open streams back. */
  readonly leave: () => void;
}

/** The answer to an admitted send: a stream, or the fault that came before its first word. */
async function reply(
  exchange: Exchange,
  { visitor, receivedAt, headers, leave }: Admitted,
  { metrics, log, now }: Watch,
): Promise<Reply> {
  const { answers } = exchange;
  const onEnd = (end: ReplyEnd) => {
    const fault = end.outcome instanceof ChatFault ? end.outcome : undefined;
    const outcome = end.outcome instanceof ChatFault ? end.outcome.code : end.outcome;
    metrics.requestEnded(outcome);
    const entry = { answers, outcome, detail: fault?.detail, durationMs: now() - receivedAt, sentBytes: end.sentBytes };
    if (fault) log.error(entry, 'an answer failed');
    else log.info(entry, 'an answer ended');
    void exchange.settle(end).finally(leave);
  };
  try {
    const pieces = await startReply(exchange.answer(), {
      head: { id: `chatcmpl-${crypto.randomUUID()}`, created: Math.floor(receivedAt / 1000), model: answers },
      visitor,
      onFirstWord: () => metrics.firstWordCame(answers, (now() - receivedAt) / 1000),
      onEnd,
    });
    return { status: 200, headers: { ...headers, ...STREAM_HEADERS }, body: pieces };
  } catch (error) {
    return faultReply(asFault(error), headers);
  }
}
