/** An OpenAI-compatible provider in place of `fetch`, with every fault that a page can meet. */
import { createChunkWriter } from '#shared/chat-completion-writer.ts';

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
const createWriter = () => createChunkWriter({ id: 'chatcmpl-test', created: 0, model: 'm' });
const FINISH = createWriter().finish('stop');
const event = (text: string) => createWriter().text(text);

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

/** A whole answer, one event for each text. */
export const words = (...texts: readonly string[]) =>
  packets(texts, async (body) => {
    await body.write(FINISH);
    await body.close();
  });

/** Some words, and then the connection breaks. */
export const cutAfter = (...texts: readonly string[]) =>
  packets(texts, (body) => body.abort(new TypeError('network error')));

/** Some words and then silence. */
export const stallAfter = (...texts: readonly string[]) => packets(texts, async () => {});

/** An error instead of a stream, as OpenAI sends it. */
export function refuse(status: number, error: object): Answer {
  return () => Response.json({ error }, { status });
}

export const RATE_LIMITED = refuse(429, { type: 'requests', code: 'rate_limit_exceeded' });

/** No answer at all. */
export const HANG_UP: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that the test writes word by word. What comes after the reader has left goes nowhere. */
export function dictated(): { answer: Answer; say: (text: string) => void; finish: () => void } {
  const { writer, answer } = createBody();
  const write = (text: string) => void writer.write(text).catch(() => {});
  return {
    answer,
    say: (text) => write(event(text)),
    finish: () => {
      write(FINISH);
      writer.close().catch(() => {});
    },
  };
}

type Body = WritableStreamDefaultWriter<string>;

/** One event a read, then the end. */
function packets(texts: readonly string[], end: (body: Body) => Promise<void>): Answer {
  return (request) => {
    const { writer, answer } = createBody();
    const write = async () => {
      for (const text of texts) await writer.write(event(text));
      await end(writer);
    };
    write().catch(() => {});
    return answer(request);
  };
}

/** A body with the answer that sends it. A connection that is left breaks. */
function createBody(): { writer: Body; answer: Answer } {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  return {
    writer,
    answer: ({ signal }) => {
      signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
      return new Response(readable, { headers: STREAM });
    },
  };
}
