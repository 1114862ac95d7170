/**
 * Where the machine stood while a table was made. Its index is the rate of one fixed loop: it tells one machine from
 * another, and the same machine from itself when others work on it.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { median, medianAndRange } from './figures.ts';

/** About a fifth of a second of work. */
const STEPS = 40_000_000;
/** From here on a machine counts as busy: cores that others keep at work … */
const BUSY_CORES = 0.5;
/** … and how far apart the lowest and the highest index may lie, as a share of the highest. */
const BUSY_SPREAD = 0.2;

/** One look at the machine, while the benchmark itself rests. */
export interface Look {
  /** Million steps of the loop a second. */
  readonly index: number;
  /** How many cores others kept at work. */
  readonly othersCores: number;
  /** Of the last minute, with the benchmark's own work. */
  readonly load: number;
}

/** Takes a look whenever it is asked to, and says at the end what it saw. */
export class Machine {
  readonly #looks: Look[] = [];

  constructor() {
    // What is compiled the first time is not the machine's doing.
    walk();
  }

  look(): void {
    this.#looks.push(lookAtMachine());
  }

  /** The first lines of a table. */
  describe(): string {
    return describeMachine(this.#looks, availableParallelism());
  }
}

export function describeMachine(looks: readonly Look[], cores: number): string {
  const indices = looks.map(({ index }) => index);
  const loads = looks.map(({ load }) => load);
  const others = median(looks.map(({ othersCores }) => othersCores));
  const line =
    `Machine: ${cores} cores, of which others kept ${others.toFixed(1)} at work; index ${medianAndRange(indices)}; ` +
    `load ${Math.min(...loads).toFixed(1)}–${Math.max(...loads).toFixed(1)}.`;
  return isBusy(indices, others)
    ? `**Made on a busy machine: its figures compare only with each other.**\n\n${line}`
    : line;
}

/** The load itself does not decide: most of it is the benchmark's own. */
function isBusy(indices: readonly number[], othersCores: number): boolean {
  const highest = Math.max(...indices);
  return othersCores > BUSY_CORES || (highest - Math.min(...indices)) / highest > BUSY_SPREAD;
}

function lookAtMachine(): Look {
  const [before, ownBefore, start] = [busyMs(), process.cpuUsage(), performance.now()];
  walk();
  const elapsedMs = performance.now() - start;
  const own = process.cpuUsage(ownBefore);
  const othersMs = busyMs() - before - (own.user + own.system) / 1000;
  return {
    index: STEPS / 1000 / elapsedMs,
    othersCores: Math.max(0, othersMs / elapsedMs),
    load: loadavg()[0] ?? 0,
  };
}

/** ms that all cores have worked since the machine started. */
function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/** Numbers and a small array, as ordinary code has them. */
function walk(): number {
  const cells = new Uint32Array(1024);
  let state = 1;
  for (let step = 0; step < STEPS; step += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    cells[state & 1023]! += step;
  }
  return cells[0]!;
}
