/** The chat's endpoint: who answers, and the conversation itself (SPEC.md). */
import { Hono, type Next } from 'hono';
import { CHAT_COMPLETIONS_ROUTE, type Answers, type ChatState } from '#contract/chat.ts';
import { CHAT_LIMITS } from '#contract/limits.ts';
import { newVisitorSession } from '../budget/session-cookie.ts';
import type { Log, Metrics, Pieces, Visit } from '../host.ts';
import type { Exchange, Send } from './exchange.ts';
import { asFault, ChatFault, faultResponse } from './fault.ts';
import { checkBodyHead, sourceCheck, type Askers, type CheckSource } from './gate.ts';
import type { OpenStreams } from './open-streams.ts';
import { startReply, streamOf, type ReplyEnd } from './reply-stream.ts';
import { readConversation } from './request.ts';
import {
  networkOf,
  pageLanguageOf,
  sessionCookie,
  sessionOf,
  type ChatContext,
  type CookieSettings,
} from './visitor.ts';

export interface ChatDependencies {
  readonly askers: Askers;
  readonly cookie: CookieSettings;
  /** How many proxies stand in front. */
  readonly trustProxy: number;
  /** Who answers as a rule. */
  readonly answers: Answers;
  /** Admits a send; throws the `ChatFault` of a refusal. */
  readonly begin: (send: Send) => Promise<Exchange>;
  readonly streams: OpenStreams;
  readonly watch: Watch;
}

/** What is counted, logged and timed of every request. */
interface Watch {
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

/** What a page elsewhere may send, and for how many seconds its browser need not ask again. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '7200',
} as const;

/** The routes under `CHAT_ADDRESS`. */
export function createChat({ answers, askers, ...conversing }: ChatDependencies): Hono<{ Bindings: Partial<Visit> }> {
  const { cookie, watch } = conversing;
  const checkSource = sourceCheck(askers, watch.log);
  const state: ChatState = { answers, limits: CHAT_LIMITS };
  const chat = new Hono<{ Bindings: Partial<Visit> }>();
  chat.onError((error) => faultResponse(heard(error, watch)));
  chat.use((context, next) => letGuestsRead(context, next, askers));

  chat.get('/', async (context) => {
    checkSource('GET', context.req.raw.headers);
    const session = newVisitorSession(watch.now());
    return context.json(state, 200, {
      'Cache-Control': 'no-store',
      'Set-Cookie': await sessionCookie(session, cookie),
    });
  });
  chat.post(CHAT_COMPLETIONS_ROUTE, (context) => converse({ ...conversing, checkSource }, context));
  chat.all('/', () => faultResponse(new ChatFault('method_not_allowed'), { Allow: 'GET, HEAD' }));
  chat.all(CHAT_COMPLETIONS_ROUTE, () => faultResponse(new ChatFault('method_not_allowed'), { Allow: 'POST' }));
  return chat;
}

/** Tells the browser of a guest that its page may read the answers, with the cookie (Fetch standard, CORS protocol). */
async function letGuestsRead(context: ChatContext, next: Next, { guests }: Askers): Promise<Response | undefined> {
  const origin = context.req.header('Origin');
  if (origin === undefined || !guests.has(origin)) {
    await next();
    return undefined;
  }
  const permission = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
  if (context.req.method === 'OPTIONS') return context.body(null, 204, { ...permission, ...PREFLIGHT_HEADERS });
  await next();
  for (const [name, value] of Object.entries(permission)) context.res.headers.set(name, value);
  return undefined;
}

interface Conversing extends Omit<ChatDependencies, 'answers' | 'askers'> {
  readonly checkSource: CheckSource;
}

async function converse(
  { checkSource, cookie, trustProxy, begin, streams, watch }: Conversing,
  context: ChatContext,
): Promise<Response> {
  const { raw: request } = context.req;
  const receivedAt = watch.now();
  const headers: Record<string, string> = {};
  let leave = () => {};
  try {
    checkSource('POST', request.headers);
    checkBodyHead(request.headers);
    const conversation = await readConversation(request);
    leave = streams.enter();

    const known = await sessionOf(context, cookie, receivedAt);
    const session = known ?? newVisitorSession(receivedAt);
    if (!known) headers['Set-Cookie'] = await sessionCookie(session, cookie);
    const address = networkOf(context, trustProxy);
    const exchange = await begin({
      conversation,
      language: pageLanguageOf(context),
      session,
      address,
    });
    return await reply(
      exchange,
      {
        signal: request.signal,
        receivedAt,
        headers,
        bodyOf: (pieces) => bodyOf(context, pieces),
        leave: finishing(context, leave),
      },
      watch,
    );
  } catch (error) {
    const fault = heard(error, watch);
    leave();
    watch.metrics.requestEnded(fault.code);
    return faultResponse(fault, headers);
  }
}

/** The fault behind an error; one of our own is the owner's to know. */
function heard(error: unknown, { log }: Watch): ChatFault {
  const fault = asFault(error);
  if (fault.code === 'internal_error') log.error({ detail: fault.detail }, 'a request failed');
  return fault;
}

/** `leave`, waited for by the host: until then the answer is not settled. */
function finishing({ env }: ChatContext, leave: () => void): () => void {
  let finish = leave;
  env?.finishLater?.(
    new Promise<void>((resolve) => {
      finish = () => {
        leave();
        resolve();
      };
    }),
  );
  return finish;
}

/** The body of a response: none where the host delivers it by itself. */
function bodyOf({ env }: ChatContext, pieces: Pieces): ReadableStream | null {
  if (!env?.deliver) return streamOf(pieces);
  env.deliver(pieces);
  return null;
}

interface Admitted {
  /** Aborts when the visitor's connection closes. */
  readonly signal: AbortSignal;
  /** ms since 1970. */
  readonly receivedAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyOf: (pieces: Pieces) => BodyInit | null;
  /** Gives the place among the open streams back. */
  readonly leave: () => void;
}

/** The answer to an admitted send: a stream, or the fault that came before its first word. */
async function reply(
  exchange: Exchange,
  { signal, receivedAt, headers, bodyOf: asBody, leave }: Admitted,
  { metrics, log, now }: Watch,
): Promise<Response> {
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
      visitor: signal,
      onFirstWord: () => metrics.firstWordCame(answers, (now() - receivedAt) / 1000),
      onEnd,
    });
    return new Response(asBody(pieces), { headers: { ...headers, ...STREAM_HEADERS } });
  } catch (error) {
    return faultResponse(asFault(error), headers);
  }
}
