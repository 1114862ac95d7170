/** The built site with a model that the test plays, and with ears: what a page logs, throws or may not do is kept. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { parseEnvironment } from '#server/env.ts';
import { headersFile, securityHeaders } from '#server/node/headers.ts';
import { startServer } from '#server/node/start.ts';
import { startChatProvider, type ChatProvider } from '../../fakes/chat-provider.ts';
import { temporaryFolder } from './processes.ts';

export interface SiteWithEars {
  readonly url: string;
  readonly provider: ChatProvider;
  stop(): Promise<void>;
}

const BUILT = join(import.meta.dirname, '../../../dist');

/** Stands first in every page: no driver hears the console of both browsers. */
function listen(): void {
  const complaints: string[] = [];
  Object.assign(globalThis, { complaints });
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const)
    console[level] = (...words: unknown[]) => complaints.push(`console.${level}: ${words.join(' ')}`);
  addEventListener(
    'error',
    (event: Event) =>
      complaints.push(event instanceof ErrorEvent ? event.message : `lost: ${(event.target as Element).outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
}

export async function startSiteWithEars(): Promise<SiteWithEars> {
  const folder = await temporaryFolder();
  // Without the compressed copies: they have no ears.
  await cp(BUILT, folder.path, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const files = (await readdir(folder.path, { recursive: true })).filter((path) => path.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (path) => {
      const page = await readFile(join(folder.path, path), 'utf8');
      const [before = '', after = ''] = page.split('<head>', 2);
      const withEars = `${before}<head><script>(${listen.toString()})()</script>${after}`;
      await writeFile(join(folder.path, path), withEars);
      return withEars;
    }),
  );
  await writeFile(join(folder.path, '_headers'), headersFile(securityHeaders({ pages })));

  const provider = await startChatProvider();
  const parsed = parseEnvironment({
    PORT: '0',
    OPENAI_API_KEY: 'a-key-for-tests',
    OPENAI_BASE_URL: provider.baseUrl,
    CHAT_ADDRESS_PER_HOUR: '100000',
    CHAT_DAILY_TOKENS: '100000000',
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const server = await startServer({
    environment: parsed.environment,
    folder: folder.path,
    log: pino({ enabled: false }),
  });
  return {
    url: `http://localhost:${server.port}`,
    provider,
    async stop() {
      await provider.close();
      await server.stop();
      await folder.remove();
    },
  };
}
