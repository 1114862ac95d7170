/** One part of the load bench as a process of its own: the provider, a bare pipe, or the server. */
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { completionsAddress } from '#shared/provider-address.ts';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/node/server.ts';
import { writeSmallSite } from '#tests/server/site.ts';

/** What this process has used since it was started. */
export interface Usage {
  readonly cpuMs: number;
  /** Since the last question, MB. */
  readonly peakMemoryMb: number;
}

/** Of each answer, and between two of them, ms. */
const WORDS = 50;
const INTERVAL_MS = 100;
const [, , kind = '', target = ''] = process.argv;

let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20).unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMs: (user + system) / 1000, peakMemoryMb: Math.max(peak, process.memoryUsage.rss()) / 1e6 };
  peak = 0;
  process.send?.(usage);
});

/** Answers each question with its own number, word by word. */
async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const number = /visitor (\d+)/.exec(await text(incoming))?.[1];
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (sent <= WORDS) return void outgoing.write(event({ content: `${number}:${sent} ` }, null));
    clearInterval(timer);
    return void outgoing.end(`${event({}, 'stop')}data: [DONE]\n\n`);
  }, INTERVAL_MS);
  outgoing.on('close', () => clearInterval(timer));
}

function event(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  const chunk = { id: 'chatcmpl-0123456789', object: 'chat.completion.chunk', created: 1, model: 'model', choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** Bytes in, bytes out: no check of anything. */
const pipe: RequestListener = (incoming, outgoing) => {
  const upstream = httpRequest(
    completionsAddress(target),
    { method: 'POST', headers: incoming.headers },
    (upstreamAnswer) => {
      outgoing.writeHead(upstreamAnswer.statusCode ?? 502, upstreamAnswer.headers);
      upstreamAnswer.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
};

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1', 4096);
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function listenOurs(): Promise<number> {
  const environment = parseEnvironment({
    PORT: '0',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: target,
    CHAT_DAILY_TOKENS: '1000000000',
    CHAT_ADDRESS_PER_HOUR: '1000000',
  });
  const { folder, remove } = await writeSmallSite();
  const log = createLog(() => {});
  const { port } = await startServer({ environment, folder, log });
  // The server has read it.
  await remove();
  return port;
}

const listeners: Readonly<Record<string, () => Promise<number>>> = {
  provider: () => listen((incoming, outgoing) => void answer(incoming, outgoing)),
  pipe: () => listen(pipe),
  server: listenOurs,
};
const start = listeners[kind];
if (start) process.send?.({ port: await start() });
