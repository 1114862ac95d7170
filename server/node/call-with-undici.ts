/** The call to the provider in a process of Node: over connections that are kept, with a deadline for new ones. */
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, request } from 'undici';
import type { ByteSource } from '#server/relay/byte-source.ts';
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
  const dispatcher = new Agent({ connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 });
  return {
    call: async ({ address, headers, body, signal }) => {
      const reply = await request(address, { dispatcher, method: 'POST', headers, body, signal });
      const header = (name: string) => firstOf(reply.headers[name.toLowerCase()]);
      return {
        status: reply.statusCode,
        header,
        body: bytesOf(decoded(reply.body, header('Content-Encoding'))),
      };
    },
    close: async () => {
      // Bun puts an undici of its own in the place of this one: it has no connections to close.
      if ('destroy' in dispatcher) await dispatcher.destroy();
    },
  };
}

/** Undoes a compression that nobody asked for. */
function decoded(body: Readable, encoding = 'identity'): Readable {
  const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
    gzip: createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const create = decoders[encoding.toLowerCase()];
  // An error of either stream reaches the reader of the last.
  return create ? pipeline(body, create(), () => {}) : body;
}

function bytesOf(body: Readable): ByteSource {
  return {
    listen: ({ onBytes, onEnd, onError }) => void body.on('data', onBytes).on('end', onEnd).on('error', onError),
    pause: () => void body.pause(),
    resume: () => void body.resume(),
    // The connection may be used again, once the provider has closed its stream.
    release: () => void setTimeout(() => body.destroy(), CLOSE_MS).unref(),
  };
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
