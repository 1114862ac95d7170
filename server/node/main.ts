/** The process: reads the settings, starts the server, stops it on a signal. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { EnvironmentError, parseEnvironment, type Environment } from '#server/env.ts';
import { startServer } from './server.ts';

function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const WHY_NOT_LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: another program listens there',
  EACCES: 'is not for this user: ports below 1024 are the system’s',
  EADDRNOTAVAIL: 'is not there: HOST must be an address of this machine, as 127.0.0.1',
  ENOTFOUND: 'is not there: HOST must be an address of this machine, as 127.0.0.1',
  EAI_AGAIN: 'cannot be looked up: HOST must be an address of this machine, as 127.0.0.1',
};
const LISTENING: ReadonlySet<string> = new Set(['listen', 'getaddrinfo']);

const log = pino({ base: null });
/** Beside the bundle, or wherever the first argument says. */
const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../dist');
const environment = readEnvironment();
if (!existsSync(join(folder, '_headers'))) {
  process.stderr.write(`There is no built site in ${folder}: run "npm run build" first\n`);
  process.exit(1);
}
const server = await startServer({ environment, folder, log }).catch((error: NodeJS.ErrnoException) => {
  const why = WHY_NOT_LISTENING[error.code ?? ''];
  if (!LISTENING.has(error.syscall ?? '') || !why) throw error;
  process.stderr.write(`PORT=${environment.PORT} on HOST=${environment.HOST} ${why} (${error.code})\n`);
  process.exit(1);
});
// Whoever runs it starts it anew (docs/deploy.md): a process that goes on after this could do anything.
let isEnding = false;
process.on('uncaughtException', (error) => {
  log.fatal({ stack: error.stack }, 'an error that nobody caught: running answers are finished, then the process ends');
  if (isEnding) return;
  isEnding = true;
  process.exitCode = 1;
  void server.abandon().finally(() => process.exit());
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log.info('stopping: running answers are finished first');
    void server.stop();
  });
}

process.stdout.write(`The site is at ${server.publicUrl}/\n`);
if (environment.PUBLIC_URL !== undefined) {
  process.stdout.write(`This server listens on http://${environment.HOST}:${server.port}/\n`);
}
if (server.builtFor !== undefined && server.builtFor !== server.publicUrl) {
  process.stderr.write(
    `The site was built for ${server.builtFor}: its links and files name that address. ` +
      `To change it: PUBLIC_URL=${server.publicUrl} npm run build\n`,
  );
}
