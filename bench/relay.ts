/**
 * What the relay costs, beside a bare `node:http` pipe and a plain pass-through with `fetch` in the same run:
 * added time to the first word, CPU per answer of 50 words, memory at 1,000 answers at once, and whether all arrive.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { CHAT_COMPLETIONS_ADDRESS } from '#contract/chat.ts';
import type { Usage } from './relay-process.ts';

const CHUNKS = 50;
const KINDS = ['direct', 'pipe', 'pass-through', 'relay'] as const;
type Kind = (typeof KINDS)[number];

interface Process {
  readonly port: number;
  readonly child: ChildProcess;
}

interface Burst {
  /** To the first word, ms. */
  readonly firstWordMs: { readonly p50: number; readonly p99: number };
  readonly cpuMsPerStream: number;
  readonly peakMemoryMb: number;
  readonly chunks: number;
}

export interface RelayRow {
  readonly kind: Kind;
  readonly streams: number;
  readonly intervalMs: number;
  readonly burst: Burst;
}

/** Streams at once, ms between two words, rounds. At 1,000 the words come slower: else the machine is the limit. */
const LOADS = [
  { streams: 1, intervalMs: 20, rounds: 15 },
  { streams: 100, intervalMs: 20, rounds: 3 },
  { streams: 1000, intervalMs: 100, rounds: 1 },
] as const;

export async function benchRelay(): Promise<RelayRow[]> {
  const rows: RelayRow[] = [];
  for (const { streams, intervalMs, rounds } of LOADS) {
    const provider = await start('provider', '', intervalMs);
    for (const kind of KINDS) {
      const target = kind === 'direct' ? provider : await start(kind, `http://127.0.0.1:${provider.port}`, intervalMs);
      // What is compiled and connected in the first round is not the relay's cost.
      await burst(target, Math.max(streams, 100), 2);
      rows.push({ kind, streams, intervalMs, burst: await burst(target, streams, rounds) });
      if (kind !== 'direct') target.child.kill();
    }
    provider.child.kill();
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

async function burst(target: Process, streams: number, rounds: number): Promise<Burst> {
  const before = await usageOf(target);
  const answers: { firstWordMs: number; chunks: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A connection for every stream, as visitors have.
    const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
    answers.push(...(await Promise.all(Array.from({ length: streams }, () => ask(target.port, agent)))));
  }
  const after = await usageOf(target);
  const times = answers.map(({ firstWordMs }) => firstWordMs).toSorted((one, other) => one - other);
  return {
    firstWordMs: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
    cpuMsPerStream: (after.cpuMs - before.cpuMs) / answers.length,
    peakMemoryMb: after.peakMemoryMb,
    chunks: answers.reduce((sum, { chunks }) => sum + chunks, 0) / answers.length,
  };
}

const BODY = JSON.stringify({ messages: [{ role: 'user', content: 'What is Chen Yu working on?' }] });

/** One answer: when its first word came, and how many came in all. */
function ask(port: number, agent: Agent): Promise<{ firstWordMs: number; chunks: number }> {
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

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The rows as a table in Markdown. The first word is given as what comes on top of the provider's own time. */
export function relayTable(rows: readonly RelayRow[]): string {
  const lines = rows.map(
    ({ kind, streams, intervalMs, burst: { firstWordMs, cpuMsPerStream, peakMemoryMb, chunks } }) => {
      const direct = rows.find((row) => row.kind === 'direct' && row.streams === streams)?.burst.firstWordMs.p50 ?? 0;
      const added = kind === 'direct' ? '–' : (firstWordMs.p50 - direct).toFixed(1);
      const cells = [
        `${streams} @ ${intervalMs} ms`,
        kind,
        firstWordMs.p50.toFixed(1),
        firstWordMs.p99.toFixed(1),
        added,
        kind === 'direct' ? '–' : cpuMsPerStream.toFixed(2),
        kind === 'direct' ? '–' : peakMemoryMb.toFixed(0),
        `${chunks.toFixed(2)} / ${CHUNKS}`,
      ];
      return `| ${cells.join(' | ')} |`;
    },
  );
  return [
    '| streams | through | first word p50, ms | p99, ms | added, ms | CPU per stream, ms | peak memory, MB | words that came |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...lines,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(relayTable(await benchRelay()));
}
