/** 1,000 answers at once through the server, beside a bare `node:http` pipe in the same run: CPU, memory, and whether all arrive. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { CHAT_COMPLETIONS_ADDRESS } from '#shared/chat.ts';
import { buildServer } from '#scripts/server-bundle.ts';
import type { Usage } from './load-process.ts';
import { median } from './site.ts';

const STREAMS = 1_000;
/** Of each answer (load-process.ts). */
const WORDS = 50;
const ROUNDS = 3;
/** In which the streams arrive, ms; 0: all in the same moment. */
const ARRIVALS = [0, 100];

/** How many times a pipe's memory and CPU the server may take. */
const MAX_MEMORY_RATIO = 2.5;
const MAX_CPU_RATIO = 3.5;

interface Process {
  readonly port: number;
  readonly child: ChildProcess;
}

interface Burst {
  readonly cpuMs: number;
  readonly peakMemoryMb: number;
  /** Answers that came whole, and none but their own words. */
  readonly whole: number;
}

const root = join(import.meta.dirname, '../..');
/** The processes run as the server does: bundled, and not through a loader that changes their code. */
const program = join(root, 'generated/load-bench');

export async function loadTable(): Promise<string> {
  await buildServer(root, program, 'scripts/bench/load-process.ts');
  const provider = await start('provider', '');
  const address = `http://127.0.0.1:${provider.port}`;
  const subjects = [await start('pipe', address), await start('server', address)];
  // What is compiled in the first answers is no cost of an answer.
  for (const subject of subjects) await runBurst(subject, 0);
  const rows: string[] = [];
  for (const withinMs of ARRIVALS) {
    const bursts: [Burst[], Burst[]] = [[], []];
    // In turns, so that a machine that changes its pace changes it for both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, subject] of subjects.entries()) bursts[index]?.push(await runBurst(subject, withinMs));
    rows.push(row(withinMs, ...bursts));
  }
  for (const { child } of [provider, ...subjects]) child.kill();
  return [
    `${STREAMS} answers of ${WORDS} words in 5 s each; the median of ${ROUNDS} rounds. ` +
      `At most ${MAX_MEMORY_RATIO} × the pipe’s memory and ${MAX_CPU_RATIO} × its CPU are allowed.`,
    '',
    '| arrive | memory, MB | ÷ pipe | CPU a stream, ms | ÷ pipe | whole |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

function row(withinMs: number, pipe: readonly Burst[], server: readonly Burst[]): string {
  const figures = ([key, digits, share]: readonly ['cpuMs' | 'peakMemoryMb', number, number]) => {
    const ratios = server.map((burst, round) => burst[key] / (pipe[round]?.[key] ?? Number.NaN));
    return `${(median(server.map((burst) => burst[key])) / share).toFixed(digits)} | ${median(ratios).toFixed(2)}`;
  };
  const whole = server.reduce((sum, burst) => sum + burst.whole, 0);
  const arrive = withinMs === 0 ? 'at once' : `within ${withinMs} ms`;
  const [memory, cpu] = [figures(['peakMemoryMb', 0, 1]), figures(['cpuMs', 2, STREAMS])];
  return `| ${arrive} | ${memory} | ${cpu} | ${whole} / ${server.length * STREAMS} |`;
}

async function start(kind: string, target: string): Promise<Process> {
  const child = fork(join(program, 'main.js'), [kind, target], { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, child };
}

async function usageOf({ child }: Process): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

async function runBurst(target: Process, withinMs: number): Promise<Burst> {
  const before = await usageOf(target);
  // A connection for every stream, as visitors have.
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const answers: Promise<boolean>[] = [];
  const startedAt = performance.now();
  while (answers.length < STREAMS) {
    const share = withinMs === 0 ? 1 : (performance.now() - startedAt) / withinMs;
    while (answers.length < Math.min(STREAMS, share * STREAMS)) answers.push(ask(target.port, agent, answers.length));
    if (answers.length < STREAMS) await wait(1);
  }
  const whole = (await Promise.all(answers)).filter(Boolean).length;
  const after = await usageOf(target);
  return { cpuMs: after.cpuMs - before.cpuMs, peakMemoryMb: after.peakMemoryMb, whole };
}

/** Whether one of many visitors got their own answer, whole. */
function ask(port: number, agent: Agent, visitor: number): Promise<boolean> {
  const body = JSON.stringify({ messages: [{ role: 'user', content: `I am visitor ${visitor}.` }] });
  return new Promise((resolve) => {
    const outgoing = request({
      port,
      agent,
      method: 'POST',
      host: '127.0.0.1',
      path: CHAT_COMPLETIONS_ADDRESS,
      headers: {
        Origin: `http://127.0.0.1:${port}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      },
    });
    outgoing.on('error', () => resolve(false));
    outgoing.on('response', (incoming) => {
      text(incoming).then(
        (stream) => resolve(isWhole(stream, visitor)),
        () => resolve(false),
      );
    });
    outgoing.end(body);
  });
}

function isWhole(stream: string, visitor: number): boolean {
  const words = [...stream.matchAll(/"content":"([^"]+)"/g)].map(([, word]) => word);
  return (
    words.length === WORDS &&
    words.every((word, index) => word === `${visitor}:${index + 1} `) &&
    stream.includes('[DONE]')
  );
}
