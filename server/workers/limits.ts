/** The counts of the whole site in one Durable Object: every isolate of the Worker asks it. */
import { DurableObject } from 'cloudflare:workers';
import { limitsIn } from '../assemble-chat.ts';
import {
  StoreAwayError,
  type AdmissionRequest,
  type AdmissionStore,
  type Decision,
  type Settlement,
  type Ticket,
} from '../budget/admission.ts';
import { TableStore } from '../budget/table-store.ts';
import { describeFault, parseEnvironment } from '../env.ts';
import { variablesIn, type WorkerSettings } from './settings.ts';
import { storedTables } from './stored-tables.ts';

export class Limits extends DurableObject<WorkerSettings> {
  readonly #store = new TableStore(limitsOf(this.env), storedTables(this.ctx.storage.kv));

  admit(request: AdmissionRequest): Promise<Decision> {
    return this.#store.admit(request);
  }

  settle(ticket: Ticket, settlement: Settlement): Promise<void> {
    return this.#store.settle(ticket, settlement);
  }
}

function limitsOf(settings: WorkerSettings) {
  const parsed = parseEnvironment(variablesIn(settings));
  if (!parsed.ok) throw new Error(parsed.faults.map(describeFault).join('\n'));
  return limitsIn(parsed.environment);
}

/** One name for the whole site: a day's tokens are one count. */
const SITE = 'site';

/** The object from the outside. */
export function limitsStore(limits: NonNullable<WorkerSettings['LIMITS']>): AdmissionStore {
  const ask = async <Result>(step: () => Promise<Result>): Promise<Result> => {
    try {
      return await step();
    } catch (cause) {
      throw new StoreAwayError('The counts cannot be reached', { cause });
    }
  };
  // A connection to it belongs to the request that made it.
  return {
    admit: (request) => ask(() => limits.getByName(SITE).admit(request)),
    settle: (ticket, settlement) => ask(() => limits.getByName(SITE).settle(ticket, settlement)),
    close: () => Promise.resolve(),
  };
}
