/** What the load bench measures, as a process of its own: `server`, or a bare `pipe`, in front of a provider. */
import { once } from 'node:events';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { completionsAddress } from '#shared/chat.ts';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/node/server.ts';

/** What this process has used. */
export interface Usage {
  /** Since it was started. */
  readonly cpuMs: number;
  /** Since the last question, MB. */
  readonly peakMemoryMb: number;
}

const [, , kind, provider = ''] = process.argv;

let peak = 0;
const noteMemory = () => (peak = Math.max(peak, process.memoryUsage.rss()));
setInterval(noteMemory, 20).unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, peakMemoryMb: noteMemory() / 1e6 } satisfies Usage);
  peak = 0;
});

/** Bytes in, bytes out: no check of anything. */
const pipe: RequestListener = (incoming, outgoing) => {
  const upstream = request(completionsAddress(provider), { method: 'POST', headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
};

async function startPipe(): Promise<number> {
  const server = createServer(pipe).listen(0, '127.0.0.1', 4096);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function startOurs(): Promise<number> {
  const environment = parseEnvironment({
    PORT: '0',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: provider,
    CHAT_DAILY_TOKENS: '1000000000',
    CHAT_ADDRESS_PER_HOUR: '1000000',
  });
  const log = createLog(() => {});
  const { port } = await startServer({ environment, folder: 'dist', log });
  return port;
}

process.send?.({ port: await (kind === 'pipe' ? startPipe() : startOurs()) });
