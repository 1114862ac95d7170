/** What a visitor is told before a limit bites (SPEC.md 9), and the limits themselves (SPEC.md 3). */
import { MAX_MESSAGE_LENGTH, type ChatLimits } from '#shared/limits.ts';
import type { Refusal, Session } from './types.ts';

const MINUTE_MS = 60_000;

/** From so many messages left on, the visitor is told how many (SPEC.md 4.1). */
export const FEW_LEFT = 2;

/** Whole minutes since the session began. */
export function sessionMinutes(session: Session, now: number): number {
  return Math.max(0, Math.floor((now - session.startedAt) / MINUTE_MS));
}

/** Seconds until the next send is possible, rounded up; 0 when it is. */
export function secondsUntilSend(session: Session, limits: ChatLimits, now: number): number {
  if (session.lastSentAt === undefined) return 0;
  const gap = now - session.lastSentAt;
  return gap < 0 ? 0 : Math.max(0, Math.ceil((limits.rateLimitMs - gap) / 1000));
}

/** So many characters before the end of a message the visitor is told how many are left. */
const NEAR_THE_END = 400;

/** Characters left in a message; negative beyond its end, undefined while there are plenty. */
export function charactersLeft({ input }: Session): number | undefined {
  const left = MAX_MESSAGE_LENGTH - input.trim().length;
  return left <= NEAR_THE_END ? left : undefined;
}

export function messagesLeft(session: Session, limits: ChatLimits): number {
  return Math.max(0, limits.maxMessagesPerSession - session.sentCount);
}

export function isTimeUp(session: Session, limits: ChatLimits, now: number): boolean {
  return now - session.startedAt > limits.maxSessionDuration * MINUTE_MS;
}

/** The three checks before a send, in the order of SPEC.md 3: the first that fails. */
export function refusalOf(session: Session, limits: ChatLimits, now: number): Refusal | undefined {
  if (isTimeUp(session, limits, now)) return { kind: 'sessionTimeout', minutes: limits.maxSessionDuration };
  if (messagesLeft(session, limits) === 0) return { kind: 'messageLimit', count: limits.maxMessagesPerSession };
  const seconds = secondsUntilSend(session, limits, now);
  return seconds > 0 ? { kind: 'rateLimit', seconds } : undefined;
}
