/** 1,000 answers at once through the server, beside a bare `node:http` pipe in the same run: CPU, memory, and whether all arrive. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CHAT_COMPLETIONS_ADDRESS, completionsAddress } from '#shared/chat.ts';
import { createChunkWriter } from '#shared/chat-completion-writer.ts';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/node/server.ts';
import { median, table } from './interactions.ts';

const STREAMS = 1_000;
/** Of each answer, and between two of them, ms. */
const WORDS = 50;
const INTERVAL_MS = 100;
const ROUNDS = 3;
/** Within how many ms the visitors arrive. */
const ARRIVALS = { 'at once': 0, 'within 100 ms': 100 };

/** How many times a pipe's memory and CPU the server may take. */
const MAX_MEMORY_RATIO = 2.5;
const MAX_CPU_RATIO = 3.5;

/** Limits are wide open: what is measured is not who is refused. */
export const UNLIMITED = { PORT: '0', CHAT_ADDRESS_PER_HOUR: '1000000', CHAT_DAILY_TOKENS: '1000000000' };

/** What a process has used: ms since it was started, MB since it was last asked. */
interface Usage {
  readonly cpuMs: number;
  readonly memoryMb: number;
}

interface Burst extends Usage {
  /** Answers that came whole, and none but their own words. */
  readonly whole: number;
}

export async function loadTable(): Promise<string> {
  const provider = createServer((incoming, response) => void answer(incoming, response));
  const address = `http://127.0.0.1:${await listen(provider)}`;
  const [pipe, server] = [await start('pipe', address), await start('server', address)];
  // What is compiled in the first answers is no cost of an answer.
  for (const subject of [pipe, server]) await runBurst(subject, 0);
  const bursts: { withinMs: number; pipe: Burst; server: Burst }[] = [];
  // In turns, so that a machine that changes its pace changes it for both.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const withinMs of Object.values(ARRIVALS))
      bursts.push({ withinMs, pipe: await runBurst(pipe, withinMs), server: await runBurst(server, withinMs) });
  for (const { child } of [pipe, server]) child.kill();
  provider.close();

  const rows = Object.entries(ARRIVALS).map(([arrival, withinMs]) => {
    const rounds = bursts.filter((burst) => burst.withinMs === withinMs);
    const figures = (key: keyof Usage, share: number, digits: number) => [
      (median(rounds.map((round) => round.server[key])) / share).toFixed(digits),
      median(rounds.map((round) => round.server[key] / round.pipe[key])).toFixed(2),
    ];
    const whole = rounds.reduce((sum, round) => sum + round.server.whole, 0);
    return [arrival, ...figures('memoryMb', 1, 0), ...figures('cpuMs', STREAMS, 2), `${whole} / ${ROUNDS * STREAMS}`];
  });
  return table(
    `${STREAMS} answers of ${WORDS} words in 5 s each; the median of ${ROUNDS} rounds. ` +
      `At most ${MAX_MEMORY_RATIO} × the pipe’s memory and ${MAX_CPU_RATIO} × its CPU are allowed.`,
    ['arriving', 'memory, MB', '÷ pipe', 'CPU a stream, ms', '÷ pipe', 'whole'],
    rows,
  );
}

/** The provider: answers each question with its own number, word by word. */
async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const visitor = /visitor (\d+)/.exec(await text(incoming))?.[1];
  const chunks = createChunkWriter({ id: 'chatcmpl-0123456789', created: 1, model: 'model' });
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (sent <= WORDS) response.write(chunks.text(`${visitor}:${sent} `));
    else response.end(chunks.finish('stop'));
  }, INTERVAL_MS);
  response.on('close', () => clearInterval(timer));
}

interface Subject {
  readonly port: number;
  readonly child: ChildProcess;
}

/** What is measured, as a process of its own: this file, run. */
async function start(kind: 'pipe' | 'server', provider: string): Promise<Subject> {
  const child = fork(import.meta.filename, [kind, provider], { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(child, 'message')) as [number];
  return { port, child };
}

async function usageOf({ child }: Subject): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

async function runBurst(subject: Subject, withinMs: number): Promise<Burst> {
  const before = await usageOf(subject);
  const answers = await Promise.all(
    Array.from({ length: STREAMS }, async (_, visitor) => {
      if (withinMs > 0) await new Promise((resolve) => setTimeout(resolve, (visitor / STREAMS) * withinMs));
      return ask(subject.port, visitor);
    }),
  );
  const after = await usageOf(subject);
  return { ...after, cpuMs: after.cpuMs - before.cpuMs, whole: answers.filter(Boolean).length };
}

/** Whether one of many visitors got their own answer, whole. */
async function ask(port: number, visitor: number): Promise<boolean> {
  const origin = `http://localhost:${port}`;
  try {
    const response = await fetch(origin + CHAT_COMPLETIONS_ADDRESS, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: `I am visitor ${visitor}.` }] }),
    });
    const stream = await response.text();
    const words = [...stream.matchAll(/"content":"([^"]+)"/g)].map(([, word]) => word);
    const expected = Array.from({ length: WORDS }, (_, index) => `${visitor}:${index + 1} `);
    return stream.includes('[DONE]') && words.join('') === expected.join('');
  } catch {
    return false;
  }
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1', 4096);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Bytes in, bytes out: no check of anything. */
function pipeTo(provider: string): RequestListener {
  return (incoming, outgoing) => {
    const upstream = request(completionsAddress(provider), { method: 'POST', headers: incoming.headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  };
}

if (process.argv[1] === import.meta.filename) {
  const [, , kind, provider = ''] = process.argv;
  let peak = 0;
  const noteMemory = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  setInterval(noteMemory, 20).unref();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, memoryMb: noteMemory() / 1e6 } satisfies Usage);
    peak = 0;
  });
  const environment = parseEnvironment({ ...UNLIMITED, OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: provider });
  const ours = async () => (await startServer({ environment, folder: 'dist', log: createLog(() => {}) })).port;
  process.send?.(await (kind === 'pipe' ? listen(createServer(pipeTo(provider))) : ours()));
}
