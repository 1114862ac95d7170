/** The chat's endpoint: who answers, and the conversation itself. */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { CHAT_ADDRESS, CHAT_LIMITS, type Answers, type ChatState } from '#contract/chat.ts';
import { LANGUAGE_STORAGE_KEY, type Language } from '#contract/language.ts';
import { visitorNetwork } from '#server/budget/address.ts';
import { sessionAgeMs } from '#server/budget/admission.ts';
import { openSession, sealSession, startSession, type VisitorSession } from '#server/budget/session-cookie.ts';
import { visitorLanguage } from '#server/visitor-language.ts';
import { beginExchange, type Exchange, type ExchangeDependencies } from './exchange.ts';
import { asFault, ChatFault, faultResponse } from './fault.ts';
import { checkBodyHead, checkSource, ownOrigins } from './gate.ts';
import type { OpenStreams } from './open-streams.ts';
import { startReply, type ReplyEnd } from './reply.ts';
import { readConversation } from './request.ts';

export interface ChatDependencies extends ExchangeDependencies {
  /** The site's own address, without a slash at the end. */
  readonly publicUrl: string;
  /** Signs the session cookie. */
  readonly sessionSecret: string;
  /** How many proxies stand in front. */
  readonly trustProxy: number;
  readonly streams: OpenStreams;
}

type ChatContext = Context<{ Bindings: Partial<HttpBindings> }>;

const SESSION_COOKIE = 'chat_session';

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Asks a proxy in front to hand every word on at once.
  'X-Accel-Buffering': 'no',
} as const;

/** The routes under `CHAT_ADDRESS`. */
export function createChat(dependencies: ChatDependencies): Hono<{ Bindings: Partial<HttpBindings> }> {
  const own = ownOrigins(dependencies.publicUrl);
  const answers: Answers = dependencies.provider ? 'model' : 'page';
  const state: ChatState = { answers, limits: CHAT_LIMITS };
  const chat = new Hono<{ Bindings: Partial<HttpBindings> }>();
  chat.onError((error) => faultResponse(asFault(error)));

  chat.get('/', (context) => {
    checkSource('GET', context.req.raw.headers, own);
    const cookie = sessionCookie(dependencies, startSession(dependencies.now()));
    return context.json(state, 200, { 'Cache-Control': 'no-store', 'Set-Cookie': cookie });
  });
  chat.post('/completions', (context) => converse(dependencies, own, context));
  chat.all('/', () => faultResponse(new ChatFault('method_not_allowed'), { Allow: 'GET, HEAD' }));
  chat.all('/completions', () => faultResponse(new ChatFault('method_not_allowed'), { Allow: 'POST' }));
  return chat;
}

async function converse(
  dependencies: ChatDependencies,
  own: ReadonlyMap<string, string>,
  context: ChatContext,
): Promise<Response> {
  const { sessionSecret, streams, metrics, log, now } = dependencies;
  const { raw: request } = context.req;
  const receivedAt = now();
  const headers: Record<string, string> = {};
  let leave = () => {};
  try {
    checkSource('POST', request.headers, own);
    checkBodyHead(request.headers);
    const conversation = await readConversation(request);
    leave = streams.enter();

    const known = openSession(getCookie(context, SESSION_COOKIE), sessionSecret, receivedAt);
    const session = known ?? startSession(receivedAt);
    if (!known) headers['Set-Cookie'] = sessionCookie(dependencies, session);
    const address = addressOf(dependencies, context);
    const send = { conversation, language: languageOf(context), session, address };
    const exchange = await beginExchange(dependencies, send);
    return await reply(dependencies, exchange, { signal: request.signal, receivedAt, headers, leave });
  } catch (error) {
    const fault = asFault(error);
    leave();
    metrics.requestEnded(fault.code);
    if (fault.code === 'internal_error') log.error({ detail: fault.detail }, 'a request failed');
    return faultResponse(fault, headers);
  }
}

interface Reply {
  /** Aborts when the visitor's connection closes. */
  readonly signal: AbortSignal;
  /** ms since 1970. */
  readonly receivedAt: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Gives the place among the open streams back. */
  readonly leave: () => void;
}

/** The answer to an admitted send: a stream, or the fault that came before its first word. */
async function reply(
  { metrics, log, now }: ChatDependencies,
  exchange: Exchange,
  { signal, receivedAt, headers, leave }: Reply,
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
    const body = await startReply(exchange.answer(), {
      head: { id: `chatcmpl-${randomUUID()}`, created: Math.floor(receivedAt / 1000), model: answers },
      visitor: signal,
      onFirstWord: () => metrics.firstWordCame(answers, (now() - receivedAt) / 1000),
      onEnd,
    });
    return new Response(body, { headers: { ...headers, ...STREAM_HEADERS } });
  } catch (error) {
    return faultResponse(asFault(error), headers);
  }
}

/** Sent to the chat's endpoint alone, readable by no script. */
function sessionCookie({ publicUrl, sessionSecret }: ChatDependencies, session: VisitorSession): string {
  return generateCookie(SESSION_COOKIE, sealSession(session, sessionSecret), {
    path: CHAT_ADDRESS,
    maxAge: sessionAgeMs(CHAT_LIMITS) / 1000,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
  });
}

function addressOf({ trustProxy }: ChatDependencies, context: ChatContext): string {
  return visitorNetwork({
    remote: context.env?.incoming?.socket.remoteAddress ?? '',
    forwardedFor: context.req.header('X-Forwarded-For'),
    proxies: trustProxy,
  });
}

/** Of the page that the visitor writes on. */
function languageOf(context: ChatContext): Language {
  const referrer = context.req.header('Referer') ?? '';
  return visitorLanguage({
    path: URL.canParse(referrer) ? new URL(referrer).pathname : undefined,
    savedChoice: getCookie(context, LANGUAGE_STORAGE_KEY),
    acceptLanguage: context.req.header('Accept-Language'),
  });
}
