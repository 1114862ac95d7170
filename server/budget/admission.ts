/**
 * The question that every send is asked before anything is spent: may it go in? One atomic step counts the session,
 * the visitor's address and the day's tokens together, and counts nothing at all when it refuses (SPEC.md).
 */
import type { ChatLimits } from '#contract/limits.ts';

export interface AdmissionLimits {
  readonly session: ChatLimits;
  /** Sends per visitor address in any 60 minutes. */
  readonly addressPerHour: number;
  /** Of the whole site, per UTC day. */
  readonly tokensPerDay: number;
}

/** One send that asks to be let in. */
export interface AdmissionRequest {
  /** ms since 1970. */
  readonly now: number;
  readonly session: { readonly id: string; readonly startedAt: number };
  /** The visitor's network (`visitor-network.ts`). */
  readonly address: string;
  /** What the answer can cost at most; 0 where nothing is paid for. */
  readonly tokens: number;
}

/** What was admitted, to be settled when it is over. */
export interface Ticket {
  readonly id: string;
  readonly sessionId: string;
  readonly at: number;
  /** The session's send before this one, if any. */
  readonly previousAt: number | undefined;
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
export interface AdmissionStore {
  admit(request: AdmissionRequest): Promise<Decision>;
  /** Settling a ticket again changes nothing. */
  settle(ticket: Ticket, settlement: Settlement): Promise<void>;
  close(): Promise<void>;
}

export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

export function sessionAgeMs({ maxSessionDuration }: ChatLimits): number {
  return maxSessionDuration * MINUTE_MS;
}

/** The UTC day of a moment, `2026-11-20`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function untilMidnightMs(now: number): number {
  return DAY_MS - (now % DAY_MS);
}

/** A page that is opened anew starts a new session: there is nothing to wait for. */
export const NEW_SESSION_RETRY_MS = 1_000;
