/** One part of the relay's benchmark as a process of its own: the provider, or one of the relays in front of it. */
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { completionsAddress } from '#shared/provider-address.ts';
import { parseEnvironment } from '#server/env.ts';
import { startServer } from '#server/node/start.ts';
import { writeSmallSite } from '#tests/server/site.ts';

/** What this process has used since it was started. */
export interface Usage {
  readonly cpuMs: number;
  /** Since the last question, MB. */
  readonly peakMemoryMb: number;
}

const CHUNKS = 50;
const [, , kind = '', target = '', interval = '20'] = process.argv;

let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20).unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMs: (user + system) / 1000, peakMemoryMb: Math.max(peak, process.memoryUsage.rss()) / 1e6 };
  peak = 0;
  process.send?.(usage);
});

/** The provider: 50 words, one every so many ms. */
const provider: RequestListener = (incoming, outgoing) => {
  incoming.resume();
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (sent <= CHUNKS) return void outgoing.write(event({ content: `word ${sent} ` }, null));
    clearInterval(timer);
    outgoing.end(`${event({}, 'stop')}data: [DONE]\n\n`);
  }, Number(interval));
  outgoing.on('close', () => clearInterval(timer));
};

function event(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  const chunk = { id: 'chatcmpl-0123456789', object: 'chat.completion.chunk', created: 1, model: 'model', choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** Bytes in, bytes out: no check of anything. */
const pipe: RequestListener = (incoming, outgoing) => {
  const upstream = httpRequest(completionsAddress(target), { method: 'POST', headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
};

/** The same with `fetch` and the server's framework. */
const passThrough = new Hono().post('*', async ({ req }) => {
  const { signal } = req.raw;
  const answer = await fetch(completionsAddress(target), { method: 'POST', body: await req.arrayBuffer(), signal });
  return new Response(answer.body, { status: answer.status, headers: { 'Content-Type': 'text/event-stream' } });
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1', 4096);
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function listenOurs(): Promise<number> {
  const parsed = parseEnvironment({
    PORT: '0',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: target,
    CHAT_DAILY_TOKENS: '1000000000',
    // Every stream is a visitor of its own, behind a proxy.
    TRUST_PROXY: '1',
  });
  if (!parsed.ok) throw new Error('The settings of the benchmark do not hold');
  const { folder, remove } = await writeSmallSite();
  const log = pino({ level: 'info' }, { write: () => {} });
  const { port } = await startServer({ environment: parsed.environment, folder, log });
  // The server has read it.
  await remove();
  return port;
}

const listeners: Readonly<Record<string, () => Promise<number>>> = {
  provider: () => listen(provider),
  pipe: () => listen(pipe),
  'pass-through': () => listen(getRequestListener(passThrough.fetch) as RequestListener),
  relay: listenOurs,
};
process.once('SIGINT', () => process.exit(0));
process.send?.({ port: await listeners[kind]?.() });
