/** An answer as the page reads it: OpenAI's event stream, handed on as its words come. */
import type { FinishReason } from '#shared/chat-completion-reader.ts';
import { createChunkWriter, eventOf, KEEP_ALIVE_EVENT, type ChunkHead } from '#shared/chat-completion-writer.ts';
import { ApiError, toApiError } from './api-error.ts';
import { byteLength } from './token-estimates.ts';

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

/** What may wait for a visitor who does not read, in bytes: an answer is a few thousand. Beyond it the answer ends. */
const MAX_UNREAD_BYTES = 262_144;
/** As much waits as events of their own; further words wait as one text, for an event is many times its word. */
const MAX_UNREAD_EVENT_BYTES = 65_536;
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
  readonly #writer: ReturnType<typeof createChunkWriter>;
  #body!: ReadableStreamDefaultController<Uint8Array>;
  readonly #stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => void (this.#body = controller),
      pull: () => this.#writeHeld(),
      cancel: () => this.#leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  readonly #leave = () => this.#end('left');
  #sentBytes = 0;
  #thoughtBytes = 0;
  /** Words that wait until the visitor has read what is before them. */
  #held = '';
  #heldBytes = 0;
  #hasBegun = false;
  #writtenAt = performance.now();
  #isOver = false;
  #begin = () => {};
  #cancelAnswer = () => {};

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#writer = createChunkWriter(options.head);
  }

  begin(start: StartAnswer): Promise<ReadableStream<Uint8Array>> {
    return new Promise((resolve, reject) => {
      const { visitor } = this.#options;
      this.#begin = () => resolve(this.#stream);
      const fail = (error: ApiError) => {
        this.#end(error);
        reject(error);
      };
      visitor.addEventListener('abort', this.#leave);
      if (visitor.aborted) return this.#leave();
      try {
        this.#cancelAnswer = start({
          onText: (text) => this.#writeText(text),
          onThought: (text) => {
            this.#thoughtBytes += byteLength(text);
          },
          onLife: () => {
            if (performance.now() - this.#writtenAt > KEEP_ALIVE_MS) this.#write(KEEP_ALIVE_EVENT);
          },
          onEnd: (end) => (end.kind === 'failed' && !this.#hasBegun ? fail(end.error) : this.#finish(end)),
        });
      } catch (error) {
        fail(toApiError(error));
      }
      return undefined;
    });
  }

  #writeText(text: string): void {
    if (this.#isOver) return;
    if (this.#sentBytes === 0) this.#options.onFirstWord();
    const bytes = byteLength(text);
    this.#sentBytes += bytes;
    if (this.#unreadBytes <= MAX_UNREAD_EVENT_BYTES) return this.#write(this.#writer.text(text));
    this.#held += text;
    this.#heldBytes += bytes;
    if (this.#unreadBytes > MAX_UNREAD_BYTES) this.#giveUp();
  }

  #writeHeld(): void {
    const text = this.#held;
    this.#held = '';
    this.#heldBytes = 0;
    if (text !== '') this.#write(this.#writer.text(text));
  }

  get #unreadBytes(): number {
    return this.#heldBytes - (this.#body.desiredSize ?? 0);
  }

  #write(event: string): void {
    if (this.#isOver) return;
    this.#body.enqueue(encoder.encode(event));
    this.#writtenAt = performance.now();
    this.#hasBegun = true;
    this.#begin();
  }

  /** The visitor does not read: for whoever does so later the answer has broken off. */
  #giveUp(): void {
    this.#write(eventOf(new ApiError('upstream_error').body));
    this.#end('left');
    this.#body.close();
  }

  #finish(end: AnswerEnd): void {
    this.#writeHeld();
    this.#write(end.kind === 'finished' ? this.#writer.finish(end.reason) : eventOf(end.error.body));
    if (this.#isOver) return;
    if (end.kind === 'finished') this.#end('finished', end.tokens);
    else this.#end(end.error);
    this.#body.close();
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
    if (outcome === 'left') this.#begin();
  }
}
