/** The call to the provider in a process of Node: over connections that are kept, with a deadline for new ones. */
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { ByteSource } from '#server/relay/byte-source.ts';
import type { CallProvider, ProviderReply } from '#server/relay/provider.ts';

/** After the answer's end: how long the provider may take to close its stream, ms. */
const CLOSE_MS = 1_000;
/** How long a connection is kept for the next call, ms: less than a provider keeps it. */
const IDLE_MS = 4_000;
/** How many connections are kept at most: as many as answers end in one moment. */
const MOST_KEPT = 1_000;

export interface Caller {
  readonly call: CallProvider;
  close(): void;
}

/** @param connectMs For a new connection. */
export function createCaller(connectMs: number): Caller {
  const kept = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: MOST_KEPT };
  const plain = new http.Agent(kept);
  const secure = new https.Agent(kept);
  return {
    call: ({ address, headers, body: [start, rest], signal }) => {
      const { protocol, hostname, port, pathname, search } = new URL(address);
      const isSecure = protocol === 'https:';
      const outgoing = (isSecure ? https : http).request({
        method: 'POST',
        // An IPv6 address stands in brackets.
        hostname: hostname.replace(/^\[(.+)\]$/, '$1'),
        port,
        path: pathname + search,
        headers: { ...headers, 'Content-Length': start.byteLength + rest.byteLength },
        agent: isSecure ? secure : plain,
      });
      const replied = new Promise<ProviderReply>((resolve, reject) => {
        outgoing.on('error', reject);
        outgoing.on('response', (incoming) => resolve(replyOf(incoming, outgoing)));
        const abort = () => {
          reject(signal.reason as Error);
          // Without a reason: once the response is whole nobody listens for errors of the kept socket, and one more would
          // end the process (nodejs/node #65938).
          outgoing.destroy();
        };
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort);
      });
      limitConnecting(outgoing, isSecure ? 'secureConnect' : 'connect', connectMs);
      outgoing.write(start);
      outgoing.end(rest);
      return replied;
    },
    close: () => {
      plain.destroy();
      secure.destroy();
    },
  };
}

class ConnectTimeoutError extends Error {
  readonly code = 'CONNECT_TIMEOUT';
}

/** @param opened The event of a socket that is ready to be written to. */
function limitConnecting(outgoing: ClientRequest, opened: 'connect' | 'secureConnect', milliseconds: number): void {
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return;
    let isOpen = false;
    const giveUp = () => void (isOpen || outgoing.destroy(new ConnectTimeoutError()));
    // A process that was busy for longer first hears of what opened meanwhile.
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
    socket.once('close', () => clearTimeout(timer));
    socket.once(opened, () => {
      isOpen = true;
      clearTimeout(timer);
    });
  });
}

function replyOf(incoming: IncomingMessage, outgoing: ClientRequest): ProviderReply {
  const header = (name: string) => {
    const value = incoming.headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  };
  return { status: incoming.statusCode ?? 0, header, body: bytesOf(incoming, outgoing) };
}

/** The body of one response. It waits until somebody listens. */
function bytesOf(incoming: IncomingMessage, outgoing: ClientRequest): ByteSource {
  const decoder = decoderOf(incoming.headers['content-encoding']);
  const bytes: Readable = decoder ?? incoming;
  let closing: NodeJS.Timeout | undefined;
  return {
    listen: ({ onBytes, onEnd, onError }) => {
      incoming.on('error', onError);
      // Not before: what nobody listens to must not fail either.
      if (decoder) incoming.pipe(decoder);
      bytes.on('data', onBytes).on('error', onError);
      bytes.on('end', () => {
        clearTimeout(closing);
        onEnd();
      });
    },
    pause: () => void bytes.pause(),
    resume: () => void (bytes.isPaused() && bytes.resume()),
    // The connection may be used again, once the provider has closed its stream.
    release: () => {
      if (!bytes.readableEnded) closing = setTimeout(() => outgoing.destroy(), CLOSE_MS).unref();
    },
  };
}

/** Undoes a compression that nobody asked for. */
function decoderOf(encoding = 'identity') {
  const decoders: Readonly<Record<string, () => ReturnType<typeof createGunzip>>> = {
    gzip: createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  return decoders[encoding.toLowerCase()]?.();
}
