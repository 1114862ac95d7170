/** The chat's addresses: who answers, and the conversation itself (SPEC.md). */
import { Hono, type Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CHAT_COMPLETIONS_ROUTE, type Answers, type ChatState } from '#shared/chat.ts';
import { CHAT_LIMITS, MAX_REQUEST_BYTES } from '#shared/limits.ts';
import { visitorNetwork } from '../limits/visitor-network.ts';
import type { Log, Metrics } from '../log.ts';
import { streamAnswer, type ExchangeEnd } from './answer-stream.ts';
import { ApiError, errorResponse, toApiError } from './api-error.ts';
import { parseConversation } from './chat-request.ts';
import type { Send, Turn } from './chat-turn.ts';
import type { OpenStreams } from './open-streams.ts';
import {
  pageLanguage,
  readSession,
  startSession,
  type ChatContext,
  type CookieSettings,
  type RequestContext,
} from './session.ts';
import { allowOtherOrigins, checkContentType, checkSource, type AllowedOrigins } from './source-check.ts';

export interface ChatDependencies {
  /** Who answers as a rule. */
  readonly answers: Answers;
  readonly origins: AllowedOrigins;
  readonly cookie: CookieSettings;
  /** How many proxies stand in front. */
  readonly trustProxy: number;
  /** Admits a send; throws the `ApiError` of a refusal. */
  readonly startTurn: (send: Send) => Promise<Turn>;
  readonly streams: OpenStreams;
  readonly metrics: Metrics;
  readonly log: Log;
}

export type ChatRoutes = Hono<{ Bindings: Partial<RequestContext> }>;

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // With `no-store` Chromium reports an answer that was streamed to its end as called off. What answers a POST is kept nowhere.
  'Cache-Control': 'private, no-cache, no-transform',
  // Asks a proxy in front to hand every word on at once.
  'X-Accel-Buffering': 'no',
} as const;

const refuseMethod =
  (allowed: string): Handler =>
  () =>
    errorResponse(new ApiError('method_not_allowed'), { Allow: allowed });

/** The routes below the site's `CHAT_ADDRESS`. */
export function createChatRoutes(dependencies: ChatDependencies): ChatRoutes {
  const { answers, origins, cookie, metrics, log } = dependencies;
  const fromPage = checkSource(origins, log);
  const state: ChatState = { answers, limits: CHAT_LIMITS };
  const routes: ChatRoutes = new Hono();
  routes.onError((cause, context) => {
    const error = toApiError(cause);
    if (error.code === 'internal_error') log.error({ ...error.report }, 'a request failed');
    if (context.req.method === 'POST') metrics.requestEnded(error.code);
    const response = errorResponse(error);
    // The cookie of a session that has just begun.
    for (const line of context.res.headers.getSetCookie()) response.headers.append('Set-Cookie', line);
    return response;
  });
  routes.use(allowOtherOrigins(origins));
  routes.get('/', fromPage, async (context) => {
    await startSession(context, cookie, Date.now());
    return context.json(state, 200, { 'Cache-Control': 'no-store' });
  });
  routes.post(CHAT_COMPLETIONS_ROUTE, fromPage, checkContentType, (context) => answer(dependencies, context));
  routes.all('/', refuseMethod('GET, HEAD'));
  routes.all(CHAT_COMPLETIONS_ROUTE, refuseMethod('POST'));
  return routes;
}

async function answer(dependencies: ChatDependencies, context: ChatContext): Promise<Response> {
  const { streams, cookie, trustProxy, startTurn } = dependencies;
  const receivedAt = Date.now();
  const conversation = parseConversation(await readBody(context));
  const leave = streams.enter();
  let turn: Turn;
  try {
    const session =
      (await readSession(context, cookie, receivedAt)) ?? (await startSession(context, cookie, receivedAt));
    const [remote, forwardedFor] = [context.env?.remote ?? '', context.req.header('X-Forwarded-For')];
    const address = visitorNetwork({ remote, forwardedFor, proxies: trustProxy });
    turn = await startTurn({ conversation, language: pageLanguage(context), session, address });
  } catch (error) {
    leave();
    throw error;
  }
  const body = await stream(dependencies, context, { turn, receivedAt, leave });
  return context.body(body, 200, STREAM_HEADERS);
}

const limitBody = bodyLimit({
  maxSize: MAX_REQUEST_BYTES,
  onError: () => {
    throw new ApiError('payload_too_large');
  },
});

async function readBody(context: ChatContext): Promise<Uint8Array> {
  try {
    await limitBody(context, () => Promise.resolve());
    return new Uint8Array(await context.req.arrayBuffer());
  } catch (error) {
    // A body that breaks off is the visitor's fault, not ours.
    throw error instanceof ApiError ? error : new ApiError('invalid_request_error');
  }
}

interface Admitted {
  readonly turn: Turn;
  /** ms since 1970. */
  readonly receivedAt: number;
  /** Gives the place among the open streams back. */
  readonly leave: () => void;
}

/** The answer to an admitted send: a stream, or the error that came before its first word. */
function stream(
  { metrics, log }: ChatDependencies,
  context: ChatContext,
  { turn, receivedAt, leave }: Admitted,
): Promise<ReadableStream<Uint8Array>> {
  const { answers } = turn;
  let finish = () => {};
  // Until then a host that stops with the answer's last byte has to wait: the answer is not settled.
  context.env?.finishLater?.(new Promise<void>((resolve) => (finish = resolve)));
  const onEnd = (end: ExchangeEnd) => {
    const error = end.outcome instanceof ApiError ? end.outcome : undefined;
    const outcome = end.outcome instanceof ApiError ? end.outcome.code : end.outcome;
    const entry = { answers, outcome, ...error?.report, durationMs: Date.now() - receivedAt, sentBytes: end.sentBytes };
    // Before the answer has begun, the error is counted where it becomes a response.
    if (!error || end.hasBegun) metrics.requestEnded(outcome);
    if (error) log.error(entry, 'an answer failed');
    else log.info(entry, 'an answer ended');
    void turn.settle(end).finally(() => {
      leave();
      finish();
    });
  };
  return streamAnswer(turn.start, {
    head: { id: `chatcmpl-${crypto.randomUUID()}`, created: Math.floor(receivedAt / 1000), model: answers },
    visitor: context.req.raw.signal,
    onFirstWord: () => metrics.firstWordCame(answers, (Date.now() - receivedAt) / 1000),
    onEnd,
  });
}
