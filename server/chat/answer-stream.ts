/** An answer as the page reads it: OpenAI's event stream, handed on as its words come. */
import type { FinishReason } from '#shared/chat-completion-reader.ts';
import { createChunkWriter, eventOf, KEEP_ALIVE_EVENT, type ChunkHead } from '#shared/chat-completion-writer.ts';
import { ApiError, toApiError } from './api-error.ts';

type AnswerEnd =
  /** `tokens`: what the provider says the whole exchange cost. */
  | { readonly kind: 'finished'; readonly reason: FinishReason; readonly tokens: number | undefined }
  | { readonly kind: 'failed'; readonly error: ApiError };

interface AnswerEvents {
  readonly onText: (text: string) => void;
  /** A thought of the model: not handed on, but paid for. */
  readonly onThought: (text: string) => void;
  /** Something came that is no word: a thought, a keep-alive. */
  readonly onLife: () => void;
  readonly onEnd: (end: AnswerEnd) => void;
}

/** Starts an answer, whoever gives it. The returned function ends it; nothing is reported after it. */
export type StartAnswer = (events: AnswerEvents) => () => void;

/** How an exchange ended, told exactly once. */
export interface ExchangeEnd {
  readonly outcome: 'finished' | 'left' | ApiError;
  /** Whether a response was under way: with a word, or with a comment. */
  readonly hasBegun: boolean;
  /** The text that was handed on, in UTF-8 bytes. */
  readonly sentBytes: number;
  /** The thoughts before it, in UTF-8 bytes. */
  readonly thoughtBytes: number;
  readonly tokens: number | undefined;
}

interface StreamOptions {
  readonly head: ChunkHead;
  /** Aborts when the visitor leaves before the answer has begun; afterwards the stream is cancelled. */
  readonly visitor: AbortSignal;
  readonly onFirstWord: () => void;
  readonly onEnd: (end: ExchangeEnd) => void;
}

/** After so long without a word a model's thoughts begin the answer, and keep its connection alive, ms. */
const KEEP_ALIVE_MS = 10_000;

const encoder = new TextEncoder();

/**
 * Resolves with the first word, so that whatever fails before it is an error with a status and not a broken stream:
 * it rejects with the `ApiError` then. Where a model thinks for longer, it resolves with a comment.
 */
export function streamAnswer(start: StartAnswer, options: StreamOptions): Promise<ReadableStream<Uint8Array>> {
  const { head, visitor, onFirstWord, onEnd } = options;
  const writer = createChunkWriter(head);
  let [sentBytes, thoughtBytes] = [0, 0];
  let [hasBegun, isOver] = [false, false];
  let writtenAt = performance.now();
  let cancelAnswer = () => {};
  let resolve!: (stream: ReadableStream<Uint8Array>) => void;
  let reject!: (error: ApiError) => void;
  const begun = new Promise<ReadableStream<Uint8Array>>((...settle) => ([resolve, reject] = settle));
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const leave = () => end('left');
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller), cancel: leave });

  const write = (event: string) => {
    if (isOver) return;
    body.enqueue(encoder.encode(event));
    writtenAt = performance.now();
    if (!hasBegun) resolve(stream);
    hasBegun = true;
  };
  const end = (outcome: ExchangeEnd['outcome'], tokens?: number) => {
    if (isOver) return;
    isOver = true;
    visitor.removeEventListener('abort', leave);
    // What has ended closes by itself, and keeps its connection for the next call.
    if (outcome === 'left') cancelAnswer();
    onEnd({ outcome, hasBegun, sentBytes, thoughtBytes, tokens });
    // To nobody, where the visitor has left before the first word.
    if (outcome === 'left') resolve(stream);
  };
  const finish = (answer: AnswerEnd) => {
    if (isOver) return;
    const hasFailedFirst = answer.kind === 'failed' && !hasBegun;
    if (!hasFailedFirst) write(answer.kind === 'finished' ? writer.finish(answer.reason) : eventOf(answer.error.body));
    if (answer.kind === 'finished') end('finished', answer.tokens);
    else end(answer.error);
    if (hasFailedFirst) reject(answer.error);
    else body.close();
  };

  visitor.addEventListener('abort', leave);
  if (visitor.aborted) {
    leave();
    return begun;
  }
  cancelAnswer = startSafely(start, {
    onText: (text) => {
      if (isOver) return;
      if (sentBytes === 0) onFirstWord();
      sentBytes += encoder.encode(text).length;
      write(writer.text(text));
    },
    onThought: (text) => {
      thoughtBytes += encoder.encode(text).length;
    },
    onLife: () => {
      if (performance.now() - writtenAt > KEEP_ALIVE_MS) write(KEEP_ALIVE_EVENT);
    },
    onEnd: finish,
  });
  return begun;
}

/** What cannot even be started has failed. */
function startSafely(start: StartAnswer, events: AnswerEvents): () => void {
  try {
    return start(events);
  } catch (error) {
    events.onEnd({ kind: 'failed', error: toApiError(error) });
    return () => {};
  }
}
