/** One reply as a stream: from the request's bytes to its words and its end. The browser fetches nowhere else. */
import type { Failure } from '#chat/session/types.ts';
import { CHAT_TEMPERATURE, type ConversationMessage } from '#contract/chat.ts';
import { MAX_ANSWER_LENGTH } from '#contract/limits.ts';
import { createEventReader } from '#contract/openai/event-reader.ts';
import { providerErrorIn } from '#contract/openai/provider-error.ts';
import type { DirectConnection, RelayConnection } from './connection.ts';
import { failureOf } from './failure.ts';

/** How long a stream may be silent, ms. Only words count: a keep-alive proves a connection, not an answer. */
export const DEADLINES_MS = {
  firstWord: 60_000,
  betweenWords: 30_000,
  /** For the connection to end by itself after a complete answer; nobody waits for that. */
  close: 10_000,
} as const;

export type ReplyEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'finished' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What a stream needs of its surroundings. */
export interface Platform {
  readonly fetch: typeof fetch;
  /** Calls back once, after so many ms; the returned function prevents it. */
  readonly startTimer: (delayMs: number, fire: () => void) => () => void;
}

const BROKE_OFF: Failure = { kind: 'brokeOff' };
const UPSTREAM: Failure = { kind: 'specific', cause: 'upstream' };

/**
 * Asks for a reply and reports its words as they come, then exactly one end: `finished` or `failed`.
 * The returned function cancels the request; nothing is reported after it.
 */
export function streamReply(
  connection: DirectConnection | RelayConnection,
  conversation: readonly ConversationMessage[],
  platform: Platform,
  report: (event: ReplyEvent) => void,
): () => void {
  const request = new AbortController();
  let over = false;
  let cancelDeadline = () => {};

  const end = (event?: ReplyEvent) => {
    if (over) return;
    over = true;
    cancelDeadline();
    if (event) report(event);
  };
  const cancel = (event?: ReplyEvent) => {
    end(event);
    request.abort();
  };
  const expectWithin = (delayMs: number) => {
    cancelDeadline();
    cancelDeadline = platform.startTimer(delayMs, () => cancel(failed({ kind: 'stalled', seconds: delayMs / 1000 })));
  };

  expectWithin(DEADLINES_MS.firstWord);
  ask(connection, conversation, platform.fetch, request.signal)
    .then(async (response) => {
      const refused = await refusalIn(response);
      if (refused || !response.body) return cancel(failed(refused ?? BROKE_OFF));
      const cut = await readWords(response.body, {
        word: (text) => {
          if (over) return;
          expectWithin(DEADLINES_MS.betweenWords);
          report({ kind: 'text', text });
        },
        complete: () => {
          if (over) return;
          end({ kind: 'finished' });
          expectWithin(DEADLINES_MS.close);
        },
      });
      if (over) cancelDeadline();
      else cancel(failed(cut));
    })
    .catch((reason: unknown) => cancel(failed(failureBehind(reason))));

  return () => cancel();
}

function failed(failure: Failure): ReplyEvent {
  return { kind: 'failed', failure };
}

/** An error that kept the request from being answered. What is no `Error` tells nothing of a cause. */
function failureBehind(reason: unknown): Failure {
  return reason instanceof Error ? { kind: 'specific', cause: 'network' } : { kind: 'general' };
}

function ask(
  connection: DirectConnection | RelayConnection,
  messages: readonly ConversationMessage[],
  request: typeof fetch,
  signal: AbortSignal,
): Promise<Response> {
  const direct = connection.kind === 'direct';
  const model = direct ? { model: connection.model } : {};
  return request(connection.address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(direct && { Authorization: `Bearer ${connection.apiKey}` }),
    },
    credentials: direct ? 'omit' : 'same-origin',
    body: JSON.stringify({ ...model, temperature: CHAT_TEMPERATURE, stream: true, messages }),
    signal,
  });
}

/** The failure that an answer is which is no stream: an error status, or a page or an error where the stream belongs. */
async function refusalIn(response: Response): Promise<Failure | undefined> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.ok && !/html|json/.test(type)) return undefined;
  if (response.ok && type.includes('html')) return UPSTREAM;
  const body: unknown = await response.json().catch(() => undefined);
  const status = response.ok ? undefined : response.status;
  return failureOf(providerErrorIn(body, status) ?? { status });
}

interface Listener {
  readonly word: (text: string) => void;
  /** The provider said that the answer is complete; the connection may still be open. */
  readonly complete: () => void;
}

/** Reads to the end of the connection, or to what makes reading on useless. Returns the failure if nothing completed. */
async function readWords(body: ReadableStream<Uint8Array>, listener: Listener): Promise<Failure> {
  const ending: { failure?: Failure; isForeign: boolean } = { isForeign: false };
  let length = 0;
  const events = createEventReader((event) => {
    if (ending.failure) return;
    if (event.kind === 'error') ending.failure = failureOf(event.error);
    else if (event.kind === 'garbled') ending.failure = BROKE_OFF;
    else if (event.kind === 'foreign') ending.isForeign = true;
    else {
      const text = event.kind === 'chunk' ? event.text : '';
      length += text.length;
      if (length > MAX_ANSWER_LENGTH) return void (ending.failure = BROKE_OFF);
      if (text !== '') listener.word(text);
      if (event.kind === 'done' || event.finish !== undefined) listener.complete();
    }
  });

  const decoder = new TextDecoder();
  const reader = body.getReader();
  while (!ending.failure) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) {
      events.end(decoder.decode());
      break;
    }
    events.feed(decoder.decode(value, { stream: true }));
  }
  return ending.failure ?? (ending.isForeign ? UPSTREAM : BROKE_OFF);
}
