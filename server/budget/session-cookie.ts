/** A visitor's session as a signed cookie: an id and its start. The counts behind it are the store's. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface VisitorSession {
  readonly id: string;
  /** ms since 1970. */
  readonly startedAt: number;
}

/** How far two machines' clocks may be apart, ms. */
const CLOCK_SKEW_MS = 60_000;
const COOKIE = /^(?<id>[\w-]{22})\.(?<start>[0-9a-z]{1,11})\.(?<signature>[\w-]{43})$/;

export function newVisitorSession(now: number): VisitorSession {
  return { id: randomBytes(16).toString('base64url'), startedAt: now };
}

/** The cookie's value: `id.start.signature`. */
export function sealSession({ id, startedAt }: VisitorSession, secret: string): string {
  const content = `${id}.${startedAt.toString(36)}`;
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** The session in a cookie that this site signed; undefined for every other value, and for a start in the future. */
export function openSession(value: string | undefined, secret: string, now: number): VisitorSession | undefined {
  const parts = COOKIE.exec(value ?? '')?.groups;
  if (!parts) return undefined;
  const { id = '', start = '', signature = '' } = parts;
  const claimed = Buffer.from(signature, 'base64url');
  const own = signatureOf(`${id}.${start}`, secret);
  if (claimed.length !== own.length || !timingSafeEqual(claimed, own)) return undefined;
  const startedAt = Number.parseInt(start, 36);
  return startedAt <= now + CLOCK_SKEW_MS ? { id, startedAt } : undefined;
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
