/** What stands in front of several servers: connections go to each in turn, past those that do not answer. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export interface RoundRobin {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** The ports on loopback, in the order of their turns; the first is next. */
  takeTurns(ports: readonly number[]): void;
  close(): Promise<void>;
}

export async function startRoundRobin(): Promise<RoundRobin> {
  let turns: readonly number[] = [];
  const welcome = async (visitor: Socket) => {
    // One that leaves before there is a server for it.
    visitor.on('error', () => {});
    for (const port of turns) {
      turns = [...turns.slice(1), ...turns.slice(0, 1)];
      const server = await reach(port);
      if (!server) continue;
      // When one side breaks, so does the other.
      pipeline(visitor, server, visitor, () => {});
      return;
    }
    visitor.destroy();
  };
  const front = createServer((visitor) => void welcome(visitor)).listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    takeTurns: (ports) => void (turns = ports),
    close: async () => {
      front.close();
      await once(front, 'close');
    },
  };
}

async function reach(port: number): Promise<Socket | undefined> {
  const server = connect(port, '127.0.0.1');
  return once(server, 'connect').then(
    () => server,
    () => undefined,
  );
}
