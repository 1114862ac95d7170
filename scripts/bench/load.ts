/** 1,000 answers at once through the server, beside a bare `node:http` pipe in the same run: CPU, memory, and whether all arrive. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
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

/** How many times a pipe's memory and CPU the server may take. */
const MAX_MEMORY_RATIO = 2.5;
const MAX_CPU_RATIO = 3.5;

/** Limits are wide open: what is measured is not who is refused. */
export const UNLIMITED = { PORT: '0', CHAT_ADDRESS_PER_HOUR: '1000000', CHAT_DAILY_TOKENS: '1000000000' };

export async function loadTable(): Promise<string> {
  const provider = createServer((incoming, response) => void answerWithNumber(incoming, response));
  const address = `http://127.0.0.1:${await listen(provider)}`;
  const [pipe, server] = [await start('pipe', address), await start('server', address)];
  // What is compiled in the first answers is no cost of an answer.
  for (const subject of [pipe, server]) await answerAll(subject);
  const rounds: { pipe: Costs; server: Costs }[] = [];
  // In turns, so that a machine that changes its pace changes it for both.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ pipe: await answerAll(pipe), server: await answerAll(server) });
  for (const { child } of [pipe, server]) child.kill();
  provider.close();

  const figures = (key: keyof Costs, share: number, digits: number) => [
    (median(rounds.map((round) => round.server[key])) / share).toFixed(digits),
    median(rounds.map((round) => round.server[key] / round.pipe[key])).toFixed(2),
  ];
  const whole = rounds.reduce((sum, round) => sum + round.server.whole, 0);
  return table(
    `${STREAMS} answers of ${WORDS} words in 5 s each, all at once; the median of ${ROUNDS} rounds. ` +
      `At most ${MAX_MEMORY_RATIO} × the pipe’s memory and ${MAX_CPU_RATIO} × its CPU are allowed.`,
    ['memory, MB', '÷ pipe', 'CPU a stream, ms', '÷ pipe', 'whole'],
    [[...figures('memoryMb', 1, 0), ...figures('cpuMs', STREAMS, 2), `${whole} / ${ROUNDS * STREAMS}`]],
  );
}

/** The provider: answers each question with its own number, word by word. */
async function answerWithNumber(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
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

/** CPU in ms, memory in MB at its peak, and how many answers came whole. */
interface Costs {
  readonly cpuMs: number;
  readonly memoryMb: number;
  readonly whole: number;
}

/** Asks all questions at once. */
async function answerAll({ child, port }: Subject): Promise<Costs> {
  const usage = async () => {
    child.send('usage');
    const [used] = (await once(child, 'message')) as [Omit<Costs, 'whole'>];
    return used;
  };
  const { cpuMs: before } = await usage();
  const answers = await Promise.all(Array.from({ length: STREAMS }, (_, visitor) => isAnswered(port, visitor)));
  const { cpuMs, memoryMb } = await usage();
  return { cpuMs: cpuMs - before, memoryMb, whole: answers.filter(Boolean).length };
}

/** Whether one of many visitors got their own answer, whole. */
async function isAnswered(port: number, visitor: number): Promise<boolean> {
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

if (process.argv[1] === import.meta.filename) {
  const [, , kind, provider = ''] = process.argv;
  let peak = 0;
  const noteMemory = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  setInterval(noteMemory, 20).unref();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, memoryMb: noteMemory() / 1e6 });
    peak = 0;
  });
  /** Bytes in, bytes out: no check of anything. */
  const pipe = createServer((incoming, outgoing) => {
    const upstream = request(completionsAddress(provider), { method: 'POST', headers: incoming.headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  const environment = parseEnvironment({ ...UNLIMITED, OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: provider });
  const server = async () => (await startServer({ environment, folder: 'dist', log: createLog(() => {}) })).port;
  process.send?.(await (kind === 'pipe' ? listen(pipe) : server()));
}
