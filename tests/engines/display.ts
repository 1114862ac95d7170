/** What a browser needs before it starts: its program, and a screen where it has to have a window. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** A screen in memory; its name is the value of DISPLAY. */
export async function startDisplay(): Promise<{ readonly name: string; stop: () => Promise<void> }> {
  const program = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(program.stdio[3] as Readable, 'data')) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    async stop() {
      program.kill();
      await once(program, 'exit');
    },
  };
}

export function findProgram(paths: readonly string[]): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`None of ${paths.join(', ')} is there: npm test installs it on Debian`);
  return found;
}
