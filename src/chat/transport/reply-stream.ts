/** One reply as a stream: from the request to its words and its end. The browser fetches nowhere else. */
import type { Failure, Shortened } from '#chat/session/types.ts';
import { CHAT_TEMPERATURE, TOO_SOON, type ConversationMessage } from '#shared/chat.ts';
import { streamCompletion, type CompletionRequest } from '#shared/chat-completion.ts';
import type { CompletionEnd, FailedCompletion } from '#shared/chat-completion-reader.ts';
import type { OptionalParameter } from '#shared/provider-error.ts';
import type { Connection } from './connection.ts';

type OpenConnection = Exclude<Connection, { kind: 'none' }>;

export type ReplyEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** `shortened`: the answer was cut at its length, or by a filter. */
  | { readonly kind: 'finished'; readonly shortened?: Shortened }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What the model of this page's visit has refused. */
const refusedParameters = new Set<OptionalParameter>();

/**
 * Asks for a reply and reports its words as they come, then exactly one end: `finished` or `failed`.
 * The returned function cancels the request; nothing is reported after it.
 */
export function streamReply(
  connection: OpenConnection,
  messages: readonly ConversationMessage[],
  fetch: typeof globalThis.fetch,
  report: (event: ReplyEvent) => void,
): () => void {
  return streamCompletion(requestFor(connection, messages), {
    fetch,
    refusedParameters,
    onText: (text) => report({ kind: 'text', text }),
    onEnd: (end) => report(eventFor(end)),
  });
}

function requestFor(connection: OpenConnection, messages: readonly ConversationMessage[]): CompletionRequest {
  const isDirect = connection.kind === 'direct';
  return {
    address: connection.address,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(isDirect && { Authorization: `Bearer ${connection.apiKey}` }),
    },
    credentials: isDirect ? 'omit' : 'same-origin',
    body: { ...(isDirect && { model: connection.model }), temperature: CHAT_TEMPERATURE, stream: true, messages },
  };
}

function eventFor(end: CompletionEnd): ReplyEvent {
  if (end.kind === 'failed') return { kind: 'failed', failure: failureFor(end) };
  if (end.reason === 'stop') return { kind: 'finished' };
  return { kind: 'finished', shortened: end.reason === 'length' ? 'length' : 'filter' };
}

function failureFor({ error, refusal, waitedMs = 0 }: FailedCompletion): Failure {
  const retryAfterSeconds = Number(refusal?.retryAfter);
  // The server's clock had the pause between two sends not quite over; a provider's rate limit blocks as long as ever.
  if (refusal?.type === TOO_SOON && retryAfterSeconds > 0) return { kind: 'apiRateLimit', retryAfterSeconds };
  if (error === 'stalled') return { kind: error, seconds: Math.round(waitedMs / 1000) };
  if (error === 'apiRateLimit' || error === 'quotaExceeded' || error === 'brokeOff' || error === 'general') {
    return { kind: error };
  }
  return { kind: 'specific', cause: error === 'notACompletion' ? 'upstream' : error };
}
