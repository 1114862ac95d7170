/** An OpenAI-compatible provider in place of `fetch`, with every fault that a page can meet. */

export interface ProviderRequest {
  readonly address: string;
  readonly headers: Headers;
  readonly body: {
    readonly model?: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  readonly signal: AbortSignal;
}

export type Answer = (request: ProviderRequest) => Response | Promise<Response>;

const STREAM = { 'Content-Type': 'text/event-stream' };
const FINISH = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';
const DONE = 'data: [DONE]\n\n';

export class FakeProvider {
  readonly requests: ProviderRequest[] = [];
  /** What `GET /api/v1/chat` says; without it there is no such endpoint. */
  state: object | undefined;
  #answers: Answer[] = [words('Hello.')];

  /** The answers to the next requests, in order; the last one is given again and again. */
  answerWith(...answers: readonly Answer[]): void {
    this.#answers = [...answers];
  }

  readonly fetch: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (init?.method !== 'POST')
      return Promise.resolve(this.state ? Response.json(this.state) : new Response('', { status: 404 }));
    const signal = init.signal ?? new AbortController().signal;
    const request: ProviderRequest = {
      address,
      headers: new Headers(init.headers),
      body: JSON.parse(init.body as string) as ProviderRequest['body'],
      signal,
    };
    this.requests.push(request);
    const answer = (this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0])!;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      Promise.resolve(request).then(answer).then(resolve, reject);
    });
  };
}

/** The text of one event of a completion's stream. */
function event(text: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`;
}

/** A whole answer, one event for each text. */
export function words(...texts: readonly string[]): Answer {
  return packets([...texts.map((text) => event(text)), FINISH, DONE]);
}

/** Some words, and then the connection breaks. */
export function cutAfter(...texts: readonly string[]): Answer {
  return packets(
    texts.map((text) => event(text)),
    (body) => body.error(new TypeError('network error')),
  );
}

/** Some words, a clean end, but neither a finish reason nor `[DONE]`. */
export function endAfter(...texts: readonly string[]): Answer {
  return packets(texts.map((text) => event(text)));
}

/** Some words and then silence. */
export function stallAfter(...texts: readonly string[]): Answer {
  return packets(
    texts.map((text) => event(text)),
    () => {},
  );
}

/** An error instead of a stream, as OpenAI sends it. */
export function refuse(status: number, error: object): Answer {
  return () => Response.json({ error }, { status });
}

export const RATE_LIMITED = refuse(429, { type: 'requests', code: 'rate_limit_exceeded' });

/** No answer at all. */
export const HANG_UP: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that the test writes word by word. */
export function dictated(): { answer: Answer; say: (text: string) => void; finish: () => void } {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const waiting: string[] = [];
  let over = false;
  const write = (text: string) => {
    // What comes after the reader has left goes nowhere.
    if (stream) tryTo(() => stream?.enqueue(new TextEncoder().encode(text)));
    else waiting.push(text);
  };
  const end = () => stream && tryTo(() => stream?.close());
  return {
    answer: ({ signal }) => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      signal.addEventListener('abort', () => tryTo(() => stream?.error(signal.reason)));
      for (const text of waiting.splice(0)) write(text);
      if (over) end();
      return new Response(body, { headers: STREAM });
    },
    say: (text) => write(event(text)),
    finish: () => {
      over = true;
      write(FINISH + DONE);
      end();
    },
  };
}

/** One packet a read, then the end. A connection that is left breaks. */
function packets(
  parts: readonly (string | Uint8Array)[],
  end = (body: ReadableStreamDefaultController<Uint8Array>) => body.close(),
): Answer {
  return ({ signal }) => {
    const left = [...parts];
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => signal.addEventListener('abort', () => tryTo(() => controller.error(signal.reason))),
        pull: (controller) => {
          const part = left.shift();
          if (part === undefined) return end(controller);
          controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: STREAM });
  };
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // The stream is over.
  }
}
