/** A visitor's session as a signed cookie: an id and its start. The counts behind it are the store's. */
import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';
import { utf8 } from '../utf8.ts';

export interface VisitorSession {
  readonly id: string;
  /** ms since 1970. */
  readonly startedAt: number;
}

/** How far two machines' clocks may be apart, ms. */
const CLOCK_SKEW_MS = 60_000;
const COOKIE = /^(?<id>[\w-]{22})\.(?<start>[0-9a-z]{1,11})\.(?<signature>[\w-]{43})$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

export function newVisitorSession(now: number): VisitorSession {
  return { id: randomText(16), startedAt: now };
}

/** So many random bytes in letters that a cookie takes. */
export function randomText(bytes: number): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)).buffer);
}

/** The cookie's value: `id.start.signature`. */
export async function sealSession({ id, startedAt }: VisitorSession, secret: string): Promise<string> {
  const content = `${id}.${startedAt.toString(36)}`;
  return `${content}.${base64Url(await crypto.subtle.sign(HMAC.name, await keyOf(secret), utf8(content)))}`;
}

/** The session in a cookie that this site signed; undefined for every other value, and for a start in the future. */
export async function openSession(
  value: string | undefined,
  secret: string,
  now: number,
): Promise<VisitorSession | undefined> {
  const parts = COOKIE.exec(value ?? '')?.groups;
  if (!parts) return undefined;
  const { id = '', start = '', signature = '' } = parts;
  const claimed = decodeBase64Url(signature);
  if (!(await crypto.subtle.verify(HMAC.name, await keyOf(secret), claimed, utf8(`${id}.${start}`)))) return undefined;
  const startedAt = Number.parseInt(start, 36);
  return startedAt <= now + CLOCK_SKEW_MS ? { id, startedAt } : undefined;
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', utf8(secret), HMAC, false, ['sign', 'verify']);
}

/** Without the signs at the end that only fill it up. */
function base64Url(bytes: ArrayBuffer): string {
  return encodeBase64Url(bytes).replace(/=+$/, '');
}
