/**
 * The question that every send is asked before anything is spent: may it go in? The session, the visitor's address and the
 * day's tokens are taken one after the other, and given back where a later one refuses (SPEC.md).
 */
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { ChatLimits } from '#shared/limits.ts';

export interface LimitSettings {
  readonly session: ChatLimits;
  /** Sends per visitor address and hour, from the first one on. */
  readonly addressPerHour: number;
  /** Of the whole site, per UTC day. */
  readonly tokensPerDay: number;
}

/** One send that asks to be let in. */
export interface SendRequest {
  readonly session: { readonly id: string; readonly startedAt: number };
  /** The visitor's network (`visitor-network.ts`). */
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

export type Decision =
  | { readonly kind: 'admitted'; readonly ticket: Ticket }
  /** `retryAfterMs`: when the same send would no longer be refused for this reason. */
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly retryAfterMs: number };

export interface Settlement {
  /** What the exchange cost. */
  readonly tokens: number;
  /** Nothing of an answer arrived through no fault of the visitor: the send is not counted in the session. */
  readonly givesBack: boolean;
}

/** Rejects with `StoreAwayError` when the counts cannot be reached. */
export interface LimitStore {
  admit(request: SendRequest): Promise<Decision>;
  /** Called once for each ticket. */
  settle(ticket: Ticket, settlement: Settlement): Promise<void>;
}

export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'penalty' | 'delete' | 'get'>;

/** `points` in so many seconds from the first one on. */
export type CreateLimiter = (options: {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}) => Limiter;

const HOUR_SECONDS = 3_600;
const DAY_MS = 86_400_000;
/** Longer than a day and the answers that run across its end. */
const DAY_KEPT_SECONDS = 2 * 86_400;
/** A page that is opened anew starts a new session: there is nothing to wait for. */
const NEW_SESSION_RETRY_MS = 1_000;
/** So near its end the pause between two sends is not taken back: another send may have begun its own. */
const PAUSE_MARGIN_MS = 500;

export class Limits implements LimitStore {
  readonly #settings: LimitSettings;
  readonly #messages: Limiter;
  readonly #pause: Limiter;
  readonly #addresses: Limiter;
  readonly #tokens: Limiter;
  /** The most that this process knows to be spent, should the store come back empty. */
  #known = { day: '', tokens: 0 };
  #restored: Promise<void> = Promise.resolve();

  constructor(settings: LimitSettings, create: CreateLimiter) {
    const { session, addressPerHour, tokensPerDay } = settings;
    const limiter = (name: string, points: number, duration: number) =>
      create({ keyPrefix: `{portfolio-chat}:${name}`, points, duration });
    this.#settings = settings;
    this.#messages = limiter('messages', session.maxMessagesPerSession, session.maxSessionDuration * 60 + 60);
    this.#pause = limiter('pause', 1, Math.ceil(session.rateLimitMs / 1000));
    this.#addresses = limiter('address', addressPerHour, HOUR_SECONDS);
    this.#tokens = limiter('tokens', tokensPerDay, DAY_KEPT_SECONDS);
  }

  admit(request: SendRequest): Promise<Decision> {
    return reaching(() => this.#admit(request));
  }

  settle(ticket: Ticket, settlement: Settlement): Promise<void> {
    return reaching(() => this.#settle(ticket, settlement));
  }

  /** The store can be reached again: where it comes back empty, what is known to be spent is entered anew. */
  restore(): void {
    const { day, tokens } = this.#known;
    if (day === '') return;
    const enter = async () => {
      const missing = tokens - ((await this.#tokens.get(day))?.consumedPoints ?? 0);
      if (missing > 0) await this.#tokens.penalty(day, missing);
    };
    this.#restored = enter().catch(() => {});
  }

  async #admit({ session, address, tokens }: SendRequest): Promise<Decision> {
    const now = Date.now();
    const { maxSessionDuration, maxMessagesPerSession } = this.#settings.session;
    const sessionLeftMs = session.startedAt + maxSessionDuration * 60_000 - now;
    if (sessionLeftMs < 0) return refused('sessionTimeout', NEW_SESSION_RETRY_MS);
    await this.#restored;
    const day = new Date(now).toISOString().slice(0, 10);
    const dayLeftMs = DAY_MS - (now % DAY_MS);

    // Looked at before anything is taken: a refused send, of which anybody can send any number, leaves nothing behind.
    const [sent, paused, asked, spent] = await Promise.all([
      this.#messages.get(session.id),
      this.#pause.get(session.id),
      this.#addresses.get(address),
      tokens > 0 ? this.#tokens.get(day) : null,
    ]);
    if (pointsOf(sent) >= maxMessagesPerSession) return refused('messageLimit', sessionLeftMs);
    if (paused && pointsOf(paused) > 0) return refused('rateLimit', paused.msBeforeNext);
    if (asked && pointsOf(asked) >= this.#settings.addressPerHour) return refused('addressLimit', asked.msBeforeNext);
    if (tokens > 0 && pointsOf(spent) + tokens > this.#settings.tokensPerDay) return refused('dailyBudget', dayLeftMs);

    // One send at a time gets past this: the counts behind it are not taken and given back by a crowd.
    const pauseMs = await this.#refusal(this.#pause, session.id);
    if (pauseMs !== undefined) return refused('rateLimit', pauseMs);
    const giveBack: (() => Promise<unknown>)[] = [() => this.#pause.delete(session.id)];
    const refuse = async (reason: RefusalReason, waitMs: number) => {
      await Promise.all(giveBack.map((step) => step()));
      return refused(reason, waitMs);
    };

    giveBack.push(() => giveBackTo(this.#messages, session.id, 1));
    if ((await this.#refusal(this.#messages, session.id)) !== undefined) return refuse('messageLimit', sessionLeftMs);
    giveBack.push(() => giveBackTo(this.#addresses, address, 1));
    const addressMs = await this.#refusal(this.#addresses, address);
    if (addressMs !== undefined) return refuse('addressLimit', addressMs);
    if (tokens > 0) {
      giveBack.push(() => giveBackTo(this.#tokens, day, tokens));
      const isSpent = (await this.#refusal(this.#tokens, day, tokens)) !== undefined;
      if (isSpent) return refuse('dailyBudget', dayLeftMs);
      await this.#learn(day);
    }
    return { kind: 'admitted', ticket: { sessionId: session.id, at: now, day, tokens } };
  }

  async #settle({ sessionId, at, day, tokens: reserved }: Ticket, { tokens, givesBack }: Settlement): Promise<void> {
    await this.#restored;
    if (reserved > tokens) await giveBackTo(this.#tokens, day, reserved - tokens);
    if (reserved < tokens) await this.#tokens.penalty(day, tokens - reserved);
    if (reserved !== tokens) await this.#learn(day);
    if (!givesBack) return;
    await giveBackTo(this.#messages, sessionId, 1);
    if (Date.now() - at < this.#settings.session.rateLimitMs - PAUSE_MARGIN_MS) await this.#pause.delete(sessionId);
  }

  /** Takes so many points; resolves to ms to wait where there are not as many. */
  async #refusal(limiter: Limiter, key: string, points = 1): Promise<number | undefined> {
    try {
      await limiter.consume(key, points);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return (refusal as RateLimiterRes).msBeforeNext;
    }
  }

  async #learn(day: string): Promise<void> {
    this.#known = { day, tokens: (await this.#tokens.get(day))?.consumedPoints ?? 0 };
  }
}

/** What a key holds that has not expired. */
function pointsOf(count: RateLimiterRes | null): number {
  return count && count.msBeforeNext > 0 ? count.consumedPoints : 0;
}

/** What expired meanwhile has nothing to give back: it must not begin below zero. */
async function giveBackTo(limiter: Limiter, key: string, points: number): Promise<void> {
  const { consumedPoints } = await limiter.reward(key, points);
  if (consumedPoints < 0) await limiter.penalty(key, -consumedPoints);
}

function refused(reason: RefusalReason, retryAfterMs: number): Decision {
  return { kind: 'refused', reason, retryAfterMs };
}

async function reaching<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    throw new StoreAwayError('The counts cannot be reached', { cause });
  }
}
