/** The server behind one `fetch`, for hosts that wake it with each request: Workers, and functions. */
import type { Hono } from 'hono';
import { sitePathOf, type SitePath } from '#contract/site-path.ts';
import { createApp } from './app.ts';
import { assembleChat, limitsIn } from './assemble-chat.ts';
import type { AdmissionLimits, AdmissionStore } from './budget/admission.ts';
import { TableStore } from './budget/table-store.ts';
import type { BuiltSite } from './built-site.ts';
import { describeFault, parseEnvironment, type Environment } from './env.ts';
import type { Log, Metrics, Visit } from './host.ts';
import { nearMisses } from './near-misses.ts';
import type { CallProvider } from './relay/provider.ts';

export type FetchServer = (request: Request, visit: Visit) => Response | Promise<Response>;

export interface FetchHost {
  /** The settings, as the host hands them out. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly built: BuiltSite;
  readonly call: CallProvider;
  readonly log: Log;
  /** The counts that all instances share; undefined where there are none. */
  readonly store: (environment: Environment, limits: AdmissionLimits) => AdmissionStore | undefined;
  /** What the owner has to set for that. */
  readonly storeSetting: string;
  /** The static site, where the host does not serve it by itself. */
  readonly site?: (sitePath: SitePath) => Hono;
}

export function createFetchServer(host: FetchHost): FetchServer {
  const { variables, built, log } = host;
  for (const line of nearMisses(variables)) log.warn({}, line);
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
    chat: assembleChat({ environment, publicUrl, store, call: host.call, metrics: NOT_COUNTED, log }).routes,
    log,
  });
  return (request, visit) => app.fetch(request, visit);
}

/** Nothing is paid for that is not counted for all instances together (budget/SPEC.md A5.3). */
function withStore(environment: Environment, { store, storeSetting, log }: FetchHost) {
  const { openai, sessionSecret } = environment;
  const limits = limitsIn(environment);
  const shared = store(environment, limits);
  if (openai.apiKey !== undefined && sessionSecret === undefined) {
    log.warn({}, 'SESSION_SECRET is not set: instances do not know each other’s sessions');
  }
  if (shared) return { environment, store: shared };
  if (openai.apiKey !== undefined) {
    log.error({}, `${storeSetting} is not set, so nothing holds the limits: the page’s own text answers`);
  }
  return { environment: { ...environment, openai: { ...openai, apiKey: undefined } }, store: new TableStore(limits) };
}

const NOT_COUNTED: Metrics = {
  requestEnded: () => {},
  firstWordCame: () => {},
  pageAnswered: () => {},
  tokensReserved: () => {},
  tokensSettled: () => {},
};
