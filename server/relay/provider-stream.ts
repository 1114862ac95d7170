/** Reads a provider's event stream: bounded, strict about its end, and deaf to everything but text and its finish. */
import { MAX_ANSWER_LENGTH } from '#contract/limits.ts';
import { finishReason, tokensIn, type StreamEvent } from '#contract/openai/chunk.ts';
import { createEventReader } from '#contract/openai/event-reader.ts';
import type { AnswerPart } from './answer.ts';
import { ChatFault } from './fault.ts';
import { faultOfProvider } from './provider-fault.ts';

/** The longest stream, in bytes: many times what the longest answer takes. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024;

/** Turns the bytes of one stream into the parts of an answer. Holds no connection and no clock. */
export class ProviderStream {
  /** The parts that have come, in order. */
  readonly parts: AnswerPart[] = [];
  /** Why nothing more is to be read. What came before it is in `parts`. */
  fault: ChatFault | undefined;
  /** Whether the provider has said its last word. */
  isDone = false;

  readonly #decoder = new TextDecoder();
  #bytes = 0;
  #textLength = 0;
  #finish: string | undefined;
  #tokens: number | undefined;

  readonly #reader = createEventReader((event) => this.#hear(event));

  /** Takes the next bytes. */
  feed(chunk: Uint8Array): void {
    if (this.isDone || this.fault) return;
    this.#bytes += chunk.byteLength;
    if (this.#bytes > MAX_STREAM_BYTES) this.fault ??= broken('the stream is too long');
    else this.#reader.feed(this.#decoder.decode(chunk, { stream: true }));
  }

  /**
   * The connection has ended, by itself or with `error`. Once the provider has finished, that takes nothing away;
   * before, the answer has broken off.
   */
  end(error?: ChatFault): void {
    if (!error && !this.isDone && !this.fault) this.#reader.end(this.#decoder.decode());
    if (this.isDone || this.fault) return;
    if (this.#finish === undefined) this.fault = error ?? broken('the stream ended before the answer');
    else this.#complete();
  }

  #hear(event: StreamEvent): void {
    if (this.isDone || this.fault) return;
    switch (event.kind) {
      case 'chunk':
        this.#finish ??= event.finish;
        this.#tokens = tokensIn(event.json) ?? this.#tokens;
        this.#say(event.text);
        break;
      case 'done':
        this.#complete();
        break;
      case 'error':
        this.fault = faultOfProvider(event.error);
        break;
      case 'garbled':
        this.fault = broken('the stream is garbled');
        break;
      case 'foreign':
        break;
      default:
        event satisfies never;
    }
  }

  #say(words: string): void {
    // An answer begins with its first word, not with the white space before it.
    const text = this.#textLength === 0 ? words.trimStart() : words;
    this.#textLength += text.length;
    if (this.#textLength > MAX_ANSWER_LENGTH) this.fault = broken('the answer is too long');
    else if (text !== '') this.parts.push({ kind: 'text', text });
  }

  #complete(): void {
    if (this.#textLength === 0) {
      this.fault = broken('the answer is empty');
      return;
    }
    this.isDone = true;
    this.parts.push({ kind: 'finish', reason: finishReason(this.#finish ?? 'stop'), tokens: this.#tokens });
  }
}

function broken(detail: string): ChatFault {
  return new ChatFault('upstream_error', { detail });
}
