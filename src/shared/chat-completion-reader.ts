/**
 * Reads a provider's answer, an event stream or one JSON text, as its bytes come in: what is text, what is a thought,
 * and how it ended. For the page and for the server. It holds no connection and no clock.
 */
import { createParser } from 'eventsource-parser';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import {
  findProviderError,
  getProp,
  getString,
  keyOfError,
  parseJson,
  type ProviderErrorKey,
} from './provider-error.ts';

/** Why an answer ended: as OpenAI writes it. */
export type FinishReason = 'stop' | 'length' | 'content_filter';

export interface FinishedCompletion {
  readonly kind: 'finished';
  readonly reason: FinishReason;
  /** What the provider says the whole exchange cost. */
  readonly tokens: number | undefined;
}

export interface FailedCompletion {
  readonly kind: 'failed';
  readonly error:
    | ProviderErrorKey
    /** The answer ended before its end. */
    | 'brokeOff'
    /** What came is no answer of a model, but a page or something else. */
    | 'notACompletion'
    | 'network'
    | 'stalled'
    | 'general';
  /** For the owner's log, in our own words. */
  readonly detail: string;
  /** The provider's answer where it is one of refusal: its status, its `type` and its `Retry-After`. */
  readonly refusal?: {
    readonly status: number;
    readonly type: string | undefined;
    readonly retryAfter: string | undefined;
  };
  /** Of a silence, ms. */
  readonly waitedMs?: number;
  /** The code of the connection's error. */
  readonly code?: string;
}

export type CompletionEnd = FinishedCompletion | FailedCompletion;

/** The longest line, and the longest answer that is no stream, in UTF-16 units. */
const MAX_BUFFER_LENGTH = 262_144;
/** The longest stream, in bytes: three minutes of thoughts go in. */
const MAX_STREAM_BYTES = 8 * 1024 * 1024;

/** No exchange costs as much: a larger figure is none. */
const MAX_TOKENS = 2_000_000;

const DONE = '[DONE]';

export class ChatCompletionReader {
  /** How the answer ended; undefined until then. */
  result: CompletionEnd | undefined;
  /** Whether an event of its own has said that the answer is over: only the connection's end is still to come. */
  isClosing = false;
  hasText = false;

  readonly #onText: (text: string) => void;
  readonly #onThought: (text: string) => void;
  readonly #decoder = new TextDecoder();
  readonly #thoughts = new ThoughtFilter((text) => this.#onThought(text));
  #bytes = 0;
  #textLength = 0;
  #reason: string | undefined;
  #tokens: number | undefined;
  #isForeign = false;
  /** The text of an answer that is no stream; undefined where it is one, and before anything has come. */
  #json: string | undefined;
  #hasBegun = false;

  readonly #parser = createParser({
    maxBufferSize: MAX_BUFFER_LENGTH,
    onEvent: ({ data, event }) => this.#readEvent(data, event),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.#fail('brokeOff', 'a line of the stream is too long');
      else this.#isForeign = true;
    },
  });

  constructor(onText: (text: string) => void, onThought: (text: string) => void) {
    this.#onText = onText;
    this.#onThought = onThought;
  }

  /** Takes the next bytes, wherever they were cut. */
  feed(bytes: Uint8Array): void {
    if (this.result) return;
    this.#bytes += bytes.byteLength;
    if (this.#bytes > MAX_STREAM_BYTES) this.#fail('brokeOff', 'the stream is too long');
    else this.#feedText(this.#decoder.decode(bytes, { stream: true }));
  }

  /** The body has ended by itself. A real finish reason makes it whole; else it has broken off. */
  end(): void {
    if (this.result) return;
    this.#feedText(this.#decoder.decode());
    if (this.#json === undefined) this.#parser.feed('\n\n');
    else this.#readWhole(this.#json);
    this.#conclude(this.#reason !== undefined);
  }

  /** The connection was cut. Only an answer that had said its last word is whole. */
  cut(): void {
    this.#conclude(this.isClosing);
  }

  /** Nothing came for too long. What had a finish reason is whole: some providers leave the connection open. */
  fallSilent(): void {
    if (this.#reason !== undefined) this.#conclude(true);
  }

  #feedText(text: string): void {
    if (!this.#hasBegun) {
      const start = text.trimStart();
      if (start === '') return;
      this.#hasBegun = true;
      if (/^[{[]/.test(start)) this.#json = '';
    }
    if (this.#json === undefined) this.#parser.feed(text);
    else if ((this.#json += text).length > MAX_BUFFER_LENGTH) this.#fail('brokeOff', 'the answer is too long');
  }

  #readWhole(text: string): void {
    const body = parseJson(text);
    if (body === undefined) {
      this.#isForeign = true;
      return;
    }
    this.#readJson(body);
    this.#reason ??= 'stop';
  }

  #readEvent(data: string, name: string | undefined): void {
    if (this.result) return;
    if (data.trim() === DONE) return this.#conclude(true);
    const json = parseJson(data);
    if (name === 'error') this.#readJson(findProviderError(json) ? json : { error: json ?? data });
    // What is no JSON is passed over: an empty line, a comment in the place of data.
    else if (json !== undefined) this.#readJson(json);
  }

  #readJson(json: unknown): void {
    const error = findProviderError(json);
    if (error) {
      if (this.isClosing) return;
      const status = error.status === undefined ? '' : ` (${error.status})`;
      return this.#fail(keyOfError(error), `the provider sent an error inside its answer${status}`);
    }
    const total = getProp(getProp(json, 'usage'), 'total_tokens');
    if (typeof total === 'number' && Number.isInteger(total) && total > 0 && total < MAX_TOKENS) this.#tokens = total;
    const choices = getProp(json, 'choices');
    if (Array.isArray(choices)) this.#readChoice(choices.find((choice) => Number(getProp(choice, 'index') ?? 0) === 0));
  }

  #readChoice(choice: unknown): void {
    // Some repeat the whole as a message behind its pieces.
    const message = getProp(choice, 'delta') ?? (this.hasText ? undefined : getProp(choice, 'message'));
    const thought = getString(message, 'reasoning_content') ?? getString(message, 'reasoning') ?? '';
    if (thought !== '') this.#onThought(thought);
    // Some send the field of the older completions.
    const content = getProp(message, 'content') ?? getProp(choice, 'text');
    const text = textIn(content) + (getString(message, 'refusal') ?? '');
    if (text !== '') this.#addText(this.#thoughts.feed(text));
    const reason = (getString(choice, 'finish_reason') ?? getString(choice, 'finishReason'))?.trim();
    if (!reason || reason === 'null' || this.result) return;
    if (FAILED_REASONS.test(reason)) return this.#fail('upstream', 'the provider ended the answer with an error');
    this.#reason = reason;
    if (text === '' && this.hasText) this.isClosing = true;
  }

  #addText(words: string): void {
    // An answer begins with its first word, not with the white space before it.
    const text = this.hasText ? words : words.trimStart();
    if (text === '') return;
    this.isClosing = false;
    this.#textLength += text.length;
    if (this.#textLength > MAX_ANSWER_LENGTH) return this.#fail('brokeOff', 'the answer is too long');
    this.hasText = true;
    this.#onText(text);
  }

  #conclude(isWhole: boolean): void {
    if (this.result) return;
    this.#addText(this.#thoughts.end());
    const reason = finishReason(this.#reason ?? '');
    if (this.hasText && isWhole) this.result = { kind: 'finished', reason, tokens: this.#tokens };
    else if (isWhole && reason === 'content_filter')
      this.#fail('filtered', 'a filter stopped the answer before a word');
    else if (isWhole && reason === 'length') this.#fail('noRoom', 'thoughts took the whole length of the answer');
    else if (isWhole) this.#fail('upstream', 'the answer is empty');
    else if (this.#isForeign && !this.hasText) this.#fail('notACompletion', 'what came is no answer of a model');
    else this.#fail('brokeOff', 'the answer broke off');
  }

  #fail(error: FailedCompletion['error'], detail: string): void {
    this.result ??= { kind: 'failed', error, detail };
  }
}

const FAILED_REASONS = /^(?:error|abort|aborted|cancell?ed|network_error|insufficient_system_resource|overloaded)$/i;

/** A reason that we do not know is an end like any other. */
function finishReason(reason: string): FinishReason {
  if (/length|max.?(?:output.?)?tokens|window_exceeded/i.test(reason)) return 'length';
  if (/filter|safety|sensitive|recitation|blocklist|prohibited|spii|guardrail|refusal/i.test(reason)) {
    return 'content_filter';
  }
  return 'stop';
}

/** Content as a text, or as a list of parts of which only texts count. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      const isText = /^(?:output_)?text$/.test(getString(part, 'type') ?? 'text');
      return (isText ? getString(part, 'text') : getString(part, 'refusal')) ?? '';
    })
    .join('');
}

const THOUGHT_START = /^\s*(?:<(?:think|thinking|thought|reasoning|seed:think)\b[^>]*>|◁think▷)/i;
const THOUGHT_END = /<\/(?:think|thinking|thought|reasoning|seed:think)>|◁\/think▷/i;
const THOUGHT_STARTS = ['<thinking', '<thought', '<reasoning', '<seed:think', '◁think▷'];
/** A tag with attributes that has not ended yet. */
const OPEN_TAG = /^<(?:think|thinking|thought|reasoning|seed:think)\b[^>]{0,80}$/;
const MAX_TAG_LENGTH = '</seed:think>'.length;

/** Takes `<think>…</think>` away from the beginning of an answer, however it was split. */
class ThoughtFilter {
  #held = '';
  #state: 'before' | 'inside' | 'after' = 'before';
  readonly #onThought: (text: string) => void;

  constructor(onThought: (text: string) => void) {
    this.#onThought = onThought;
  }

  feed(text: string): string {
    if (this.#state === 'after') return text;
    this.#held += text;
    if (this.#state === 'before') {
      // An answer does not begin with white space, of which there may be any amount.
      this.#held = this.#held.trimStart();
      const start = this.#held.toLowerCase();
      if (THOUGHT_STARTS.some((tag) => tag.startsWith(start) && tag !== start) || OPEN_TAG.test(start)) return '';
      const opening = THOUGHT_START.exec(this.#held)?.[0];
      if (opening === undefined) return this.#release(this.#held);
      this.#state = 'inside';
      this.#held = this.#held.slice(opening.length);
    }
    const closing = THOUGHT_END.exec(this.#held);
    if (closing) {
      this.#onThought(this.#held.slice(0, closing.index));
      const rest = this.#held.slice(closing.index + closing[0].length);
      this.#state = 'before';
      this.#held = '';
      // Some think twice before their first word.
      return this.feed(rest);
    }
    this.#onThought(this.#held.slice(0, 1 - MAX_TAG_LENGTH));
    this.#held = this.#held.slice(1 - MAX_TAG_LENGTH);
    return '';
  }

  /** What was held back as the beginning of a tag that did not come. */
  end(): string {
    if (this.#state === 'inside') this.#onThought(this.#held);
    return this.#state === 'before' ? this.#release(this.#held) : '';
  }

  #release(text: string): string {
    this.#state = 'after';
    this.#held = '';
    return text;
  }
}
