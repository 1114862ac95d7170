/** The counts of one process. A restart begins anew. */
import { randomUUID } from 'node:crypto';
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
  count: number;
  lastAt: number | undefined;
  readonly startedAt: number;
}

/** How often what has expired is forgotten, ms. */
const SWEEP_MS = 60_000;

export class MemoryStore implements AdmissionStore {
  readonly #limits: AdmissionLimits;
  readonly #sessions = new Map<string, SessionCount>();
  /** The sends of the last hour, oldest first. */
  readonly #addresses = new Map<string, readonly number[]>();
  readonly #tickets = new Set<string>();
  #day = '';
  #tokens = 0;
  #sweptAt = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  // Everything between the first check and the last count runs in one go: nobody comes between.
  admit(request: AdmissionRequest): Promise<Decision> {
    this.#forget(request.now);
    const { id, startedAt } = request.session;
    const session = this.#sessions.get(id) ?? { count: 0, lastAt: undefined, startedAt };
    const sends = recent(this.#addresses.get(request.address) ?? [], request.now);
    const refusal = this.#sessionRefusal(request, session) ?? this.#sharedRefusal(request, sends);
    if (refusal) return Promise.resolve(refusal);

    const ticket: Ticket = {
      id: randomUUID(),
      sessionId: id,
      at: request.now,
      previousAt: session.lastAt,
      day: this.#day,
      tokens: request.tokens,
    };
    session.count += 1;
    session.lastAt = request.now;
    this.#tokens += request.tokens;
    this.#sessions.set(id, session);
    this.#addresses.set(request.address, [...sends, request.now]);
    this.#tickets.add(ticket.id);
    return Promise.resolve({ kind: 'admitted', ticket });
  }

  settle(ticket: Ticket, { tokens, givesBack }: Settlement): Promise<void> {
    if (!this.#tickets.delete(ticket.id)) return Promise.resolve();
    // What was reserved yesterday is none of today's business.
    if (ticket.day === this.#day) this.#tokens += tokens - ticket.tokens;
    const session = this.#sessions.get(ticket.sessionId);
    if (givesBack && session) {
      session.count -= 1;
      if (session.lastAt === ticket.at) session.lastAt = ticket.previousAt;
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

  #sharedRefusal({ now, tokens }: AdmissionRequest, sends: readonly number[]): Decision | undefined {
    const [oldest] = sends;
    if (oldest !== undefined && sends.length >= this.#limits.addressPerHour) {
      return refused('addressLimit', oldest + HOUR_MS - now);
    }
    const isSpent = tokens > 0 && this.#tokens + tokens > this.#limits.tokensPerDay;
    return isSpent ? refused('dailyBudget', untilMidnightMs(now)) : undefined;
  }

  #forget(now: number): void {
    const day = dayOf(now);
    // A clock that is set back does not open yesterday's budget again.
    if (day > this.#day) {
      this.#day = day;
      this.#tokens = 0;
    }
    if (Math.abs(now - this.#sweptAt) < SWEEP_MS) return;
    this.#sweptAt = now;
    const age = sessionAgeMs(this.#limits.session);
    for (const [id, { startedAt }] of this.#sessions) if (now - startedAt > age) this.#sessions.delete(id);
    for (const [address, sends] of this.#addresses) {
      if (recent(sends, now).length === 0) this.#addresses.delete(address);
    }
  }
}

/** The sends of the last hour. */
function recent(sends: readonly number[], now: number): readonly number[] {
  return sends.filter((at) => at > now - HOUR_MS);
}

function refused(reason: RefusalReason, retryAfterMs: number): Decision {
  return { kind: 'refused', reason, retryAfterMs };
}
