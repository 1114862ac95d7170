/** An answer as the page reads it: OpenAI's event stream, handed on as its words come. By hand: Hono's `streamSSE` takes twice the CPU. */
import type { CompletionEvents } from '#shared/chat-completion.ts';
import type { FinishedCompletion } from '#shared/chat-completion-reader.ts';
import { createChunkWriter, eventOf, KEEP_ALIVE_EVENT, type ChunkHead } from '#shared/chat-completion-writer.ts';
import { ApiError, toApiError } from './api-error.ts';
import { providerError } from './provider.ts';

/** Starts an answer, whoever gives it. The returned function ends it; nothing is reported after it. */
export type StartAnswer = (events: CompletionEvents) => () => void;

export interface AnswerEnd {
  readonly end: FinishedCompletion | ApiError | 'left';
  /** Whether a response was under way: with a word, or with a comment. */
  readonly hasBegun: boolean;
  /** ms since 1970. */
  readonly firstWordAt: number | undefined;
  /** The text that was handed on, in UTF-8 bytes. */
  readonly sentBytes: number;
  /** The thoughts before it, in UTF-8 bytes. */
  readonly thoughtBytes: number;
}

/** After so long without a word a model's thoughts begin the answer, and keep its connection alive, ms. */
const KEEP_ALIVE_MS = 10_000;

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/**
 * Resolves with the first word, so that whatever fails before it is an error with a status and not a broken stream:
 * it rejects with the `ApiError` then. Where a model thinks for longer, it resolves with a comment.
 * @param visitor Aborts when the visitor leaves before the answer has begun; afterwards the stream is cancelled.
 * @param onEnd Called once.
 */
export function streamAnswer(
  start: StartAnswer,
  head: ChunkHead,
  visitor: AbortSignal,
  onEnd: (end: AnswerEnd) => void,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const writer = createChunkWriter(head);
    let [sentBytes, thoughtBytes] = [0, 0];
    let [hasBegun, isOver] = [false, false];
    let firstWordAt: number | undefined;
    let writtenAt = performance.now();
    let cancelAnswer = () => {};
    let body!: ReadableStreamDefaultController<Uint8Array>;
    const onLeave = () => finish('left');
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller), cancel: onLeave });

    const write = (event: string) => {
      body.enqueue(encoder.encode(event));
      writtenAt = performance.now();
      hasBegun = true;
      resolve(stream);
    };
    const finish = (end: AnswerEnd['end']) => {
      if (isOver) return;
      isOver = true;
      const isError = end instanceof ApiError;
      if (end === 'left') cancelAnswer();
      // What has ended closes by itself, and keeps its connection for the next call.
      else if (!isError || hasBegun) {
        write(isError ? eventOf(end.body) : writer.finish(end.reason));
        body.close();
      }
      visitor.removeEventListener('abort', onLeave);
      onEnd({ end, hasBegun, firstWordAt, sentBytes, thoughtBytes });
      if (isError) reject(end);
      // To nobody, where the visitor has left before the first word.
      resolve(stream);
    };

    visitor.addEventListener('abort', onLeave);
    if (visitor.aborted) return onLeave();
    try {
      cancelAnswer = start({
        onText: (text) => {
          if (isOver) return;
          firstWordAt ??= Date.now();
          sentBytes += bytesOf(text);
          write(writer.text(text));
        },
        onThought: (text) => (thoughtBytes += bytesOf(text)),
        onLife: () => {
          if (!isOver && performance.now() - writtenAt > KEEP_ALIVE_MS) write(KEEP_ALIVE_EVENT);
        },
        onEnd: (end) => finish(end.kind === 'failed' ? providerError(end) : end),
      });
    } catch (error) {
      finish(toApiError(error));
    }
  });
}
