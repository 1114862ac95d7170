/** A network between a browser and a site, in which files are lost, gone after a deploy, or late. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `late` comes when another fault, or none, takes the place of this one. */
export type Fault = 'lost' | 'gone' | 'late';

export interface FaultyNetwork {
  /** The site, through this network. */
  readonly url: string;
  /** From now on these faults befall files of these addresses, and no others. */
  befall(...faults: readonly (readonly [files: RegExp, fault: Fault])[]): void;
  /** The addresses that were asked for since the last change of faults. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/** @param site The address of a site on this machine. */
export async function startFaultyNetwork(site: string): Promise<FaultyNetwork> {
  let faults: readonly (readonly [RegExp, Fault])[] = [];
  let asked: string[] = [];
  let late: (() => void)[] = [];

  const serve = (incoming: IncomingMessage, response: ServerResponse): void => {
    const { url = '/' } = incoming;
    asked.push(url);
    const [, fault] = faults.find(([files]) => files.test(url)) ?? [];
    if (fault === 'lost') incoming.socket.destroy();
    else if (fault === 'gone') response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
    else if (fault === 'late') late.push(() => passOn(site, incoming, response));
    else passOn(site, incoming, response);
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    befall(...next) {
      const waiting = late;
      [faults, asked, late] = [next, [], []];
      for (const come of waiting) come();
    },
    get asked() {
      return asked;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(site: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { host } = new URL(site);
  const outgoing = request(site + incoming.url, { method: incoming.method, headers: { ...incoming.headers, host } });
  outgoing.on('response', (answer) => {
    // What a browser keeps would pass by every later fault.
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-store' });
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
