/** The server behind one `fetch`, for hosts that wake it with each request: Workers, and functions. */
import { createApp } from '#server/app.ts';
import { OpenStreams } from '#server/chat/chat-turn.ts';
import { EnvironmentError, parseEnvironment, type Environment } from '#server/env.ts';
import { createMemoryLimits, type LimitStore } from '#server/limits/limits.ts';
import { consoleLog as log } from '#server/log.ts';
import type { RequestContext } from '#server/request.ts';
import { createSite, type ReadFile } from '#server/site.ts';
import { sitePathOf } from '#shared/urls.ts';

declare global {
  /** What the build knows of the site: its address, and the headers of every answer. Put in by the bundler (scripts/hosts.ts). */
  const BUILT_SITE: { readonly publicUrl: string; readonly headers: Readonly<Record<string, string>> };
}

export type FetchServer = (request: Request, context: RequestContext) => Response | Promise<Response>;

interface FetchHost {
  /** The settings, as the host hands them out: beside those of `.env.example` there may be others, of any kind. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The counts that all instances share; undefined where there are none. */
  readonly createStore: (environment: Environment) => LimitStore | undefined;
  /** What the owner has to set for that. */
  readonly storeSetting: string;
  /** Of the static site, where the host does not serve it by itself; it compresses on the way to the visitor. */
  readonly readFile?: ReadFile;
}

export function createFetchServer({ variables, createStore, storeSetting, readFile }: FetchHost): FetchServer {
  let environment: Environment;
  try {
    // The host names the visitor's own address: there is no proxy to look past.
    environment = { ...parseEnvironment(variables), TRUST_PROXY: 0 };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const fault of error.message.split('\n')) log.error({}, fault);
    return () => new Response('The settings of this server are wrong: its log says which.', { status: 500 });
  }
  const { publicUrl: builtFor, headers } = BUILT_SITE;
  const publicUrl = environment.PUBLIC_URL ?? builtFor;
  if (publicUrl !== builtFor) log.warn({}, `The site was built for ${builtFor}, not for ${publicUrl}`);
  const shared = createStore(environment);
  if (environment.OPENAI_API_KEY !== undefined && environment.SESSION_SECRET === undefined) {
    log.warn({}, 'SESSION_SECRET is not set: instances do not know each other’s sessions');
  }
  // Nothing is paid for that is not counted for all instances together (limits/SPEC.md A5.5).
  if (!shared && environment.OPENAI_API_KEY !== undefined) {
    log.error({}, `${storeSetting} is not set, so nothing holds the limits: the page’s own text answers`);
    environment = { ...environment, OPENAI_API_KEY: undefined };
  }
  const store = shared ?? createMemoryLimits(environment);
  const site = readFile && createSite(readFile, sitePathOf(publicUrl), false);
  const app = createApp({ environment, publicUrl, store, log, headers, site, streams: new OpenStreams() });
  return (request, context) => app.fetch(request, context);
}
