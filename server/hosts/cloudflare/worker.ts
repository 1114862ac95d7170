/** The Worker: the site and its chat at Cloudflare, with the counts of the whole site in one Durable Object. */
import { DurableObject } from 'cloudflare:workers';
import { parseEnvironment } from '#server/env.ts';
import { DurableLimiter } from '#server/limits/durable-limiter.ts';
import { Limits as SiteLimits, type LimitStore } from '#server/limits/limits.ts';
import { createFetchServer, type FetchServer } from '../fetch-server.ts';

/** The settings of `.env.example` as variables and secrets, and what `wrangler.jsonc` binds. */
interface WorkerSettings {
  readonly [variable: string]: unknown;
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly LIMITS?: { getByName(name: string): LimitStore };
}

/** Every isolate of the Worker asks this object. */
export class Limits extends DurableObject<WorkerSettings> implements LimitStore {
  readonly #limits = new SiteLimits(
    parseEnvironment(this.env),
    (options) => new DurableLimiter(options, this.ctx.storage.kv),
  );

  admit(...send: Parameters<LimitStore['admit']>): ReturnType<LimitStore['admit']> {
    return this.#limits.admit(...send);
  }

  settle(...ended: Parameters<LimitStore['settle']>): Promise<void> {
    return this.#limits.settle(...ended);
  }
}

function createServer(settings: WorkerSettings): FetchServer {
  const { ASSETS, LIMITS } = settings;
  return createFetchServer({
    variables: settings,
    // A connection to the object belongs to the request that made it. One name: a day's tokens are one count.
    createStore: () =>
      LIMITS && {
        admit: async (request) => LIMITS.getByName('site').admit(request),
        settle: async (...ended) => LIMITS.getByName('site').settle(...ended),
      },
    storeSetting: 'The binding LIMITS',
    readFile: async (path) => {
      const { ok, body, headers } = await ASSETS.fetch(new Request(`https://assets.local/${path}`));
      return ok && body ? { content: body, etag: headers.get('ETag') } : null;
    },
  });
}

let server: FetchServer | undefined;

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
