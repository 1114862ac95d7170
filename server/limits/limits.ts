/**
 * The question that every send is asked before anything is spent: may it go in? The session, the visitor's address and the
 * day's tokens are taken one after the other, and given back where a later one refuses (SPEC.md).
 */
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
// The package's root needs Node's `cluster`, which Workers do not have.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { CHAT_LIMITS, type ChatLimits } from '#shared/limits.ts';
import type { Environment } from '../env.ts';

export interface LimitSettings {
  readonly session: ChatLimits;
  /** Sends per visitor address and hour, from the first one on. */
  readonly addressPerHour: number;
  /** Of the whole site, per UTC day. */
  readonly tokensPerDay: number;
}

export function limitSettings({ CHAT_ADDRESS_PER_HOUR, CHAT_DAILY_TOKENS }: Environment): LimitSettings {
  return { session: CHAT_LIMITS, addressPerHour: CHAT_ADDRESS_PER_HOUR, tokensPerDay: CHAT_DAILY_TOKENS };
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

/** Rejects when the counts cannot be reached. */
export interface LimitStore {
  admit(request: SendRequest): Promise<Decision>;
  /** Called once for each ticket. */
  settle(ticket: Ticket, settlement: Settlement): Promise<void>;
}

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'penalty' | 'delete' | 'get'>;

/** `points` in so many seconds from the first one on. */
export type CreateLimiter = (options: {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}) => Limiter;

/** The counts of one process: a restart begins anew. */
export function createMemoryLimits(settings: LimitSettings): LimitStore {
  return new Limits(settings, (options) => new RateLimiterMemory(options));
}

const HOUR_SECONDS = 3_600;
const DAY_MS = 86_400_000;
/** Longer than a day and the answers that run across its end. */
const DAY_KEPT_SECONDS = 2 * 86_400;
/** A page that is opened anew starts a new session: there is nothing to wait for. */
const NEW_SESSION_RETRY_MS = 1_000;
/** So near its end the pause between two sends is not taken back: another send may have begun its own. */
const PAUSE_MARGIN_MS = 500;
/** How long a process that restores the counts keeps others from it, should it die meanwhile, seconds. */
const RESTORE_SECONDS = 5;
const RESTORE_RETRY_MS = 50;
/** Within it every process has found the store again (`node/redis-limits.ts`): nobody spends before all have told what they know. */
const REUNION_MS = 2_500;

export class Limits implements LimitStore {
  readonly #settings: LimitSettings;
  readonly #messages: Limiter;
  readonly #pause: Limiter;
  readonly #addresses: Limiter;
  readonly #tokens: Limiter;
  readonly #restoring: Limiter;
  /** The most that this process knows to be spent, should the store come back empty. */
  #known = { day: '', tokens: 0 };
  /** What is known to be spent stands in the store, or is being entered; undefined where that failed, and is still to do. */
  #restored: Promise<void> | undefined = Promise.resolve();

  constructor(settings: LimitSettings, create: CreateLimiter) {
    const { session, addressPerHour, tokensPerDay } = settings;
    const limiter = (name: string, points: number, duration: number) =>
      create({ keyPrefix: `{portfolio-chat}:${name}`, points, duration });
    this.#settings = settings;
    this.#messages = limiter('messages', session.maxMessagesPerSession, session.maxSessionDuration * 60 + 60);
    this.#pause = limiter('pause', 1, Math.ceil(session.rateLimitMs / 1000));
    this.#addresses = limiter('address', addressPerHour, HOUR_SECONDS);
    this.#tokens = limiter('tokens', tokensPerDay, DAY_KEPT_SECONDS);
    this.#restoring = limiter('restoring', 1, RESTORE_SECONDS);
  }

  /** The store can be reached again: where it comes back empty, what is known to be spent is entered anew. */
  restore(): void {
    this.#restored = undefined;
    this.#whenRestored().catch(() => {});
  }

  /** Rejects where the store fails meanwhile; whoever asks next tries again. Nobody spends before it worked. */
  #whenRestored(): Promise<void> {
    if (this.#restored) return this.#restored;
    const attempt = this.#enterKnown(this.#known);
    this.#restored = attempt;
    attempt.catch(() => {
      if (this.#restored === attempt) this.#restored = undefined;
    });
    return attempt;
  }

  /** One process at a time: two that find the store empty would both add what is missing. */
  async #enterKnown({ day, tokens }: { readonly day: string; readonly tokens: number }): Promise<void> {
    if (day === '') return;
    while ((await take(this.#restoring, day)).refusal) await delay(RESTORE_RETRY_MS);
    const missing = tokens - pointsOf(await this.#tokens.get(day));
    if (missing > 0) await this.#tokens.penalty(day, missing);
    await this.#restoring.delete(day);
    await delay(REUNION_MS);
  }

  async admit({ session, address, tokens }: SendRequest): Promise<Decision> {
    const now = Date.now();
    const { session: rules, addressPerHour, tokensPerDay } = this.#settings;
    const sessionLeftMs = session.startedAt + rules.maxSessionDuration * 60_000 - now;
    if (sessionLeftMs < 0) return refused('sessionTimeout', NEW_SESSION_RETRY_MS);
    await this.#whenRestored();
    const day = new Date(now).toISOString().slice(0, 10);
    const dayLeftMs = DAY_MS - (now % DAY_MS);

    // Looked at before anything is taken: a refused send, of which anybody can send any number, leaves nothing behind.
    const [sent, paused, asked, spent] = await Promise.all([
      this.#messages.get(session.id),
      this.#pause.get(session.id),
      this.#addresses.get(address),
      tokens > 0 ? this.#tokens.get(day) : null,
    ]);
    if (pointsOf(sent) >= rules.maxMessagesPerSession) return refused('messageLimit', sessionLeftMs);
    if (paused && pointsOf(paused) > 0) return refused('rateLimit', paused.msBeforeNext);
    if (asked && pointsOf(asked) >= addressPerHour) return refused('addressLimit', asked.msBeforeNext);
    if (tokens > 0 && pointsOf(spent) + tokens > tokensPerDay) return refused('dailyBudget', dayLeftMs);

    // The pause first: one send at a time gets past it, so that the counts behind it are not taken and given back by a crowd.
    const pause = await take(this.#pause, session.id);
    if (pause.refusal) return refused('rateLimit', pause.refusal.msBeforeNext);
    const steps: readonly (readonly [RefusalReason, Limiter, string, number, number?])[] = [
      ['messageLimit', this.#messages, session.id, 1, sessionLeftMs],
      ['addressLimit', this.#addresses, address, 1],
      ['dailyBudget', this.#tokens, day, tokens, dayLeftMs],
    ];
    for (const [index, [reason, limiter, key, points, waitMs]] of steps.entries()) {
      if (points === 0) continue;
      const { count, refusal } = await take(limiter, key, points);
      if (count && limiter === this.#tokens) this.#learn(day, count);
      if (!refusal) continue;
      // What was refused has been counted, too.
      const taken = steps.slice(0, index + 1).map(([, one, ofKey, some]) => giveBack(one, ofKey, some));
      await Promise.all([this.#pause.delete(session.id), ...taken]);
      return refused(reason, waitMs ?? refusal.msBeforeNext);
    }
    return { kind: 'admitted', ticket: { sessionId: session.id, at: now, day, tokens } };
  }

  async settle({ sessionId, at, day, tokens: reserved }: Ticket, { tokens, givesBack }: Settlement): Promise<void> {
    await this.#whenRestored();
    if (reserved > tokens) this.#learn(day, await giveBack(this.#tokens, day, reserved - tokens));
    if (reserved < tokens) this.#learn(day, await this.#tokens.penalty(day, tokens - reserved));
    if (!givesBack) return;
    await giveBack(this.#messages, sessionId, 1);
    if (Date.now() - at < this.#settings.session.rateLimitMs - PAUSE_MARGIN_MS) await this.#pause.delete(sessionId);
  }

  #learn(day: string, { consumedPoints }: RateLimiterRes): void {
    // An answer across midnight is settled with its own day: today's count stays known.
    if (day >= this.#known.day) this.#known = { day, tokens: consumedPoints };
  }
}

/** Takes so many points: the count with them, or the count that refuses them. */
async function take(limiter: Limiter, key: string, points = 1) {
  try {
    return { count: await limiter.consume(key, points) };
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return { refusal: refusal as RateLimiterRes };
  }
}

/** What a key holds that has not expired. */
function pointsOf(count: RateLimiterRes | null | undefined): number {
  return count && count.msBeforeNext > 0 ? count.consumedPoints : 0;
}

/** What expired meanwhile has nothing to give back: it must not begin below zero. */
async function giveBack(limiter: Limiter, key: string, points: number): Promise<RateLimiterRes> {
  const count = await limiter.reward(key, points);
  return count.consumedPoints < 0 ? limiter.penalty(key, -count.consumedPoints) : count;
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function refused(reason: RefusalReason, retryAfterMs: number): Decision {
  return { kind: 'refused', reason, retryAfterMs };
}
