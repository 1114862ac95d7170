/** The chat's addresses: who answers, and the conversation itself (SPEC.md). */
import { createAnswerer } from 'answerer';
import { Hono, type Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerSource } from '#answers/answer-source.ts';
import { languageDataOf } from '#answers/language-data.ts';
import { content } from '#content/index.ts';
import type { CompletionDeadlines } from '#shared/chat-completion.ts';
import { CHAT_COMPLETIONS_ROUTE, CHAT_ERROR_STATUS, type ChatState } from '#shared/chat.ts';
import { isLanguage, LANGUAGES, pagePath, type Language } from '#shared/language.ts';
import { CHAT_LIMITS, MAX_REQUEST_BYTES } from '#shared/limits.ts';
import type { Environment } from '../env.ts';
import { createMemoryLimits, limitSettings, type LimitStore } from '../limits/limits.ts';
import { visitorNetwork } from '../limits/visitor-network.ts';
import type { ChatRecord, Log } from '../log.ts';
import { requestLanguage } from '../request-language.ts';
import { streamAnswer, type ExchangeEnd } from './answer-stream.ts';
import { ApiError, toApiError } from './api-error.ts';
import { parseConversation } from './chat-request.ts';
import { startTurn, type Turn, type TurnDependencies } from './chat-turn.ts';
import type { OpenStreams } from './open-streams.ts';
import { createModel, type Model } from './provider.ts';
import { createSessions, type App, type AppContext, type Sessions } from './session.ts';
import { allowOrigins, checkContentType, checkSource } from './source-check.ts';

export interface ChatOptions {
  readonly environment: Environment;
  /** The site's own address, without a slash at the end. */
  readonly publicUrl: string;
  readonly store: LimitStore;
  readonly log: Log;
  /** Counts a request that is over. */
  readonly record?: ((record: ChatRecord) => void) | undefined;
  readonly streams: OpenStreams;
  readonly deadlines?: CompletionDeadlines | undefined;
}

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // With `no-store` Chromium reports an answer that was streamed to its end as called off. What answers a POST is kept nowhere.
  'Cache-Control': 'private, no-cache, no-transform',
  // Asks a proxy in front to hand every word on at once.
  'X-Accel-Buffering': 'no',
} as const;

/** The routes below the site's `CHAT_ADDRESS`. */
export function createChatRoutes(options: ChatOptions): App {
  const { environment, publicUrl, store, log, record, streams, deadlines } = options;
  const model = createModel(environment, log, deadlines);
  if (model) warnOfSmallBudget(model, environment.CHAT_DAILY_TOKENS, log);
  const turns: TurnDependencies = {
    model,
    answerer: createAnswerer(
      LANGUAGES.map((language) =>
        Object.assign(answerSource(content, language, 'server'), { data: languageDataOf(language) }),
      ),
    ),
    store,
    fallbackStore: createMemoryLimits(limitSettings(environment)),
    log,
  };
  const sessions = createSessions(environment, publicUrl);
  const fromPage = checkSource(publicUrl, environment.CHAT_ORIGINS, log);
  const state: ChatState = { answers: model ? 'model' : 'page', limits: CHAT_LIMITS };

  const routes: App = new Hono();
  routes.onError((cause, context) => {
    const error = toApiError(cause);
    const { report, retryAfterSeconds } = error.options;
    if (error.code === 'internal_error') log.error({ ...report }, 'a request failed');
    if (context.req.method === 'POST') record?.({ outcome: error.code });
    if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
    return context.json(error.body, CHAT_ERROR_STATUS[error.code], { 'Cache-Control': 'no-store' });
  });
  routes.use(allowOrigins(environment.CHAT_ORIGINS));
  routes.get('/', fromPage, async (context) => {
    await sessions.start(context);
    return context.json(state, 200, { 'Cache-Control': 'no-store' });
  });
  routes.post(CHAT_COMPLETIONS_ROUTE, fromPage, checkContentType, async (context) => {
    const receivedAt = Date.now();
    const conversation = parseConversation(await readBody(context));
    const visitor = await visitorOf(context, sessions, environment);
    const leave = streams.enter();
    const turn = await startTurn(turns, { conversation, ...visitor }).catch((error: unknown) => {
      leave();
      throw error;
    });
    const body = await stream(context, turn, { receivedAt, leave, log, record });
    return context.body(body, 200, STREAM_HEADERS);
  });
  routes.all('/', refuseMethod('GET, HEAD'));
  routes.all(CHAT_COMPLETIONS_ROUTE, refuseMethod('POST'));
  return routes;
}

/** A budget that is smaller than what one question reserves lets none through. */
function warnOfSmallBudget(model: Model, budget: number, log: Log): void {
  const question = [{ role: 'user', content: '?' }] as const;
  const prompt = Math.min(...LANGUAGES.map((language) => model.promptTokens(question, language)));
  const tokens = prompt + model.maxAnswerTokens();
  if (tokens > budget)
    log.warn({ tokens, budget }, 'CHAT_DAILY_TOKENS is less than one question reserves: all are refused');
}

function refuseMethod(allowed: string): Handler {
  return (context) => {
    context.header('Allow', allowed);
    throw new ApiError('method_not_allowed');
  };
}

const limitBody = bodyLimit({
  maxSize: MAX_REQUEST_BYTES,
  onError: () => {
    throw new ApiError('payload_too_large');
  },
});

async function readBody(context: AppContext): Promise<Uint8Array> {
  try {
    await limitBody(context, () => Promise.resolve());
    return new Uint8Array(await context.req.arrayBuffer());
  } catch (error) {
    // A body that breaks off is the visitor's fault, not ours.
    throw error instanceof ApiError ? error : new ApiError('invalid_request_error');
  }
}

async function visitorOf(context: AppContext, sessions: Sessions, { TRUST_PROXY }: Environment) {
  const forwardedFor = context.req.header('X-Forwarded-For');
  return {
    session: (await sessions.read(context)) ?? (await sessions.start(context)),
    address: visitorNetwork({ remote: context.env?.remote ?? '', forwardedFor, proxies: TRUST_PROXY }),
    language: pageLanguage(context),
  };
}

/** Of the page that the visitor writes on; it may lie below a path, here or elsewhere. */
function pageLanguage(context: AppContext): Language {
  const referrer = context.req.header('Referer') ?? '';
  const folder = URL.canParse(referrer) ? new URL(referrer).pathname.split('/').findLast(isLanguage) : undefined;
  return requestLanguage(context, folder && pagePath(folder));
}

interface Exchange extends Pick<ChatOptions, 'log' | 'record'> {
  /** ms since 1970. */
  readonly receivedAt: number;
  /** Gives the place among the open streams back. */
  readonly leave: () => void;
}

/** The answer to an admitted send: a stream, or the error that came before its first word. */
function stream(context: AppContext, turn: Turn, { receivedAt, leave, log, record }: Exchange) {
  const { answers, topics, reservedTokens } = turn;
  let firstWordSeconds: number | undefined;
  let finish = () => {};
  // Until then a host that stops with the answer's last byte has to wait: the answer is not settled.
  context.env?.waitUntil?.(new Promise<void>((resolve) => (finish = resolve)));
  const onEnd = (end: ExchangeEnd) => {
    const error = end.outcome instanceof ApiError ? end.outcome : undefined;
    const outcome = end.outcome instanceof ApiError ? end.outcome.code : end.outcome;
    const { report } = error?.options ?? {};
    const entry = { answers, outcome, ...report, durationMs: Date.now() - receivedAt, sentBytes: end.sentBytes };
    if (error) log.error(entry, 'an answer failed');
    else log.info(entry, 'an answer ended');
    // Before the answer has begun, the error is counted where it becomes a response.
    const ended = !error || end.hasBegun ? { outcome } : {};
    record?.({ ...ended, answers, firstWordSeconds, topics, reservedTokens, settledTokens: turn.costOf(end) });
    void turn.settle(end).finally(() => {
      leave();
      finish();
    });
  };
  return streamAnswer(turn.start, {
    head: { id: `chatcmpl-${crypto.randomUUID()}`, created: Math.floor(receivedAt / 1000), model: answers },
    visitor: context.req.raw.signal,
    onFirstWord: () => (firstWordSeconds = (Date.now() - receivedAt) / 1000),
    onEnd,
  });
}
