/** The server as a process of its own, as a deployment runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { writeSmallSite } from './site.ts';

export interface ServerProcess {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly port: number;
  /** Everything it wrote, to both outputs. */
  readonly output: () => string;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code; null after a signal that it did not catch. */
  readonly exited: Promise<number | null>;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');

/** The whole run of all tests has built it beforehand (scripts/test.mjs), and a bundle starts in half the time. */
export const SERVER =
  process.env['SITES'] === 'built'
    ? [join(process.env['BUILD_DIR'] ?? ROOT, 'dist-server/main.js')]
    : ['--import', 'tsx', join(ROOT, 'server/node/main.ts')];

interface ProcessOptions {
  /** JavaScript that it runs before the server. */
  readonly before?: string;
}

export async function startProcess(
  settings: Readonly<Record<string, string>>,
  { before }: ProcessOptions = {},
): Promise<ServerProcess> {
  const { folder, remove } = await writeSmallSite();
  const preload = before === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(before)}`];
  // Another version of Node than the tests run on, if one is named.
  const child = spawn(process.env['SERVER_NODE'] ?? process.execPath, [...preload, ...SERVER, folder], {
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
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const told = /The site is at (http\S+)\//.exec(output)?.[1];
      if (told) resolve(told);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`The server stopped:\n${output}`)));
  });
  const own = await address;
  // With an address of its own the site does not say where it listens.
  const port = Number(settings['PUBLIC_URL'] ? settings['PORT'] : new URL(own).port);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    exited,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
