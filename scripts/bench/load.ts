/** 1,000 answers at once through the server, beside a bare `node:http` pipe in the same run: CPU, memory, and whether all arrive. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CHAT_COMPLETIONS_ADDRESS } from '#shared/chat.ts';
import { createChunkWriter } from '#shared/chat-completion-writer.ts';
import type { Usage } from './load-process.ts';
import { median } from './interactions.ts';

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

interface Subject {
  readonly port: number;
  readonly child: ChildProcess;
}

interface Burst extends Usage {
  /** Answers that came whole, and none but their own words. */
  readonly whole: number;
}

export async function loadTable(): Promise<string> {
  const provider = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1', 4096);
  await once(provider, 'listening');
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
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
    const figures = (key: 'cpuMs' | 'peakMemoryMb', share: number, digits: number) => [
      (median(rounds.map((round) => round.server[key])) / share).toFixed(digits),
      median(rounds.map((round) => round.server[key] / round.pipe[key])).toFixed(2),
    ];
    const whole = rounds.reduce((sum, round) => sum + round.server.whole, 0);
    return [
      arrival,
      ...figures('peakMemoryMb', 1, 0),
      ...figures('cpuMs', STREAMS, 2),
      `${whole} / ${ROUNDS * STREAMS}`,
    ];
  });
  return [
    `${STREAMS} answers of ${WORDS} words in 5 s each; the median of ${ROUNDS} rounds. ` +
      `At most ${MAX_MEMORY_RATIO} × the pipe’s memory and ${MAX_CPU_RATIO} × its CPU are allowed.`,
    '',
    '| arriving | memory, MB | ÷ pipe | CPU a stream, ms | ÷ pipe | whole |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

/** The provider: answers each question with its own number, word by word. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const visitor = /visitor (\d+)/.exec(await text(request))?.[1];
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

async function start(kind: 'pipe' | 'server', provider: string): Promise<Subject> {
  const program = join(import.meta.dirname, 'load-process.ts');
  const child = fork(program, [kind, provider], { execArgv: ['--import', 'tsx'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
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
