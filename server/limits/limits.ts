/** Whether a send may go in (SPEC.md): takes of each count what it needs, and gives that back where a later one refuses. */
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
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
/** Within it every process has found the store again (`node/redis-limits.ts`): nobody spends before all have told what they know. */
const REUNION_MS = 2_500;

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
  /** The most that this process knows to be spent, should the store come back empty. */
  #known = { day: '', tokens: 0 };
  /** What is known to be spent stands in the store, or is being entered; undefined where that failed, and is still to do. */
  #restored: Promise<void> | undefined;

  /** @param ready Nobody is admitted before it resolves. */
  constructor(environment: Environment, create: CreateLimiter, ready: Promise<void> = Promise.resolve()) {
    const { maxMessagesPerSession, maxSessionDuration, rateLimitMs } = CHAT_LIMITS;
    const limiter = (name: string, points: number, duration: number) =>
      create({ keyPrefix: `{portfolio-chat}:${name}`, points, duration });
    this.#restored = ready;
    this.#messages = limiter('messages', maxMessagesPerSession, maxSessionDuration * 60 + 60);
    this.#pause = limiter('pause', 1, Math.ceil(rateLimitMs / 1000));
    this.#addresses = limiter('address', environment.CHAT_ADDRESS_PER_HOUR, HOUR_SECONDS);
    this.#tokens = limiter('tokens', environment.CHAT_DAILY_TOKENS, DAY_KEPT_SECONDS);
  }

  /** The store can be reached again: where it comes back empty, what is known to be spent is entered anew. */
  restore(): void {
    this.#restored = undefined;
    this.#whenRestored().catch(() => {});
  }

  /** Rejects where the store fails meanwhile; whoever asks next tries again. Nobody spends before it worked. */
  #whenRestored(): Promise<void> {
    return (this.#restored ??= this.#enterKnown(this.#known).catch((error: unknown) => {
      this.#restored = undefined;
      throw error;
    }));
  }

  async #enterKnown({ day, tokens }: { readonly day: string; readonly tokens: number }): Promise<void> {
    if (day === '') return;
    const missing = tokens - pointsOf(await this.#tokens.get(day));
    if (missing > 0) {
      // Several processes may add at once. Each takes back what the others had already entered of it.
      const { consumedPoints } = await this.#tokens.penalty(day, missing);
      const surplus = consumedPoints - Math.max(tokens, consumedPoints - missing);
      if (surplus > 0) await giveBack(this.#tokens, day, surplus);
    }
    await new Promise((resolve) => setTimeout(resolve, REUNION_MS));
  }

  async admit({ session, address, tokens }: SendRequest): Promise<Ticket | Refusal> {
    const now = Date.now();
    const sessionLeftMs = session.startedAt + CHAT_LIMITS.maxSessionDuration * 60_000 - now;
    // A page that is opened anew starts a new session: there is nothing to wait for.
    if (sessionLeftMs < 0) return { reason: 'sessionTimeout', retryAfterMs: 1_000 };
    await this.#whenRestored();
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
      if (pointsOf(count) + points <= limiter.points) continue;
      return { reason, retryAfterMs: waitMs ?? count?.msBeforeNext ?? 0 };
    }

    // The pause first: one send at a time gets past it, so that the counts behind it are not taken and given back by a crowd.
    const taken: Share[] = [];
    for (const share of [pause, ...shares.filter((one) => one !== pause)]) {
      const { reason, limiter, key, points, waitMs } = share;
      // Not `consume`, which refuses: what is refused has been counted all the same.
      const count = await limiter.penalty(key, points);
      if (share !== pause) taken.push(share);
      if (count.consumedPoints > limiter.points) {
        // Who comes second while the pause lasts leaves it to the first.
        if (share !== pause) await this.#pause.delete(session.id);
        await Promise.all(taken.map((one) => giveBack(one.limiter, one.key, one.points)));
        return { reason, retryAfterMs: waitMs ?? count.msBeforeNext };
      }
      if (limiter === this.#tokens) this.#learn(day, count);
    }
    return { sessionId: session.id, at: now, day, tokens };
  }

  async settle(ticket: Ticket, tokens: number, givesBack: boolean): Promise<void> {
    const { sessionId, at, day, tokens: reserved } = ticket;
    await this.#whenRestored();
    if (reserved > tokens) this.#learn(day, await giveBack(this.#tokens, day, reserved - tokens));
    if (reserved < tokens) this.#learn(day, await this.#tokens.penalty(day, tokens - reserved));
    if (!givesBack) return;
    await giveBack(this.#messages, sessionId, 1);
    if (Date.now() - at < CHAT_LIMITS.rateLimitMs - PAUSE_MARGIN_MS) await this.#pause.delete(sessionId);
  }

  #learn(day: string, { consumedPoints }: RateLimiterRes): void {
    // An answer across midnight is settled with its own day: today's count stays known.
    if (day >= this.#known.day) this.#known = { day, tokens: consumedPoints };
  }
}

function pointsOf(count: RateLimiterRes | null | undefined): number {
  return count && count.msBeforeNext > 0 ? count.consumedPoints : 0;
}

/** What expired meanwhile has nothing to give back: it must not begin below zero. */
async function giveBack(limiter: RateLimiterAbstract, key: string, points: number): Promise<RateLimiterRes> {
  const count = await limiter.reward(key, points);
  return count.consumedPoints < 0 ? limiter.penalty(key, -count.consumedPoints) : count;
}
