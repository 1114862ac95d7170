/** The process: reads the settings, starts the server, stops it on a signal. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toApiError } from '#server/chat/api-error.ts';
import { EnvironmentError, parseEnvironment } from '#server/env.ts';
import { consoleLog as log } from '#server/log.ts';
import { startServer } from './server.ts';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) fail(error.message);
    throw error;
  }
}

const WHY_NOT_LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: another program listens there',
  EACCES: 'is not for this user: ports below 1024 are the system’s',
};

/** Beside the bundle, or wherever the first argument says. */
const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../dist');
const environment = readEnvironment();
const { HOST, PORT, PUBLIC_URL } = environment;
if (!existsSync(join(folder, '_headers'))) fail(`There is no built site in ${folder}: run "npm run build" first`);
const server = await startServer({ environment, folder, log }).catch((error: NodeJS.ErrnoException) => {
  const { code = '', syscall } = error;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
  const why = WHY_NOT_LISTENING[code] ?? 'is not there: HOST must be an address of this machine, as 127.0.0.1';
  fail(`PORT=${PORT} on HOST=${HOST} ${why} (${code})`);
});
// Whoever runs it starts it anew (docs/deploy.md): a process that goes on after this could do anything.
let isEnding = false;
process.on('uncaughtException', (error) => {
  const { report } = toApiError(error).options;
  log.fatal({ ...report }, 'an error that nobody caught: running answers are finished, then the process ends');
  if (isEnding) return;
  isEnding = true;
  process.exitCode = 1;
  void server.abandon().finally(() => process.exit());
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log.info({}, 'stopping: running answers are finished first');
    void server.stop();
  });
}

process.stdout.write(`The site is at ${server.publicUrl}/\n`);
if (PUBLIC_URL !== undefined) process.stdout.write(`This server listens on http://${HOST}:${server.port}/\n`);
if (server.builtFor !== undefined && server.builtFor !== server.publicUrl) {
  process.stderr.write(
    `The site was built for ${server.builtFor}: its links and files name that address. ` +
      `To change it: PUBLIC_URL=${server.publicUrl} npm run build\n`,
  );
}
