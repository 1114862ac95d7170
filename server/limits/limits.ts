/** Whether a send may go in (SPEC.md): takes of each count what it needs, and gives that back where a later one refuses. */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
// The package's root needs Node's `cluster`, which Workers do not have.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { CHAT_LIMITS } from '#shared/limits.ts';
import type { Environment } from '../env.ts';

export interface SendRequest {
  /** `startedAt`: ms since 1970. */
  readonly session: { readonly id: string; readonly startedAt: number };
  /** The visitor's network (`request.ts`). */
  readonly address: string;
  /** What the answer can cost at most; 0 where nothing is paid for. */
  readonly tokens: number;
}

/** What was admitted, to be settled when it is over. */
export interface Ticket {
  readonly sessionId: string;
  /** ms since 1970. */
  readonly at: number;
  readonly day: string;
  /** Reserved of the day's budget. */
  readonly tokens: number;
}

/** In the order of the checks: the page's own three (src/chat/session/SPEC.md 3), then the server's. */
export type RefusalReason = 'sessionTimeout' | 'messageLimit' | 'rateLimit' | 'addressLimit' | 'dailyBudget';

export interface Refusal {
  readonly reason: RefusalReason;
  /** When the same send would no longer be refused for this reason. */
  readonly retryAfterMs: number;
}

/** Rejects when the counts cannot be reached. */
export interface LimitStore {
  admit(request: SendRequest): Promise<Ticket | Refusal>;
  /**
   * Called once for each ticket.
   * @param tokens What the exchange cost.
   * @param givesBack Nothing of an answer arrived through no fault of the visitor: the send is not counted in the session.
   */
  settle(ticket: Ticket, tokens: number, givesBack: boolean): Promise<void>;
}

/** `points` in `duration` seconds, from the first one on. */
type CreateLimiter = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** The counts of one process: a restart begins anew. */
export function createMemoryLimits(environment: Environment): LimitStore {
  return new Limits(environment, (options) => new RateLimiterMemory(options));
}

const HOUR_SECONDS = 3_600;
const DAY_MS = 86_400_000;
/** Longer than a day and the answers that run across its end. */
const DAY_KEPT_SECONDS = 2 * 86_400;
/** So near its end the pause between two sends is not taken back: another send may have begun its own. */
const PAUSE_MARGIN_MS = 500;

/** What a send takes of one count. */
interface Share {
  readonly reason: RefusalReason;
  readonly limiter: RateLimiterAbstract;
  readonly key: string;
  readonly points: number;
  /** Of a refusal, where it is not the count's own end, ms. */
  readonly waitMs?: number;
}

export class Limits implements LimitStore {
  readonly #messages: RateLimiterAbstract;
  readonly #pause: RateLimiterAbstract;
  readonly #addresses: RateLimiterAbstract;
  readonly #tokens: RateLimiterAbstract;

  constructor(environment: Environment, create: CreateLimiter) {
    const { maxMessagesPerSession, maxSessionDuration, rateLimitMs } = CHAT_LIMITS;
    const limiter = (name: string, points: number, duration: number) =>
      create({ keyPrefix: `{portfolio-chat}:${name}`, points, duration });
    this.#messages = limiter('messages', maxMessagesPerSession, maxSessionDuration * 60 + 60);
    this.#pause = limiter('pause', 1, Math.ceil(rateLimitMs / 1000));
    this.#addresses = limiter('address', environment.CHAT_ADDRESS_PER_HOUR, HOUR_SECONDS);
    this.#tokens = limiter('tokens', environment.CHAT_DAILY_TOKENS, DAY_KEPT_SECONDS);
  }

  async admit({ session, address, tokens }: SendRequest): Promise<Ticket | Refusal> {
    const now = Date.now();
    const sessionLeftMs = session.startedAt + CHAT_LIMITS.maxSessionDuration * 60_000 - now;
    // A page that is opened anew starts a new session: there is nothing to wait for.
    if (sessionLeftMs < 0) return { reason: 'sessionTimeout', retryAfterMs: 1_000 };
    const day = new Date(now).toISOString().slice(0, 10);
    const pause: Share = { reason: 'rateLimit', limiter: this.#pause, key: session.id, points: 1 };
    const all: Share[] = [
      { reason: 'messageLimit', limiter: this.#messages, key: session.id, points: 1, waitMs: sessionLeftMs },
      pause,
      { reason: 'addressLimit', limiter: this.#addresses, key: address, points: 1 },
      { reason: 'dailyBudget', limiter: this.#tokens, key: day, points: tokens, waitMs: DAY_MS - (now % DAY_MS) },
    ];

    // Looked at before anything is taken: a refused send, of which anybody can send any number, leaves nothing behind.
    const shares = all.filter(({ points }) => points > 0);
    const counts = await Promise.all(shares.map(({ limiter, key }) => limiter.get(key)));
    for (const [index, { reason, limiter, points, waitMs }] of shares.entries()) {
      const count = counts[index];
      const used = count && count.msBeforeNext > 0 ? count.consumedPoints : 0;
      if (used + points <= limiter.points) continue;
      return { reason, retryAfterMs: waitMs ?? count?.msBeforeNext ?? 0 };
    }

    // The pause first: one send at a time gets past it, so that the counts behind it are not taken and given back by a crowd.
    // Not `consume`, which refuses: what is refused has been counted all the same.
    const begun = await this.#pause.penalty(session.id, 1);
    if (begun.consumedPoints > 1) return { reason: 'rateLimit', retryAfterMs: begun.msBeforeNext };
    const taken: Share[] = [];
    let isAdmitted = false;
    try {
      for (const share of shares.filter((one) => one !== pause)) {
        const { reason, limiter, key, points, waitMs } = share;
        // A step that fails may have been counted all the same.
        taken.push(share);
        const count = await limiter.penalty(key, points);
        if (count.consumedPoints > limiter.points) return { reason, retryAfterMs: waitMs ?? count.msBeforeNext };
      }
      isAdmitted = true;
      return { sessionId: session.id, at: now, day, tokens };
    } finally {
      const given = () => taken.map(({ limiter, key, points }) => giveBack(limiter, key, points));
      if (!isAdmitted) void Promise.all([this.#pause.delete(session.id), ...given()]).catch(() => {});
    }
  }

  async settle(ticket: Ticket, tokens: number, givesBack: boolean): Promise<void> {
    const { sessionId, at, day, tokens: reserved } = ticket;
    await this.charge(day, tokens - reserved);
    if (!givesBack) return;
    await giveBack(this.#messages, sessionId, 1);
    if (Date.now() - at < CHAT_LIMITS.rateLimitMs - PAUSE_MARGIN_MS) await this.#pause.delete(sessionId);
  }

  /** Takes tokens from the day's budget, or gives some back where there are less than none. */
  async charge(day: string, tokens: number): Promise<void> {
    if (tokens > 0) await this.#tokens.penalty(day, tokens);
    if (tokens < 0) await giveBack(this.#tokens, day, -tokens);
  }
}

/** What expired meanwhile has nothing to give back: it must not begin below zero. */
async function giveBack(limiter: RateLimiterAbstract, key: string, points: number): Promise<void> {
  const { consumedPoints } = await limiter.reward(key, points);
  if (consumedPoints < 0) await limiter.penalty(key, -consumedPoints);
}
