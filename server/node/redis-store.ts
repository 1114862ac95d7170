/** The counts of all processes of one site, in Redis or Valkey. Where it cannot be reached, it says so at once. */
import { createHash, randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  dayOf,
  HOUR_MS,
  NEW_SESSION_RETRY_MS,
  sessionAgeMs,
  StoreAwayError,
  untilMidnightMs,
  type AdmissionLimits,
  type AdmissionStore,
  type AdmissionRequest,
  type Decision,
  type RefusalReason,
  type Settlement,
  type Ticket,
} from '#server/budget/admission.ts';
import { ADMIT, SETTLE } from './redis-scripts.ts';

/** How long one step may take, ms. A visitor waits for it. */
const STEP_MS = 2_000;
const CONNECT_MS = 2_000;
const MOST_BETWEEN_TRIES_MS = 2_000;

/** In braces, so that a cluster keeps all of it in one place. */
const PREFIX = '{portfolio-chat}';

/** Redis knows a script by this. */
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const STEPS = {
  admit: { script: ADMIT, hash: sha1(ADMIT) },
  settle: { script: SETTLE, hash: sha1(SETTLE) },
} as const;

interface StoreEvents {
  /** The connection was made, or lost, for the first time since the opposite. */
  readonly onReachable: (isReachable: boolean) => void;
}

export class RedisStore implements AdmissionStore {
  readonly #redis: Redis;
  readonly #limits: AdmissionLimits;
  #isClosed = false;
  /** The most that this process knows to be spent, should the store come back empty. */
  #known = { day: '', epoch: '', tokens: '0' };

  constructor(url: string, limits: AdmissionLimits, { onReachable }: StoreEvents) {
    this.#limits = limits;
    this.#redis = new Redis(url, {
      connectTimeout: CONNECT_MS,
      commandTimeout: STEP_MS,
      // A send that cannot be counted now is not counted later.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (tries) => Math.min(tries * 100, MOST_BETWEEN_TRIES_MS),
    });
    let isReachable: boolean | undefined;
    const report = (now: boolean) => {
      if (now === isReachable || this.#isClosed) return;
      isReachable = now;
      onReachable(now);
    };
    this.#redis.on('ready', () => report(true));
    this.#redis.on('close', () => report(false));
    // Every failed step reports itself; without a listener the client would print the error.
    this.#redis.on('error', () => {});
  }

  async admit(request: AdmissionRequest): Promise<Decision> {
    const { session, addressPerHour, tokensPerDay } = this.#limits;
    const day = dayOf(request.now);
    const known = this.#known.day === day ? this.#known : { epoch: '', tokens: '0' };
    const id = randomUUID();
    const [verdict, waitMs, last, epoch, tokens] = await this.#step(
      STEPS.admit,
      [key('session', request.session.id), key('address', request.address), key('day', day), key('ticket', id)],
      [
        request.now,
        request.session.startedAt,
        sessionAgeMs(session),
        session.maxMessagesPerSession,
        session.rateLimitMs,
        addressPerHour,
        HOUR_MS,
        request.tokens,
        tokensPerDay,
        id,
        known.epoch,
        known.tokens,
      ],
    );
    if (verdict !== 'admitted') return refusedFor(verdict as RefusalReason, Number(waitMs), request.now);
    this.#known = { day, epoch: String(epoch), tokens: String(tokens) };
    const previousAt = last === '' ? undefined : Number(last);
    const ticket = { id, sessionId: request.session.id, at: request.now, previousAt, day, tokens: request.tokens };
    return { kind: 'admitted', ticket };
  }

  async settle(ticket: Ticket, { tokens, givesBack }: Settlement): Promise<void> {
    const [epoch, spent] = await this.#step(
      STEPS.settle,
      [key('session', ticket.sessionId), key('day', ticket.day), key('ticket', ticket.id)],
      [tokens, givesBack ? '1' : '0', ticket.at, ticket.previousAt ?? ''],
    );
    if (epoch !== undefined && this.#known.epoch === epoch) {
      this.#known = { ...this.#known, tokens: String(spent) };
    }
  }

  close(): Promise<void> {
    this.#isClosed = true;
    this.#redis.disconnect();
    return Promise.resolve();
  }

  async #step(
    { script, hash }: (typeof STEPS)[keyof typeof STEPS],
    keys: readonly string[],
    values: readonly (string | number)[],
  ): Promise<readonly unknown[]> {
    const parameters = [keys.length, ...keys, ...values] as const;
    try {
      return (await this.#redis.evalsha(hash, ...parameters).catch((error: unknown) => {
        // A store that was started anew does not know the step yet.
        if (error instanceof Error && error.message.startsWith('NOSCRIPT')) {
          return this.#redis.eval(script, ...parameters);
        }
        throw error;
      })) as readonly unknown[];
    } catch (cause) {
      throw new StoreAwayError('The store cannot be reached', { cause });
    }
  }
}

function key(kind: string, name: string): string {
  return `${PREFIX}:${kind}:${name}`;
}

function refusedFor(reason: RefusalReason, waitMs: number, now: number): Decision {
  switch (reason) {
    case 'sessionTimeout':
      return { kind: 'refused', reason, retryAfterMs: NEW_SESSION_RETRY_MS };
    case 'dailyBudget':
      return { kind: 'refused', reason, retryAfterMs: untilMidnightMs(now) };
    case 'messageLimit':
    case 'rateLimit':
    case 'addressLimit':
      return { kind: 'refused', reason, retryAfterMs: waitMs };
    default:
      return reason satisfies never;
  }
}
