/** A visitor's session as a signed cookie: an id and its start. The counts behind it are the store's. */
import { encodeBase64Url } from 'hono/utils/encode';
import { utf8 } from '../utf8.ts';

export interface VisitorSession {
  readonly id: string;
  /** ms since 1970. */
  readonly startedAt: number;
}

/** Signs a text with the site's secret: HMAC with SHA-256, in base64url without an end that only fills it up. */
export type Sign = (text: string) => string | Promise<string>;

/** How far two machines' clocks may be apart, ms. */
const CLOCK_SKEW_MS = 60_000;
const COOKIE = /^(?<id>[\w-]{36})\.(?<start>[0-9a-z]{1,11})\.(?<signature>[\w-]{43})$/;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

export function newVisitorSession(now: number): VisitorSession {
  return { id: crypto.randomUUID(), startedAt: now };
}

/** So many random bytes in letters that a cookie takes. */
export function randomText(bytes: number): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)).buffer);
}

/** Signs by what every host offers. */
export function signWith(secret: string): Sign {
  return async (text) => {
    const key = await crypto.subtle.importKey('raw', utf8(secret), HMAC, false, ['sign']);
    return base64Url(await crypto.subtle.sign(HMAC.name, key, utf8(text)));
  };
}

/** The cookie's value: `id.start.signature`. */
export async function sealSession({ id, startedAt }: VisitorSession, sign: Sign): Promise<string> {
  const content = `${id}.${startedAt.toString(36)}`;
  return `${content}.${await sign(content)}`;
}

/** The session in a cookie that this site signed; undefined for every other value, and for a start in the future. */
export async function openSession(
  value: string | undefined,
  sign: Sign,
  now: number,
): Promise<VisitorSession | undefined> {
  const parts = COOKIE.exec(value ?? '')?.groups;
  if (!parts) return undefined;
  const { id = '', start = '', signature = '' } = parts;
  if (!isSame(signature, await sign(`${id}.${start}`))) return undefined;
  const startedAt = Number.parseInt(start, 36);
  return startedAt <= now + CLOCK_SKEW_MS ? { id, startedAt } : undefined;
}

/** Compares two signatures, which are of one length, in the same time wherever they differ. */
function isSame(claimed: string, own: string): boolean {
  let difference = 0;
  for (let at = 0; at < own.length; at += 1) difference |= claimed.charCodeAt(at) ^ own.charCodeAt(at);
  return difference === 0;
}

/** Without the signs at the end that only fill it up. */
function base64Url(bytes: ArrayBuffer): string {
  return encodeBase64Url(bytes).replace(/=+$/, '');
}
