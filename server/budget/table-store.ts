/** The counts in tables that are read and written at once: of one process, where a restart begins anew, or kept for good. */
import {
  dayOf,
  HOUR_MS,
  NEW_SESSION_RETRY_MS,
  sessionAgeMs,
  untilMidnightMs,
  type AdmissionLimits,
  type AdmissionStore,
  type AdmissionRequest,
  type Decision,
  type RefusalReason,
  type Settlement,
  type Ticket,
} from './admission.ts';

interface SessionCount {
  readonly count: number;
  readonly lastAt: number | undefined;
  readonly startedAt: number;
}

export interface Table<Value> extends Iterable<[string, Value]> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): unknown;
  delete(key: string): boolean;
}

export interface Tables {
  readonly sessions: Table<SessionCount>;
  /** The sends of the last hour, oldest first. */
  readonly addresses: Table<readonly number[]>;
  /** What is not settled yet, with the moment it was admitted. */
  readonly tickets: Table<number>;
  /** One entry: the tokens of the latest day. */
  readonly days: Table<DayCount>;
}

interface DayCount {
  readonly day: string;
  readonly tokens: number;
}

/** The tables of one process. */
export function tablesInMemory(): Tables {
  return { sessions: new Map(), addresses: new Map(), tickets: new Map(), days: new Map() };
}

/** How often what has expired is forgotten, ms. */
const SWEEP_MS = 60_000;
/** An answer that takes longer stays charged with what was reserved for it, ms. */
const TICKET_MS = 600_000;
const LATEST = 'latest';

export class TableStore implements AdmissionStore {
  readonly #limits: AdmissionLimits;
  readonly #tables: Tables;
  #sweptAt = 0;

  constructor(limits: AdmissionLimits, tables = tablesInMemory()) {
    this.#limits = limits;
    this.#tables = tables;
  }

  // Everything between the first check and the last count runs in one go: nobody comes between.
  admit(request: AdmissionRequest): Promise<Decision> {
    const { sessions, addresses, tickets, days } = this.#tables;
    const { now, address, tokens } = request;
    this.#forget(now);
    const { id, startedAt } = request.session;
    const session = sessions.get(id) ?? { count: 0, lastAt: undefined, startedAt };
    const sends = recent(addresses.get(address) ?? [], now);
    const today = this.#dayAt(now);
    const refusal = this.#sessionRefusal(request, session) ?? this.#sharedRefusal(request, sends, today);
    if (refusal) return Promise.resolve(refusal);

    const ticket: Ticket = {
      id: crypto.randomUUID(),
      sessionId: id,
      at: now,
      previousAt: session.lastAt,
      day: today.day,
      tokens,
    };
    sessions.set(id, { ...session, count: session.count + 1, lastAt: now });
    addresses.set(address, [...sends, now]);
    tickets.set(ticket.id, now);
    days.set(LATEST, { ...today, tokens: today.tokens + tokens });
    return Promise.resolve({ kind: 'admitted', ticket });
  }

  settle(ticket: Ticket, { tokens, givesBack }: Settlement): Promise<void> {
    const { sessions, tickets, days } = this.#tables;
    if (!tickets.delete(ticket.id)) return Promise.resolve();
    // What was reserved yesterday is none of today's business.
    const today = days.get(LATEST);
    if (ticket.day === today?.day) days.set(LATEST, { ...today, tokens: today.tokens + tokens - ticket.tokens });
    const session = sessions.get(ticket.sessionId);
    if (givesBack && session) {
      const lastAt = session.lastAt === ticket.at ? ticket.previousAt : session.lastAt;
      sessions.set(ticket.sessionId, { ...session, count: session.count - 1, lastAt });
    }
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #sessionRefusal({ now }: AdmissionRequest, { count, lastAt, startedAt }: SessionCount): Decision | undefined {
    const { maxMessagesPerSession, rateLimitMs } = this.#limits.session;
    const endsAt = startedAt + sessionAgeMs(this.#limits.session);
    if (now > endsAt) return refused('sessionTimeout', NEW_SESSION_RETRY_MS);
    if (count >= maxMessagesPerSession) return refused('messageLimit', endsAt - now);
    const since = lastAt === undefined ? rateLimitMs : now - lastAt;
    // A little before the last send: clocks differ. Long before it: the clock was set back, which locks nobody out.
    return Math.abs(since) < rateLimitMs ? refused('rateLimit', rateLimitMs - since) : undefined;
  }

  #sharedRefusal({ now, tokens }: AdmissionRequest, sends: readonly number[], today: DayCount): Decision | undefined {
    const [oldest] = sends;
    if (oldest !== undefined && sends.length >= this.#limits.addressPerHour) {
      return refused('addressLimit', oldest + HOUR_MS - now);
    }
    const isSpent = tokens > 0 && today.tokens + tokens > this.#limits.tokensPerDay;
    return isSpent ? refused('dailyBudget', untilMidnightMs(now)) : undefined;
  }

  /** A clock that is set back does not open yesterday's budget again. */
  #dayAt(now: number): DayCount {
    const latest = this.#tables.days.get(LATEST);
    const day = dayOf(now);
    return latest && latest.day >= day ? latest : { day, tokens: 0 };
  }

  #forget(now: number): void {
    if (Math.abs(now - this.#sweptAt) < SWEEP_MS) return;
    this.#sweptAt = now;
    const { sessions, addresses, tickets } = this.#tables;
    const age = sessionAgeMs(this.#limits.session);
    for (const [id, { startedAt }] of sessions) if (now - startedAt > age) sessions.delete(id);
    for (const [address, sends] of addresses) if (recent(sends, now).length === 0) addresses.delete(address);
    for (const [id, at] of tickets) if (now - at > TICKET_MS) tickets.delete(id);
  }
}

/** The sends of the last hour. */
function recent(sends: readonly number[], now: number): readonly number[] {
  return sends.filter((at) => at > now - HOUR_MS);
}

function refused(reason: RefusalReason, retryAfterMs: number): Decision {
  return { kind: 'refused', reason, retryAfterMs };
}
