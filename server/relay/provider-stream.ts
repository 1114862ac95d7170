/** Reads a provider's event stream: bounded, strict about its end, and deaf to everything but text and its finish. */
import { createParser } from 'eventsource-parser';
import type { AnswerPart, FinishReason } from './answer.ts';
import { ChatFault } from './fault.ts';
import { readProviderEvent, type ProviderEvent } from './provider-event.ts';
import { faultOfStreamError } from './provider-fault.ts';

/** The longest line, in UTF-16 units: no chunk of a chat is a tenth of it. */
const MAX_LINE_LENGTH = 65_536;
/** The longest stream, in bytes: many times what the longest answer takes. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024;
/** The longest answer, in UTF-16 units: far beyond the tokens that were asked for. */
const MAX_TEXT_LENGTH = 12_000;

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
  #finish: FinishReason | undefined;
  #tokens: number | undefined;

  readonly #parser = createParser({
    maxBufferSize: MAX_LINE_LENGTH,
    onEvent: ({ data }) => this.#hear(readProviderEvent(data)),
    // Unknown fields are none of our business; a line without end is.
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.#hear({ kind: 'garbled' });
    },
  });

  /** Takes the next bytes. */
  feed(chunk: Uint8Array): void {
    if (this.isDone || this.fault) return;
    this.#bytes += chunk.byteLength;
    if (this.#bytes > MAX_STREAM_BYTES) this.fault ??= broken('the stream is too long');
    else this.#parser.feed(this.#decoder.decode(chunk, { stream: true }));
  }

  /**
   * The connection has ended, by itself or with `error`. Once the provider has finished, that takes nothing away;
   * before, the answer has broken off.
   */
  end(error?: ChatFault): void {
    // The blank line lets a last event speak that the provider did not close.
    if (!error && !this.isDone && !this.fault) this.#parser.feed(`${this.#decoder.decode()}\n\n`);
    if (this.isDone || this.fault) return;
    if (this.#finish === undefined) this.fault = error ?? broken('the stream ended before the answer');
    else this.#complete();
  }

  #hear(event: ProviderEvent): void {
    if (this.isDone || this.fault) return;
    switch (event.kind) {
      case 'chunk':
        this.#finish ??= event.finish;
        this.#tokens = event.tokens ?? this.#tokens;
        this.#say(event.text);
        break;
      case 'done':
        this.#complete();
        break;
      case 'error':
        this.fault = faultOfStreamError(event.words);
        break;
      case 'garbled':
        this.fault = broken('the stream is garbled');
        break;
      default:
        event satisfies never;
    }
  }

  #say(words: string): void {
    // An answer begins with its first word, not with the white space before it.
    const text = this.#textLength === 0 ? words.trimStart() : words;
    this.#textLength += text.length;
    if (this.#textLength > MAX_TEXT_LENGTH) this.fault = broken('the answer is too long');
    else if (text !== '') this.parts.push({ kind: 'text', text });
  }

  #complete(): void {
    if (this.#textLength === 0) {
      this.fault = broken('the answer is empty');
      return;
    }
    this.isDone = true;
    this.parts.push({ kind: 'finish', reason: this.#finish ?? 'stop', tokens: this.#tokens });
  }
}

function broken(detail: string): ChatFault {
  return new ChatFault('upstream_error', { detail });
}
