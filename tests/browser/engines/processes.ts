/** Programs that a test starts and ends, and the screen that their windows stand on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface Program {
  readonly child: ChildProcess;
  /** What it wrote to both outputs. */
  output(): string;
  /** Ends it with everything that it has started. */
  end(): Promise<void>;
}

export function startProgram(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    // A group of its own: a browser is many processes.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  return {
    child,
    output: () => output,
    async end() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await exited;
    },
  };
}

/** A screen in memory. Its name is the value of DISPLAY. */
export async function startScreen(): Promise<{ display: string; end: () => Promise<void> }> {
  const program = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp']);
  const [number] = (await once(program.child.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, end: program.end };
}

/** A folder for a browser's settings and leavings. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'browser-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Asks again and again until the answer is something. */
export async function until<Value>(program: Program, ask: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    if (program.child.exitCode !== null) throw new Error(`The browser has ended by itself:\n${program.output()}`);
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function firstOf(paths: readonly string[]): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`None of ${paths.join(', ')} is there: scripts/test.mjs installs it`);
  return found;
}
