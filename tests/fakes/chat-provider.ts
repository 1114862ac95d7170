/** An OpenAI-compatible provider on loopback that answers as it is told, with every fault a real one can have. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChunkWriter, DONE_EVENT, eventOf } from '#shared/chat-completion-writer.ts';

/** A key that is planted everywhere a key may stand, and that must come out nowhere. */
export const CANARY = 'sk-canary-4f2a9c';

export interface ProviderRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model?: string;
    readonly temperature?: number;
    readonly stream?: boolean;
    readonly max_tokens?: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  /** Resolves when the client has closed the connection before the answer's end. */
  readonly abandoned: Promise<void>;
}

/** Writes one answer. It may end it, cut it, or leave it open. */
export type Answer = (response: ServerResponse, request: ProviderRequest) => unknown;

export interface ChatProvider {
  readonly baseUrl: string;
  readonly requests: readonly ProviderRequest[];
  /** The answers to the next requests, in order; the last one is given again and again. */
  answerWith(...answers: readonly Answer[]): void;
  close(): Promise<void>;
}

const CHUNK_HEAD = { id: 'chatcmpl-fake', created: 0, model: 'fake' };

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  // On a connection that is used again, a browser would repeat a request by itself when it is cut.
  Connection: 'close',
};
const STREAM = { ...CORS, 'Content-Type': 'text/event-stream' };

export async function startChatProvider(): Promise<ChatProvider> {
  const requests: ProviderRequest[] = [];
  let answers: Answer[] = [words('Hello.')];

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    if (incoming.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request: ProviderRequest = {
      headers: incoming.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
      abandoned: once(response, 'close').then(() => (response.writableEnded ? new Promise(() => {}) : undefined)),
    };
    requests.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    await answer?.(response, request);
  };
  const server = createServer((incoming, response) => void serve(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answerWith: (...next) => void (answers = [...next]),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The text of one event of a completion's stream. */
export function event(text: string): string {
  return createChunkWriter(CHUNK_HEAD).text(text);
}

const events = (texts: readonly string[]) => texts.map(event).join('');

/** The event that says why the answer ends. */
export const FINISH = createChunkWriter(CHUNK_HEAD).finish('stop').replace(DONE_EVENT, '');

/** A stream of exactly this, then a clean end of the connection. */
export function bytes(stream: string | Buffer, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(200, { ...STREAM, ...headers }).end(stream);
}

/** A whole answer, one event for each word. */
export function words(...texts: readonly string[]): Answer {
  return bytes(events(texts) + FINISH + DONE_EVENT);
}

/** A whole answer with one byte to a packet, CRLF line ends, comments, event names and a byte order mark. */
export function drip(text: string): Answer {
  const stream = `\uFEFF: keep-alive\n\nevent: message\nid: 7\n${event(text)}${FINISH}${DONE_EVENT}`;
  return async (response) => {
    response.writeHead(200, STREAM);
    response.socket?.setNoDelay();
    for (const byte of Buffer.from(stream.replaceAll('\n', '\r\n'))) {
      if (!response.write(Buffer.of(byte))) await once(response, 'drain');
      await new Promise(setImmediate);
    }
    response.end();
  };
}

/** Some words, and then the connection is cut. */
export function cutAfter(...texts: readonly string[]): Answer {
  return async (response) => {
    response.writeHead(200, STREAM).flushHeaders();
    for (const text of texts) await new Promise((sent) => response.write(event(text), sent));
    // A browser drops what it has not handed over yet when the connection breaks.
    await new Promise((handedOver) => setTimeout(handedOver, 300));
    response.socket?.destroySoon();
  };
}

/** Some words, a clean end, but neither a finish reason nor `[DONE]`. */
export function endAfter(...texts: readonly string[]): Answer {
  return bytes(events(texts));
}

/** Some words and then silence, with the connection open. */
export function stallAfter(...texts: readonly string[]): Answer {
  return (response) => {
    response.writeHead(200, STREAM).flushHeaders();
    for (const text of texts) response.write(event(text));
  };
}

/** Some words, and an error in the place of the next one. */
export function errorFrameAfter(texts: readonly string[], error: object): Answer {
  return bytes(events(texts) + eventOf({ error }));
}

/** Words, and then what they cost. */
export function billed(text: string, total_tokens: number): Answer {
  return bytes(event(text) + FINISH + eventOf({ choices: [], usage: { total_tokens } }) + DONE_EVENT);
}

/** An error instead of a stream, as OpenAI sends it. */
export function refuse(status: number, error: object, headers: Record<string, string> = {}): Answer {
  return (response) =>
    response
      .writeHead(status, { ...CORS, 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ error }));
}

/** What OpenAI says to too many requests. */
export const RATE_LIMITED = refuse(
  429,
  { message: 'Rate limit reached for requests', type: 'requests', param: null, code: 'rate_limit_exceeded' },
  { 'Retry-After': '1' },
);

/** What OpenAI says when the account is used up: the same status, another code. */
export const QUOTA_EXCEEDED = refuse(429, {
  message: 'You exceeded your current quota, please check your plan and billing details.',
  type: 'insufficient_quota',
  code: 'insufficient_quota',
});

/** Cuts the connection before any answer. */
export const HANG_UP: Answer = (response) => response.socket?.destroy();

/** Takes the request and says nothing at all. */
export const MUTE: Answer = () => {};

/** An answer that the test writes word by word. */
export function dictated(): { answer: Answer; say: (text: string) => void; finish: () => void } {
  let open: ServerResponse | undefined;
  const waiting: string[] = [];
  let isOver = false;
  const end = () => open?.end(FINISH + DONE_EVENT);
  return {
    answer: (response) => {
      open = response;
      response.writeHead(200, STREAM).flushHeaders();
      for (const text of waiting.splice(0)) response.write(text);
      if (isOver) end();
    },
    say: (text) => void (open ? open.write(event(text)) : waiting.push(event(text))),
    finish: () => {
      isOver = true;
      end();
    },
  };
}
