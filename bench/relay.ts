/**
 * What the relay costs, beside a bare `node:http` pipe and a plain pass-through with `fetch` in the same run: time to
 * the first word, CPU per answer of 50 words, memory at 1,000 answers at once, and whether all arrive.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CHAT_COMPLETIONS_ADDRESS } from '#contract/chat.ts';
import { buildServer } from '#scripts/server-bundle.ts';
import { median, quantile } from './figures.ts';
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
  /** In which the streams arrive one after another, ms; 0: all in the same moment. */
  readonly withinMs: number;
  readonly rounds: number;
}

/** How fast the provider speaks, and what it is measured under: each pace has processes of its own. */
interface Pace {
  /** Between two words of an answer, ms. */
  readonly intervalMs: number;
  readonly loads: readonly Load[];
}

export interface RelayRow {
  readonly name: string;
  readonly load: Load;
  /** What each round measured, in the order of the rounds. */
  readonly bursts: ReadonlyMap<Kind, readonly Burst[]>;
}

/** At 1,000 the words come slower: else the machine is the limit. */
const PACES: readonly Pace[] = [
  {
    intervalMs: 20,
    loads: [
      { streams: 1, withinMs: 0, rounds: 12 },
      { streams: 100, withinMs: 0, rounds: 5 },
    ],
  },
  {
    intervalMs: 100,
    loads: [
      { streams: 1000, withinMs: 0, rounds: 3 },
      { streams: 1000, withinMs: 100, rounds: 3 },
    ],
  },
];

/** What is compiled in the first answers is not the relay's cost: after 200 of them one costs 1.3 ms, after 2,000 0.6 ms. */
const WARM_UP: Load = { streams: 1000, withinMs: 0, rounds: 2 };

const root = join(import.meta.dirname, '..');
/** The processes run as the server does: bundled, and not through a loader that changes their code. */
const program = join(root, 'generated/relay-bench');

export async function benchRelay(machine: Machine): Promise<RelayRow[]> {
  await buildServer(root, program, 'bench/relay-process.ts');
  const rows: RelayRow[] = [];
  for (const pace of PACES) rows.push(...(await measurePace(pace, machine)));
  return rows;
}

async function measurePace({ intervalMs, loads }: Pace, machine: Machine): Promise<RelayRow[]> {
  const provider = await start('provider', '', intervalMs);
  const targets: { readonly kind: Kind; readonly target: Process }[] = [];
  for (const kind of KINDS) {
    const target = kind === 'direct' ? provider : await start(kind, `http://127.0.0.1:${provider.port}`, intervalMs);
    for (let round = 0; round < WARM_UP.rounds; round += 1) await runBurst(target, WARM_UP);
    targets.push({ kind, target });
  }
  const rows: RelayRow[] = [];
  for (const load of loads) {
    const measured = await inRounds({ rounds: load.rounds, machine }, targets, ({ target }) => runBurst(target, load));
    const bursts = new Map(measured.map(([{ kind }, results]) => [kind, results]));
    rows.push({ name: nameOf(load, intervalMs), load, bursts });
  }
  for (const { target } of targets) target.child.kill();
  return rows;
}

async function start(kind: string, target: string, intervalMs: number): Promise<Process> {
  const child = fork(join(program, 'main.js'), [kind, target, String(intervalMs)], { execArgv: [] });
  // Nobody would answer any more.
  child.once('exit', (code) => {
    if (code !== null) throw new Error(`The ${kind} stopped with ${code}`);
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, child };
}

async function usageOf({ child }: Process): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

async function runBurst(target: Process, { streams, withinMs }: Load): Promise<Burst> {
  const before = await usageOf(target);
  // A connection for every stream, as visitors have.
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  while (answers.length < streams) {
    const share = withinMs === 0 ? 1 : (performance.now() - startedAt) / withinMs;
    while (answers.length < Math.min(streams, share * streams)) answers.push(ask(target.port, agent, answers.length));
    if (answers.length < streams) await wait(1);
  }
  const arrivalMs = performance.now() - startedAt;
  const all = await Promise.all(answers);
  const after = await usageOf(target);
  return { answers: all, cpuMs: after.cpuMs - before.cpuMs, peakMemoryMb: after.peakMemoryMb, arrivalMs };
}

const BODY = JSON.stringify({ messages: [{ role: 'user', content: 'What is Chen Yu working on?' }] });

/** One answer to one of many visitors: when its first word came, and how many came in all. */
function ask(port: number, agent: Agent, visitor: number): Promise<Answer> {
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
        'X-Forwarded-For': `10.0.${visitor >> 8}.${visitor & 255}`,
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

/** The rows as a table in Markdown. The floor is the pipe: what is divided is divided by its figure of the same round. */
export function relayTable(rows: readonly RelayRow[]): string {
  const slowest = Math.max(
    ...rows
      .filter(({ load }) => load.withinMs > 0)
      .flatMap(({ bursts }) => [...bursts.values()].flat().map(({ arrivalMs }) => arrivalMs)),
  );
  return [
    'Every figure is the median of its rounds; `÷ pipe` that of the ratios to the pipe in the same round.',
    '',
    `| streams | through | ${COLUMNS.map(({ name }) => `${name} | ÷ pipe`).join(' | ')} | words that came |`,
    `| --- | --- | ${COLUMNS.map(() => '--: | --:').join(' | ')} | --: |`,
    ...rows.flatMap((row) => KINDS.map((kind) => `| ${[row.name, kind, ...cellsOf(row, kind)].join(' | ')} |`)),
    '',
    `One stream's first word comes ${overPipe(rows).toFixed(1)} ms after the pipe's. ` +
      `What was to arrive within 100 ms had arrived within ${slowest.toFixed(0)} ms.`,
  ].join('\n');
}

/** ms that the relay adds to one stream's first word: the median over the rounds. */
function overPipe(rows: readonly RelayRow[]): number {
  const { bursts } = rows.find(({ load }) => load.streams === 1)!;
  const [relay, pipe] = [bursts.get('relay')!, bursts.get('pipe')!];
  return median(relay.map((burst, round) => firstWord(0.5)(burst) - firstWord(0.5)(pipe[round]!)));
}

interface Column {
  readonly name: string;
  readonly digits: number;
  /** NaN where there is none. */
  readonly figure: (burst: Burst) => number;
}

const firstWord = (share: number) => (burst: Burst) =>
  quantile(
    burst.answers.map(({ firstWordMs }) => firstWordMs),
    share,
  );

const COLUMNS: readonly Column[] = [
  { name: 'first word p50, ms', digits: 1, figure: firstWord(0.5) },
  // Of one answer it would say nothing new.
  { name: 'p99, ms', digits: 1, figure: (burst) => (burst.answers.length > 1 ? firstWord(0.99)(burst) : Number.NaN) },
  { name: 'CPU per stream, ms', digits: 2, figure: ({ cpuMs, answers }) => cpuMs / answers.length },
  { name: 'peak memory, MB', digits: 0, figure: ({ peakMemoryMb }) => peakMemoryMb },
];

function cellsOf({ bursts }: RelayRow, kind: Kind): string[] {
  const [own, pipe] = [bursts.get(kind)!, bursts.get('pipe')!];
  const words = own.flatMap(({ answers }) => answers.map(({ chunks }) => chunks));
  return [
    ...COLUMNS.flatMap(({ figure, digits }) => {
      const ratios = own.map((round, index) => figure(round) / figure(pipe[index]!));
      return [shown(median(own.map(figure)), digits), shown(median(ratios), 2)];
    }),
    `${(words.reduce((sum, chunks) => sum + chunks, 0) / words.length).toFixed(2)} / ${CHUNKS}`,
  ];
}

function shown(figure: number, digits: number): string {
  return Number.isNaN(figure) ? '–' : figure.toFixed(digits);
}

function nameOf({ streams, withinMs }: Load, intervalMs: number): string {
  return `${streams} ${withinMs === 0 ? '' : `within ${withinMs} ms `}@ ${intervalMs} ms`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(relayTable(await benchRelay(new Machine())));
}
