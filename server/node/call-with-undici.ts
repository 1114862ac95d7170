/** The call to the provider in a process of Node: over connections that are kept, with a deadline for new ones. */
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, type Dispatcher } from 'undici';
import type { ByteListener, ByteSource } from '#server/relay/byte-source.ts';
import { callWithFetch } from '#server/relay/call-with-fetch.ts';
import type { CallProvider } from '#server/relay/provider.ts';

/** After the answer's end: how long the provider may take to close its stream, ms. */
const CLOSE_MS = 1_000;

export interface Caller {
  readonly call: CallProvider;
  close(): Promise<void>;
}

/** @param connectMs For a new connection. */
export function createCaller(connectMs: number): Caller {
  // Deadlines are kept elsewhere; the client's own would only come on top.
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 });
  // Bun puts an undici of its own in the place of this one, which does no more than `fetch`.
  if (!('dispatch' in agent)) return { call: callWithFetch, close: () => Promise.resolve() };
  return { call: (call) => dispatch(agent, call), close: () => agent.destroy() };
}

/** The bytes come straight from the client's parser: of a thousand answers at once each would hold a stream in between. */
function dispatch(
  agent: Agent,
  { address, headers, body, signal }: Parameters<CallProvider>[0],
): ReturnType<CallProvider> {
  const { origin, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    let bytes: ResponseBytes | undefined;
    agent.dispatch(
      { origin, path: pathname + search, method: 'POST', headers, body },
      {
        onRequestStart: (controller) => {
          const hangUp = () => controller.abort(signal.reason as Error);
          if (signal.aborted) hangUp();
          else signal.addEventListener('abort', hangUp);
        },
        onResponseStart: (controller, status, replied) => {
          // What comes before the answer itself (RFC 9110 §15.2).
          if (status < 200) return;
          const header = (name: string) => firstOf(replied[name.toLowerCase()]);
          bytes = new ResponseBytes(controller, decoderOf(header('Content-Encoding')));
          resolve({ status, header, body: bytes });
        },
        onResponseData: (_, chunk) => bytes?.listener.onBytes(chunk),
        onResponseEnd: () => bytes?.end(),
        onResponseError: (_, error) => {
          reject(error);
          bytes?.listener.onError(error);
        },
      },
    );
  });
}

/** The body of one response. It waits until somebody listens. */
class ResponseBytes implements ByteSource {
  listener: ByteListener = { onBytes: () => {}, onEnd: () => {}, onError: () => {} };
  readonly #controller: Dispatcher.DispatchController;
  readonly #decoder: Transform | undefined;
  #isPaused = true;
  #hasEnded = false;
  #closing: NodeJS.Timeout | undefined;

  constructor(controller: Dispatcher.DispatchController, decoder: Transform | undefined) {
    this.#controller = controller;
    this.#decoder = decoder;
    controller.pause();
  }

  listen(listener: ByteListener): void {
    this.listener = this.#decoder ? through(this.#decoder, listener) : listener;
    this.resume();
  }

  pause(): void {
    this.#isPaused = true;
    this.#decoder?.pause();
    this.#controller.pause();
  }

  // The client looks at all its requests when it is told to go on.
  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#decoder?.resume();
    this.#controller.resume();
  }

  // The connection may be used again, once the provider has closed its stream.
  release(): void {
    if (this.#hasEnded) return;
    this.#closing = setTimeout(() => this.#controller.abort(new Error('The stream was not closed')), CLOSE_MS).unref();
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#closing);
    this.listener.onEnd();
  }
}

/** Undoes a compression that nobody asked for. */
function decoderOf(encoding = 'identity'): Transform | undefined {
  const decoders: Readonly<Record<string, () => Transform>> = {
    gzip: createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  return decoders[encoding.toLowerCase()]?.();
}

function through(decoder: Transform, { onBytes, onEnd, onError }: ByteListener): ByteListener {
  decoder.on('data', onBytes).on('end', onEnd).on('error', onError);
  return {
    onBytes: (bytes) => void decoder.write(bytes),
    onEnd: () => void decoder.end(),
    onError: (error) => void decoder.destroy(error as Error),
  };
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
