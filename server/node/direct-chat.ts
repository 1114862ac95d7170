/**
 * Questions to the chat straight from the connection. The rules are those behind `fetch` (`Converse`); the framework's
 * requests, responses and streams would take longer than everything else that happens before the first word.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_REQUEST_BYTES } from '#contract/limits.ts';
import type { Converse } from '#server/relay/converse.ts';
import { ChatFault } from '#server/relay/fault.ts';
import type { Pieces } from '#server/relay/reply-stream.ts';
import type { Headers } from '#server/transport-headers.ts';

export interface DirectChat {
  /** Of the endpoint, from the site's origin. */
  readonly address: string;
  readonly converse: Converse;
  /** What every answer says besides its own headers. */
  readonly headers: Headers;
}

export function isForChat({ address }: DirectChat, { method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === address;
}

export async function talk(
  { converse, headers: common }: DirectChat,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const visitor = new AbortController();
  outgoing.once('close', () => outgoing.writableFinished || visitor.abort());
  const { status, headers, body } = await converse({
    head: (name) => headerOf(incoming, name),
    body: () => bodyOf(incoming),
    remote: incoming.socket.remoteAddress ?? '',
    visitor: visitor.signal,
  });
  // A refused question that is still on its way is not read on.
  const isCut = !incoming.complete;
  if (isCut) outgoing.once('finish', () => setTimeout(() => incoming.destroy(), CUT_MS).unref());
  outgoing.writeHead(status, { ...headers, ...common, ...(isCut && { Connection: 'close' }) });
  if (typeof body === 'string') outgoing.end(body);
  else await deliver(body, outgoing);
}

/** How long a visitor who still sends has to read why it is refused, ms. */
const CUT_MS = 500;

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

function bodyOf(incoming: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    incoming.on('data', (piece: Buffer) => {
      length += piece.byteLength;
      if (length <= MAX_REQUEST_BYTES) pieces.push(piece);
      else {
        incoming.pause();
        reject(new ChatFault('payload_too_large'));
      }
    });
    incoming.on('end', () => resolve(Buffer.concat(pieces)));
    incoming.on('error', reject);
    incoming.on('close', () => incoming.complete || reject(new Error('The request broke off')));
  });
}

/** Writes each piece when the visitor has read the one before it, without a web stream in between. */
async function deliver(pieces: Pieces, outgoing: ServerResponse): Promise<void> {
  outgoing.on('error', () => pieces.cancel());
  // Node would write every chunk in four parts, which takes twice the time: each is written here, in one.
  const isChunked = outgoing.chunkedEncoding;
  outgoing.chunkedEncoding = false;
  for (let piece = await pieces.next(); piece !== undefined; piece = await pieces.next()) {
    // A visitor who has left reads no more: then this waits for ever, and nothing holds it.
    if (!outgoing.write(isChunked ? chunkOf(piece) : piece))
      await new Promise((resolve) => outgoing.once('drain', resolve));
  }
  outgoing.end(isChunked ? LAST_CHUNK : undefined);
}

/** RFC 9112 §7.1. */
const LAST_CHUNK = '0\r\n\r\n';

function chunkOf(piece: string): string {
  return `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`;
}
