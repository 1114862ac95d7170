/** The server of the endurance run as a process of its own, with the built site, and a clock that its parent moves. */
import { join } from 'node:path';
import { pino } from 'pino';
import { parseEnvironment } from '#server/env.ts';
import { startServer } from '#server/node/start.ts';

/** What the process has to tell of itself. */
export interface Health {
  /** After a collection of garbage, MB. */
  readonly heapMb: number;
  readonly residentMb: number;
  readonly unhandled: number;
  /** Log lines above `info`. */
  readonly warnings: readonly string[];
  readonly handles: readonly string[];
}

const WARN = 40;
let [now, unhandled] = [Date.now(), 0];
const warnings: string[] = [];

process.on('unhandledRejection', () => (unhandled += 1));
process.on('message', (message: { advanceMs?: number }) => {
  now += message.advanceMs ?? 0;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const health: Health = {
    heapMb: heapUsed / 1e6,
    residentMb: rss / 1e6,
    unhandled,
    warnings,
    handles: process.getActiveResourcesInfo(),
  };
  process.send?.(health);
});

const parsed = parseEnvironment({
  PORT: '0',
  OPENAI_API_KEY: 'bench',
  OPENAI_BASE_URL: process.argv[2] ?? '',
  CHAT_DAILY_TOKENS: '1000000000',
  CHAT_ADDRESS_PER_HOUR: '1000000',
});
if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
const server = await startServer({
  environment: parsed.environment,
  folder: join(import.meta.dirname, '../dist'),
  log: pino(
    { base: null },
    { write: (line: string) => (JSON.parse(line) as { level: number }).level >= WARN && warnings.push(line) },
  ),
});
process.send?.({ port: server.port });
