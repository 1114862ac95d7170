/**
 * What the relay costs, beside a bare `node:http` pipe and a plain pass-through with `fetch` in the same run:
 * added time to the first word, CPU per answer of 50 words, memory at 1,000 answers at once, and whether all arrive.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CHAT_COMPLETIONS_ADDRESS } from '#contract/chat.ts';
import { quantile } from './figures.ts';
import { Machine } from './machine.ts';
import type { Usage } from './relay-process.ts';
import { inRounds } from './rounds.ts';

const CHUNKS = 50;
const KINDS = ['direct', 'pipe', 'pass-through', 'relay'] as const;
type Kind = (typeof KINDS)[number];

interface Process {
  readonly port: number;
  readonly child: ChildProcess;
}

/** What one round measured. */
interface Burst {
  readonly answers: readonly Answer[];
  readonly cpuMs: number;
  readonly peakMemoryMb: number;
  /** From the first arrival to the last, ms. */
  readonly arrivalMs: number;
}

interface Answer {
  readonly firstWordMs: number;
  readonly chunks: number;
}

interface Load {
  /** Answers at once. */
  readonly streams: number;
  /** Between two words of an answer, ms. */
  readonly intervalMs: number;
  /** In which the streams arrive one after another, ms; 0: all in the same moment. */
  readonly withinMs: number;
  readonly rounds: number;
}

export interface RelayRow {
  readonly load: Load;
  readonly kind: Kind;
  readonly bursts: readonly Burst[];
}

/** At 1,000 the words come slower: else the machine is the limit. */
const LOADS: readonly Load[] = [
  { streams: 1, intervalMs: 20, withinMs: 0, rounds: 15 },
  { streams: 100, intervalMs: 20, withinMs: 0, rounds: 3 },
  { streams: 1000, intervalMs: 100, withinMs: 0, rounds: 3 },
  { streams: 1000, intervalMs: 100, withinMs: 100, rounds: 3 },
];

export async function benchRelay(machine: Machine): Promise<RelayRow[]> {
  const rows: RelayRow[] = [];
  for (const load of LOADS) {
    const provider = await start('provider', '', load.intervalMs);
    const targets: { readonly kind: Kind; readonly target: Process }[] = [];
    for (const kind of KINDS) {
      const target =
        kind === 'direct' ? provider : await start(kind, `http://127.0.0.1:${provider.port}`, load.intervalMs);
      // What is compiled and connected in the first rounds is not the relay's cost.
      for (let round = 0; round < 2; round += 1) await burst(target, { ...load, streams: Math.max(load.streams, 100) });
      targets.push({ kind, target });
    }
    const measured = await inRounds({ rounds: load.rounds, machine }, targets, ({ target }) => burst(target, load));
    rows.push(...measured.map(([{ kind }, bursts]) => ({ load, kind, bursts })));
    for (const { target } of targets) target.child.kill();
  }
  return rows;
}

async function start(kind: string, target: string, intervalMs: number): Promise<Process> {
  const child = fork(join(import.meta.dirname, 'relay-process.ts'), [kind, target, String(intervalMs)], {
    execArgv: ['--import', 'tsx'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, child };
}

async function usageOf({ child }: Process): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

async function burst(target: Process, { streams, withinMs }: Load): Promise<Burst> {
  const before = await usageOf(target);
  // A connection for every stream, as visitors have.
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  while (answers.length < streams) {
    const share = withinMs === 0 ? 1 : (performance.now() - startedAt) / withinMs;
    while (answers.length < Math.min(streams, share * streams)) answers.push(ask(target.port, agent));
    if (answers.length < streams) await wait(1);
  }
  const arrivalMs = performance.now() - startedAt;
  const all = await Promise.all(answers);
  const after = await usageOf(target);
  return { answers: all, cpuMs: after.cpuMs - before.cpuMs, peakMemoryMb: after.peakMemoryMb, arrivalMs };
}

const BODY = JSON.stringify({ messages: [{ role: 'user', content: 'What is Chen Yu working on?' }] });

/** One answer: when its first word came, and how many came in all. */
function ask(port: number, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let firstWordMs = 0;
    let text = '';
    const outgoing = request({
      port,
      agent,
      method: 'POST',
      host: '127.0.0.1',
      path: CHAT_COMPLETIONS_ADDRESS,
      headers: {
        Origin: `http://127.0.0.1:${port}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(BODY),
      },
    });
    const finish = () => resolve({ firstWordMs, chunks: text.split('"content":"word ').length - 1 });
    // A stream that breaks off counts with the words that came.
    outgoing.on('error', finish);
    outgoing.on('response', (incoming) => {
      incoming.on('data', (chunk: Buffer) => {
        firstWordMs ||= performance.now() - startedAt;
        text += chunk.toString('latin1');
      });
      incoming.on('close', finish);
    });
    outgoing.end(BODY);
  });
}

/** The rows as a table in Markdown. The first word is given as what comes on top of the provider's own time. */
export function relayTable(rows: readonly RelayRow[]): string {
  const lines = rows.map(({ load, kind, bursts }) => {
    const times = firstWords(bursts);
    const direct = rows.find((row) => row.kind === 'direct' && row.load === load)?.bursts ?? [];
    const answers = bursts.flatMap((measured) => measured.answers);
    const own = [
      (quantile(times, 0.5) - quantile(firstWords(direct), 0.5)).toFixed(1),
      (bursts.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / answers.length).toFixed(2),
      Math.max(...bursts.map(({ peakMemoryMb }) => peakMemoryMb)).toFixed(0),
    ];
    const cells = [
      nameOf(load),
      kind,
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      ...(kind === 'direct' ? own.map(() => '–') : own),
      `${(answers.reduce((sum, { chunks }) => sum + chunks, 0) / answers.length).toFixed(2)} / ${CHUNKS}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const slowest = Math.max(
    ...rows.filter(({ load }) => load.withinMs > 0).flatMap(({ bursts }) => bursts.map(arrival)),
  );
  return [
    '| streams | through | first word p50, ms | p99, ms | added, ms | CPU per stream, ms | peak memory, MB | words that came |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...lines,
    '',
    `The floor is the pipe. What was to arrive within 100 ms had arrived within ${slowest.toFixed(0)} ms.`,
  ].join('\n');
}

const arrival = ({ arrivalMs }: Burst) => arrivalMs;

function nameOf({ streams, intervalMs, withinMs }: Load): string {
  return `${streams} ${withinMs === 0 ? '' : `within ${withinMs} ms `}@ ${intervalMs} ms`;
}

function firstWords(bursts: readonly Burst[]): number[] {
  return bursts.flatMap(({ answers }) => answers.map(({ firstWordMs }) => firstWordMs));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(relayTable(await benchRelay(new Machine())));
}
