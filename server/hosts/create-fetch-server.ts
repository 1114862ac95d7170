/** The server behind one `fetch`, for hosts that wake it with each request: Workers, and functions. */
import type { Hono } from 'hono';
import { sitePathOf, type SitePath } from '#shared/site-path.ts';
import { createApp } from '#server/app.ts';
import type { BuiltSite } from '#server/built-site.ts';
import type { RequestContext } from '#server/chat/session.ts';
import { createChat, limitSettings } from '#server/create-chat.ts';
import { describeFault, parseEnvironment, type Environment } from '#server/env.ts';
import type { LimitSettings, LimitStore } from '#server/limits/limits.ts';
import { createMemoryLimits } from '#server/limits/memory-limits.ts';
import { consoleLog as log, NO_METRICS } from '#server/log.ts';

export type FetchServer = (request: Request, context: RequestContext) => Response | Promise<Response>;

interface FetchHost {
  /** The settings, as the host hands them out. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly built: BuiltSite;
  /** The counts that all instances share; undefined where there are none. */
  readonly store: (environment: Environment, limits: LimitSettings) => LimitStore | undefined;
  /** What the owner has to set for that. */
  readonly storeSetting: string;
  /** The static site, where the host does not serve it by itself. */
  readonly site?: (sitePath: SitePath) => Hono;
}

export function createFetchServer(host: FetchHost): FetchServer {
  const { variables, built } = host;
  const parsed = parseEnvironment(variables);
  if (!parsed.ok) {
    for (const fault of parsed.faults) log.error({}, describeFault(fault));
    return () => new Response('The settings of this server are wrong: its log says which.', { status: 500 });
  }
  // The host names the visitor's own address: there is no proxy to look past.
  const settings = { ...parsed.environment, trustProxy: 0 };
  const publicUrl = settings.publicUrl ?? built.publicUrl;
  if (publicUrl !== built.publicUrl) log.warn({}, `The site was built for ${built.publicUrl}, not for ${publicUrl}`);
  const { environment, store } = withStore(settings, host);
  const sitePath = sitePathOf(publicUrl);
  const app = createApp({
    ...(host.site && { site: host.site(sitePath) }),
    sitePath,
    headers: built.headers,
    chat: createChat({ environment, publicUrl, store, metrics: NO_METRICS, log }),
    log,
  });
  return (request, context) => app.fetch(request, context);
}

/** Nothing is paid for that is not counted for all instances together (limits/SPEC.md A5.5). */
function withStore(environment: Environment, { store, storeSetting }: FetchHost) {
  const { openai, sessionSecret } = environment;
  const limits = limitSettings(environment);
  const shared = store(environment, limits);
  if (openai.apiKey !== undefined && sessionSecret === undefined) {
    log.warn({}, 'SESSION_SECRET is not set: instances do not know each other’s sessions');
  }
  if (shared) return { environment, store: shared };
  if (openai.apiKey !== undefined) {
    log.error({}, `${storeSetting} is not set, so nothing holds the limits: the page’s own text answers`);
  }
  return {
    environment: { ...environment, openai: { ...openai, apiKey: undefined } },
    store: createMemoryLimits(limits),
  };
}
