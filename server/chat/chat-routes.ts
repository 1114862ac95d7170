/** The chat's addresses: who answers, and the conversation itself (SPEC.md). */
import { Hono, type Context, type Handler, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { CHAT_COMPLETIONS_ROUTE, CHAT_ERROR_STATUS, type ChatState, type ConversationMessage } from '#shared/chat.ts';
import { isLanguage, pagePath, type Language } from '#shared/language.ts';
import { CHAT_LIMITS, MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH, MAX_MESSAGES, MAX_REQUEST_BYTES } from '#shared/limits.ts';
import { isBlank } from '#shared/text.ts';
import { requestLanguage, visitorNetwork, type App } from '../request.ts';
import { ApiError, toApiError } from './api-error.ts';
import { createChat, type ChatOptions } from './chat-turn.ts';
import { createSessions } from './session.ts';
import { allowOrigins, checkContentType, checkSource } from './source-check.ts';

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // With `no-store` Chromium reports an answer that was streamed to its end as called off. What answers a POST is kept nowhere.
  'Cache-Control': 'private, no-cache, no-transform',
  // Asks a proxy in front to hand every word on at once.
  'X-Accel-Buffering': 'no',
} as const;

/** The routes below the site's `CHAT_ADDRESS`. */
export function createChatRoutes(options: ChatOptions): App {
  const { environment, publicUrl, log, record } = options;
  const { CHAT_ORIGINS, TRUST_PROXY } = environment;
  const chat = createChat(options);
  const sessions = createSessions(environment, publicUrl);
  const fromPage = checkSource(publicUrl, CHAT_ORIGINS, log);

  const routes: App = new Hono();
  routes.onError((cause, context) => {
    const error = toApiError(cause);
    const { report, retryAfterSeconds } = error.options;
    if (error.code === 'internal_error') log.error({ ...report }, 'a request failed');
    if (context.req.method === 'POST') record?.({ outcome: error.code });
    if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
    return context.json(error.body, CHAT_ERROR_STATUS[error.code], { 'Cache-Control': 'no-store' });
  });
  routes.use(allowOrigins(CHAT_ORIGINS));
  routes.get('/', fromPage, async (context) => {
    await sessions.start(context);
    const state: ChatState = { answers: chat.answers, limits: CHAT_LIMITS };
    return context.json(state, 200, { 'Cache-Control': 'no-store' });
  });
  routes.post(CHAT_COMPLETIONS_ROUTE, fromPage, checkContentType, limitBody, async (context) => {
    const conversation = parseConversation(await context.req.arrayBuffer().catch(refuseBody));
    const answer = await chat.answer({
      conversation,
      language: pageLanguage(context),
      session: (await sessions.read(context)) ?? (await sessions.start(context)),
      address: visitorNetwork(context.env?.remote ?? '', context.req.header('X-Forwarded-For'), TRUST_PROXY),
      visitor: context.req.raw.signal,
      waitUntil: context.env?.waitUntil,
    });
    return context.body(answer, 200, STREAM_HEADERS);
  });
  routes.all('/', refuseMethod('GET, HEAD'));
  routes.all(CHAT_COMPLETIONS_ROUTE, refuseMethod('POST'));
  return routes;
}

function refuseMethod(allowed: string): Handler {
  return (context) => {
    context.header('Allow', allowed);
    throw new ApiError('method_not_allowed');
  };
}

const readWithinLimit = bodyLimit({
  maxSize: MAX_REQUEST_BYTES,
  onError: () => Promise.reject(new ApiError('payload_too_large')),
});
const limitBody: MiddlewareHandler = (context, next) => readWithinLimit(context, next).catch(refuseBody);

/** A body that breaks off is the visitor's fault, not ours. */
function refuseBody(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError('invalid_request_error');
}

/** Of the page that the visitor writes on; it may lie below a path, here or elsewhere. */
function pageLanguage(context: Context): Language {
  const referrer = context.req.header('Referer') ?? '';
  const folder = URL.canParse(referrer) ? new URL(referrer).pathname.split('/').findLast(isLanguage) : undefined;
  return requestLanguage(context, folder && pagePath(folder));
}

/** Half a character is no text: a provider could not even be sent it. */
const isText = (text: string) => !isBlank(text) && !/\p{Surrogate}/u.test(text);

const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('user'), content: z.string().max(MAX_MESSAGE_LENGTH).refine(isText) }),
  z.strictObject({ role: z.literal('assistant'), content: z.string().max(MAX_ANSWER_LENGTH).refine(isText) }),
]);

const schema = z.strictObject({
  messages: z
    .array(message)
    .min(1)
    .max(MAX_MESSAGES)
    .refine((messages) => messages.length % 2 === 1)
    .refine((messages) => messages.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant'))),
  // What OpenAI clients send along. The server's own values take their place.
  model: z.string().max(200).optional(),
  temperature: z.number().optional(),
  stream: z.literal(true).optional(),
});

/** The conversation in a request's body: user and assistant in turn, the new question last. */
export function parseConversation(bytes: ArrayBuffer | Uint8Array): ConversationMessage[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return schema.parse(JSON.parse(text)).messages;
  } catch {
    throw new ApiError('invalid_request_error');
  }
}
