/** The listening side: strict about what a request is, and short with those who are slow. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { RequestContext } from '#server/chat/session.ts';

/** Every one in ms. Whoever is slow or half open is gone within 30 s. */
export const CLIENT_DEADLINES = {
  /** For a request's head. */
  head: 10_000,
  /** For a whole request. */
  request: 20_000,
  /** Without a byte in either direction, unless the visitor waits for an answer to begin or to go on. */
  silence: 25_000,
  /** Between two requests on one connection. */
  idle: 5_000,
  /** How often the first two are looked at. */
  check: 2_000,
};
export type ClientDeadlines = typeof CLIENT_DEADLINES;

const MAX_HEADER_BYTES = 8_192;
const MAX_CONNECTIONS = 5_000;
/**
 * Connections that wait to be accepted. Node's own 511 are full in a burst of a thousand visitors; whoever finds them
 * full tries again after a second. The system has its own bound (`net.core.somaxconn`).
 */
const BACKLOG = 4_096;

/** A server that answers nothing yet: `serve` gives it its application once its port is known. */
export function createHttpServer(deadlines = CLIENT_DEADLINES): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: deadlines.head,
    requestTimeout: deadlines.request,
    keepAliveTimeout: deadlines.idle,
    connectionsCheckingInterval: deadlines.check,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = deadlines.silence;
  return server;
}

/** Resolves when the server listens; rejects where it cannot. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
}

type Application = (request: Request, context: RequestContext) => Response | Promise<Response>;

export function serve(server: Server, application: Application): void {
  const exchanges = new WeakMap<Socket, { incoming: IncomingMessage; outgoing: ServerResponse }>();
  const listener = getRequestListener((request, { incoming }) =>
    application(request, { remote: incoming.socket.remoteAddress ?? '' }),
  );
  server.on('request', (incoming, outgoing) => {
    // An answer without a connection has to wait for the one before it: no browser asks that early. Thousands of such
    // requests fit into one packet, and of answers whose turn never comes nobody hears that the visitor has left.
    if (!outgoing.socket) return void incoming.socket.destroy();
    exchanges.set(incoming.socket, { incoming, outgoing });
    if (isPlainRequest(incoming)) void listener(incoming, outgoing);
    else outgoing.writeHead(400, { Connection: 'close' }).end();
  });
  server.on('timeout', (socket) => {
    const exchange = exchanges.get(socket);
    // A visitor who has read all there is and waits for more is silent by right; the answer has deadlines of its own.
    const isWaiting = exchange?.incoming.complete && !exchange.outgoing.writableEnded && socket.writableLength === 0;
    if (!isWaiting) socket.destroy();
  });
}

/** One `Host` that can be one, and an address of this site: what a browser sends to a server that is no proxy. */
function isPlainRequest({ rawHeaders, url }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1);
  return hosts.length === 1 && URL.canParse(`http://${hosts[0]}/`) && url?.startsWith('/') === true;
}
