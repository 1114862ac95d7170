/** The server as a process of its own, as a deployment runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { writeSmallSite } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The whole run of all tests has built it beforehand (scripts/test.mjs), and a bundle starts in half the time. */
export const SERVER =
  process.env['SITES'] === 'built'
    ? [join(process.env['BUILD_DIR'] ?? ROOT, 'dist-server/main.js')]
    : ['--import', 'tsx', join(ROOT, 'server/node/main.ts')];

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

/**
 * Rejects with what it wrote where it ends before it listens.
 * @param before JavaScript that it runs before the server.
 */
export async function startProcess(settings: Readonly<Record<string, string>>, before = '') {
  const { folder, remove } = await writeSmallSite();
  const preload = `data:text/javascript,${encodeURIComponent(before)}`;
  // Another version of Node than the tests run on, if one is named.
  const child = spawn(process.env['SERVER_NODE'] ?? process.execPath, ['--import', preload, ...SERVER, folder], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      CHAT_ADDRESS_PER_HOUR: '100000',
      ...settings,
    },
  });
  let output = '';
  const exited = once(child, 'exit').then(async ([code]) => {
    await remove();
    return code as number | null;
  });
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const told = /^(?:The site is at|This server listens on) http:\S+:(\d+)\/$/m.exec(output)?.[1];
      if (told) resolve(Number(told));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(output)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** Everything it wrote, to both outputs. */
    output: () => output,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Its exit code; null after a signal that it did not catch. */
    exited,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
