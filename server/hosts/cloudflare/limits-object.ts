/** The counts of the whole site in one Durable Object: every isolate of the Worker asks it. */
import { DurableObject } from 'cloudflare:workers';
import { limitSettings } from '#server/create-chat.ts';
import { describeFault, parseEnvironment } from '#server/env.ts';
import {
  Limits as SiteLimits,
  StoreAwayError,
  type Decision,
  type LimitStore,
  type SendRequest,
  type Settlement,
  type Ticket,
} from '#server/limits/limits.ts';
import { DurableLimiter } from '#server/limits/durable-limiter.ts';
import { variablesIn, type WorkerSettings } from './settings.ts';

export class Limits extends DurableObject<WorkerSettings> {
  readonly #limits = new SiteLimits(
    settingsOf(this.env),
    (options) => new DurableLimiter(options, this.ctx.storage.kv),
  );

  admit(request: SendRequest): Promise<Decision> {
    return this.#limits.admit(request);
  }

  settle(ticket: Ticket, settlement: Settlement): Promise<void> {
    return this.#limits.settle(ticket, settlement);
  }
}

function settingsOf(settings: WorkerSettings) {
  const parsed = parseEnvironment(variablesIn(settings));
  if (!parsed.ok) throw new Error(parsed.faults.map(describeFault).join('\n'));
  return limitSettings(parsed.environment);
}

/** One name for the whole site: a day's tokens are one count. */
const SITE = 'site';

/** The object from the outside. A connection to it belongs to the request that made it. */
export function limitsStore(limits: NonNullable<WorkerSettings['LIMITS']>): LimitStore {
  const reach = async <Result>(step: (object: LimitStore) => Promise<Result>): Promise<Result> => {
    try {
      return await step(limits.getByName(SITE));
    } catch (cause) {
      throw new StoreAwayError('The counts cannot be reached', { cause });
    }
  };
  return {
    admit: (request) => reach((object) => object.admit(request)),
    settle: (ticket, settlement) => reach((object) => object.settle(ticket, settlement)),
  };
}
