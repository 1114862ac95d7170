/** The Worker: the site and its chat at Cloudflare, with the counts of the whole site in one Durable Object. */
import { DurableObject } from 'cloudflare:workers';
import { parseEnvironment } from '#server/env.ts';
import { DurableLimiter } from '#server/limits/durable-limiter.ts';
import {
  Limits as SiteLimits,
  limitSettings,
  type Decision,
  type LimitStore,
  type SendRequest,
  type Settlement,
  type Ticket,
} from '#server/limits/limits.ts';
import { createSite, type ReadFile } from '#server/site.ts';
import { createFetchServer, type FetchServer } from '../fetch-server.ts';

/** The settings of `.env.example` as variables and secrets, and what `wrangler.jsonc` binds. */
interface WorkerSettings {
  /** The built site. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly LIMITS?: { getByName(name: string): LimitStore };
}

/** The settings that are words. */
function variablesIn(settings: object): Record<string, string> {
  const entries = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** Every isolate of the Worker asks this object. */
export class Limits extends DurableObject<WorkerSettings> {
  readonly #limits = new SiteLimits(
    limitSettings(parseEnvironment(variablesIn(this.env))),
    (options) => new DurableLimiter(options, this.ctx.storage.kv),
  );

  admit(request: SendRequest): Promise<Decision> {
    return this.#limits.admit(request);
  }

  settle(ticket: Ticket, settlement: Settlement): Promise<void> {
    return this.#limits.settle(ticket, settlement);
  }
}

let server: FetchServer | undefined;

function createServer(settings: WorkerSettings): FetchServer {
  const { ASSETS, LIMITS } = settings;
  const read: ReadFile = async (path) => {
    const { ok, body } = await ASSETS.fetch(new Request(`https://assets.local/${path}`));
    return ok ? body : null;
  };
  return createFetchServer({
    variables: variablesIn(settings),
    // A connection to the object belongs to the request that made it. One name: a day's tokens are one count.
    createStore: () =>
      LIMITS && {
        admit: async (request) => LIMITS.getByName('site').admit(request),
        settle: async (ticket, settlement) => LIMITS.getByName('site').settle(ticket, settlement),
      },
    storeSetting: 'The binding LIMITS',
    // Cloudflare compresses on the way to the visitor.
    createSite: (sitePath) => createSite(read, { sitePath, precompressed: false }),
  });
}

export default {
  fetch(
    request: Request,
    settings: WorkerSettings,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Response | Promise<Response> {
    server ??= createServer(settings);
    return server(request, {
      remote: request.headers.get('CF-Connecting-IP') ?? '',
      waitUntil: (work) => context.waitUntil(work),
    });
  },
};
