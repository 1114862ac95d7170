/** The built site behind its own server, on a free port, as visitors meet it. */
import { join } from 'node:path';
import { pino } from 'pino';
import { parseEnvironment } from '#server/env.ts';
import { startServer, type RunningServer } from '#server/node/start.ts';

/** Limits are wide open: what is measured is not who is refused. */
const SETTINGS = { PORT: '0', CHAT_ADDRESS_PER_HOUR: '1000000', CHAT_DAILY_TOKENS: '1000000000' };

export function serveBuilt(folder = join(import.meta.dirname, '../../dist')): Promise<RunningServer> {
  const parsed = parseEnvironment(SETTINGS);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return startServer({ environment: parsed.environment, folder, log: pino({ enabled: false }) });
}
