/**
 * One call to an OpenAI-compatible provider, from its request to its end: the same for the page and for the server.
 * Words are reported as they come; nothing is awaited between two reads but the next read
 * (a body that nobody reads while its peer closes ends a process of Node: nodejs/undici #5360).
 */
import type { ConversationMessage } from '#shared/chat.ts';
import { ChatCompletionReader, type CompletionEnd, type FailedCompletion } from './chat-completion-reader.ts';
import {
  keyOfError,
  readProviderError,
  refusedParameter,
  type OptionalParameter,
  type ProviderError,
} from './provider-error.ts';

export interface CompletionDeadlines {
  /** Without a sign of life, from the request on, ms. */
  readonly silence: number;
  /** Without a word, while thoughts and keep-alives come, ms. */
  readonly thinking: number;
  /** After the last word, for a provider that does not close, ms. */
  readonly closing: number;
  /** From the request to the answer's end, ms. */
  readonly whole: number;
}

export const COMPLETION_DEADLINES: CompletionDeadlines = {
  silence: 60_000,
  thinking: 180_000,
  closing: 10_000,
  whole: 300_000,
};

/** How long the provider may take to close its stream after the answer's end, so that the connection can be kept, ms. */
const LINGER_MS = 1_000;
/** Within it a kept connection that was closed meanwhile fails; what fails later may have been read, ms. */
const KEPT_FAILS_WITHIN_MS = 100;

export interface CompletionRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials?: RequestCredentials;
  readonly body: {
    readonly model?: string;
    readonly stream: true;
    readonly temperature?: number;
    /** Asked as `max_completion_tokens` where that is refused, as by OpenAI's reasoning models. */
    readonly max_tokens?: number;
    readonly stream_options?: { readonly include_usage: boolean };
    readonly messages: readonly (ConversationMessage | { readonly role: 'system'; readonly content: string })[];
  };
}

export interface CompletionEvents {
  readonly onText: (text: string) => void;
  /** What the model thought before its words: nobody reads it, but it costs as much. */
  readonly onThought?: (text: string) => void;
  /** Something came that is no word: a thought, a keep-alive. */
  readonly onLife?: () => void;
  /** Called once; never after `cancel`. */
  readonly onEnd: (end: CompletionEnd) => void;
}

interface CompletionOptions extends CompletionEvents {
  readonly fetch: typeof fetch;
  readonly deadlines?: CompletionDeadlines;
  /** What this model has refused, left out from then on; the call adds to it. */
  readonly refusedParameters: Set<OptionalParameter>;
  readonly onRefusedParameter?: (name: OptionalParameter) => void;
}

/** How much of a refusal is read to tell its kind, in UTF-16 units. */
const MAX_REFUSAL_LENGTH = 16_384;
/** How long its body is waited for, ms. */
const MAX_REFUSAL_MS = 1_000;

/** Asks for a completion. The returned function ends the call; nothing is reported after it. */
export function streamCompletion(request: CompletionRequest, options: CompletionOptions): () => void {
  const call = new CompletionCall(request, options);
  void call.run();
  return () => call.cancel();
}

class CompletionCall {
  readonly #request: CompletionRequest;
  readonly #options: CompletionOptions;
  readonly #deadlines: CompletionDeadlines;
  readonly #connection = new AbortController();
  readonly #startedAt = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #livedAt = this.#startedAt;
  #spokeAt = this.#startedAt;
  /** Nothing is reported any more. */
  #isOver = false;
  #hasResponse = false;
  /** What the last try sent along: another call may have been refused a parameter since. */
  #sent: ReadonlySet<string> = new Set();

  readonly #reader = new ChatCompletionReader(
    (text) => {
      this.#spokeAt = performance.now();
      if (!this.#isOver) this.#options.onText(text);
    },
    (text) => {
      if (!this.#isOver) this.#options.onThought?.(text);
    },
  );

  constructor(request: CompletionRequest, options: CompletionOptions) {
    this.#request = request;
    this.#options = options;
    this.#deadlines = options.deadlines ?? COMPLETION_DEADLINES;
  }

  cancel(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#connection.abort();
  }

  async run(): Promise<void> {
    this.#watch();
    try {
      const response = await this.#open();
      if (response) await this.#read(response);
    } catch (error) {
      if (this.#hasResponse) this.#cut(codeOf(error));
      else this.#end(failureOf(error));
    } finally {
      clearTimeout(this.#timer);
      // Also where nothing was read, or not to its end.
      this.#connection.abort();
    }
  }

  /** The response to read; undefined after a refusal. A refused parameter is left out, and the question asked once more. */
  async #open(): Promise<Response | undefined> {
    const { refusedParameters, onRefusedParameter } = this.#options;
    for (;;) {
      const response = await this.#send();
      if (response.ok) return response;
      const error = readProviderError(await beginningOf(response), response.status);
      const name = refusedParameter(error);
      if (!name || !this.#sent.has(name) || (error.param === undefined && this.#isSpokenOf(name))) {
        this.#end(refusalOf(error, response));
        return undefined;
      }
      if (!refusedParameters.has(name)) onRefusedParameter?.(name);
      refusedParameters.add(name);
    }
  }

  /** A provider's text may quote the conversation. */
  #isSpokenOf(name: string): boolean {
    return this.#request.body.messages.some(({ role, content }) => role !== 'system' && content.includes(name));
  }

  async #send(): Promise<Response> {
    const { address, headers, credentials, body } = this.#request;
    const { refusedParameters } = this.#options;
    const max_completion_tokens = refusedParameters.has('max_tokens') ? body.max_tokens : undefined;
    const left = Object.entries({ ...body, max_completion_tokens }).filter(
      ([name, value]) => value !== undefined && !refusedParameters.has(name as OptionalParameter),
    );
    this.#sent = new Set(left.map(([name]) => name));
    const init: RequestInit = {
      method: 'POST',
      headers,
      body: JSON.stringify(Object.fromEntries(left)),
      signal: this.#connection.signal,
      ...(credentials && { credentials }),
    };
    const sentAt = performance.now();
    return this.#options.fetch(address, init).catch((error: unknown) => {
      // A kept connection that the provider had just closed, as a rule before it read anything of this question.
      if (wasKept(error) && performance.now() - sentAt < KEPT_FAILS_WITHIN_MS)
        return this.#options.fetch(address, init);
      throw error;
    });
  }

  async #read({ body }: Response): Promise<void> {
    this.#hasResponse = true;
    const reader = body?.getReader();
    for (let isDone = false; !isDone;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      isDone = done;
      this.#livedAt = performance.now();
      const spokeAt = this.#spokeAt;
      if (value) this.#reader.feed(value);
      if (done) this.#reader.end();
      if (this.#reader.result?.kind === 'failed') isDone = true;
      if (this.#reader.result) this.#end(this.#reader.result);
      else if (spokeAt === this.#spokeAt) this.#options.onLife?.();
    }
  }

  #cut(code: string | undefined): void {
    this.#reader.cut();
    const { result } = this.#reader;
    this.#end(result?.kind === 'failed' && code ? { ...result, code } : result);
  }

  #end(end: CompletionEnd | undefined): void {
    if (this.#isOver || !end) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.cancel(), LINGER_MS);
    this.#options.onEnd(end);
  }

  /** One timer for all deadlines: when it fires, it looks which of them is over, and waits for the next. */
  #watch(): void {
    const { silence, thinking, closing, whole } = this.#deadlines;
    const patience = this.#reader.isClosing ? Math.min(closing, silence) : silence;
    const now = performance.now();
    const left = Math.min(this.#livedAt + patience, this.#spokeAt + thinking, this.#startedAt + whole) - now;
    // Not much longer than the shortest deadline: an answer may close meanwhile.
    if (left > 0) this.#timer = setTimeout(() => this.#watch(), Math.min(Math.ceil(left), closing));
    else this.#giveUp(now - this.#livedAt < patience ? thinking : silence);
  }

  #giveUp(waitedMs: number): void {
    this.#reader.fallSilent();
    const stalled = { kind: 'failed', error: 'stalled', detail: 'the provider fell silent', waitedMs } as const;
    this.#end(this.#reader.result ?? stalled);
    this.cancel();
  }
}

/** The beginning of a refusal's body; the rest is called off. One that is cut or left open ends there: its status still tells the kind. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  if (!body) return '';
  const reader = body.getReader();
  const callOff = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(callOff, MAX_REFUSAL_MS);
  let text = '';
  while (text.length < MAX_REFUSAL_LENGTH) {
    const { value } = await reader.read().catch(() => ({ value: undefined }));
    if (!value) break;
    text += decoder.decode(value, { stream: true });
  }
  clearTimeout(timer);
  callOff();
  return text;
}

function refusalOf(error: ProviderError, { status, headers }: Response): FailedCompletion {
  return {
    kind: 'failed',
    error: keyOfError(error),
    detail: `the provider answered ${status}`,
    refusal: { status, type: error.type, retryAfter: headers.get('Retry-After') ?? undefined },
  };
}

/** An error that kept the request from being answered. What is no `Error` tells nothing of a cause. */
function failureOf(error: unknown): FailedCompletion {
  if (!(error instanceof Error)) return { kind: 'failed', error: 'general', detail: 'the call failed' };
  const code = codeOf(error);
  const isTimeout = /TIMEOUT|ETIMEDOUT/.test(code ?? '');
  const detail = `the connection to the provider failed: ${code ?? 'unknown'}`;
  return { kind: 'failed', error: isTimeout ? 'timeout' : 'network', detail, ...(code && { code }) };
}

/** `fetch` puts it into the error's cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

/** Node tells of the socket how much had been read from it before. */
function wasKept(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { socket?: { bytesRead?: number } } | undefined) : undefined;
  return codeOf(error) === 'UND_ERR_SOCKET' && (cause?.socket?.bytesRead ?? 0) > 0;
}
