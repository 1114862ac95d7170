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
  return new AnswerStream(options).begin(start);
}

class AnswerStream {
  readonly #options: StreamOptions;
  #resolve: (stream: ReadableStream<Uint8Array>) => void = () => {};
  #reject: (error: ApiError) => void = () => {};
  readonly #writer: ReturnType<typeof createChunkWriter>;
  #body!: ReadableStreamDefaultController<Uint8Array>;
  readonly #leave = () => this.#end('left');
  readonly #stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (this.#body = controller),
    cancel: this.#leave,
  });
  #sentBytes = 0;
  #thoughtBytes = 0;
  #hasBegun = false;
  #writtenAt = performance.now();
  #isOver = false;
  #cancelAnswer = () => {};

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#writer = createChunkWriter(options.head);
  }

  begin(start: StartAnswer): Promise<ReadableStream<Uint8Array>> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#listen(start);
    });
  }

  #listen(start: StartAnswer): void {
    const { visitor } = this.#options;
    visitor.addEventListener('abort', this.#leave);
    if (visitor.aborted) return this.#leave();
    try {
      this.#cancelAnswer = start({
        onText: (text) => this.#writeText(text),
        onThought: (text) => {
          this.#thoughtBytes += encoder.encode(text).length;
        },
        onLife: () => {
          if (performance.now() - this.#writtenAt > KEEP_ALIVE_MS) this.#write(KEEP_ALIVE_EVENT);
        },
        onEnd: (end) => this.#finish(end),
      });
    } catch (error) {
      this.#finish({ kind: 'failed', error: toApiError(error) });
    }
    return undefined;
  }

  #writeText(text: string): void {
    if (this.#isOver) return;
    if (this.#sentBytes === 0) this.#options.onFirstWord();
    this.#sentBytes += encoder.encode(text).length;
    this.#write(this.#writer.text(text));
  }

  #write(event: string): void {
    if (this.#isOver) return;
    this.#body.enqueue(encoder.encode(event));
    this.#writtenAt = performance.now();
    if (!this.#hasBegun) this.#resolve(this.#stream);
    this.#hasBegun = true;
  }

  #finish(end: AnswerEnd): void {
    if (this.#isOver) return;
    const hasFailedFirst = end.kind === 'failed' && !this.#hasBegun;
    if (!hasFailedFirst)
      this.#write(end.kind === 'finished' ? this.#writer.finish(end.reason) : eventOf(end.error.body));
    if (end.kind === 'finished') this.#end('finished', end.tokens);
    else this.#end(end.error);
    if (hasFailedFirst) this.#reject(end.error);
    else this.#body.close();
  }

  #end(outcome: ExchangeEnd['outcome'], tokens?: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.visitor.removeEventListener('abort', this.#leave);
    // What has ended closes by itself, and keeps its connection for the next call.
    if (outcome === 'left') this.#cancelAnswer();
    const [sentBytes, thoughtBytes] = [this.#sentBytes, this.#thoughtBytes];
    this.#options.onEnd({ outcome, hasBegun: this.#hasBegun, sentBytes, thoughtBytes, tokens });
    // To nobody, where the visitor has left before the first word.
    if (outcome === 'left') this.#resolve(this.#stream);
  }
}
