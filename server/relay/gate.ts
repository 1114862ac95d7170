/** Who may talk to the chat: the page itself. Told by the request's head, before its body is read. */
import { MAX_REQUEST_BYTES } from '#contract/limits.ts';
import { LOOPBACK_NAMES } from '#contract/loopback.ts';
import type { Log } from '../host.ts';
import { ChatFault } from './fault.ts';

/** A header of a request, whatever the case of its name. */
export type Head = (name: string) => string | undefined;

/**
 * The origins under which the site is its own, each with the `Host` that a browser sends for it. A page opened under one
 * name of this machine is the same site as under another.
 */
export type OwnOrigins = ReadonlyMap<string, string>;

export function ownOrigins(publicUrl: string): OwnOrigins {
  const { protocol, hostname, port, host, origin } = new URL(publicUrl);
  if (!LOOPBACK_NAMES.includes(hostname)) return new Map([[origin, host]]);
  return new Map(
    LOOPBACK_NAMES.map((name) => {
      const nameAndPort = port === '' ? name : `${name}:${port}`;
      return [`${protocol}//${nameAndPort}`, nameAndPort];
    }),
  );
}

/** Whose pages may ask: the site's own, and the origins that the owner named (CHAT_ORIGINS). */
export interface Askers {
  readonly own: OwnOrigins;
  readonly guests: ReadonlySet<string>;
}

/** Refuses what does not come from the page. */
export type CheckSource = (method: 'GET' | 'POST', head: Head) => void;

/**
 * The first refusal tells the owner who is let in: with a wrong PUBLIC_URL everybody is refused. The line holds nothing
 * that the request said, and others only count, for anybody can cause them.
 */
export function sourceCheck(askers: Askers, log: Log): CheckSource {
  let isTold = false;
  return (method, head) => {
    if (isFromPage(method, head, askers)) return;
    if (!isTold) log.warn({ expected: letIn(askers) }, 'a question from elsewhere was refused');
    isTold = true;
    throw new ChatFault('forbidden');
  };
}

/** `Host: you.example with Origin: https://you.example`, for the site and each guest; of a machine's own names the first. */
function letIn({ own, guests }: Askers): string[] {
  const [[origin, host] = ['', '']] = own;
  return [origin, ...guests].map((one) => `Host: ${host} with Origin: ${one}`);
}

/**
 * Another `Host` is not (DNS rebinding), another `Origin` or none, a fetch that the browser itself calls foreign. A `GET`
 * from the page has no `Origin`.
 */
function isFromPage(method: string, head: Head, { own, guests }: Askers): boolean {
  const host = head('Host')?.toLowerCase() ?? '';
  const origin = head('Origin');
  const knownHost = [...own.values()].includes(host);
  const isGuest = origin !== undefined && guests.has(origin);
  const knownOrigin = origin === undefined ? method === 'GET' : own.get(origin) === host;
  const site = head('Sec-Fetch-Site') ?? 'same-origin';
  const ownSite = site === 'same-origin' || (method === 'GET' && site === 'none');
  return knownHost && (isGuest || (knownOrigin && ownSite));
}

/** What tells the browser of a guest that its page may read the answer, with the cookie (Fetch standard, CORS protocol). */
export function permissionFor(head: Head, { guests }: Askers): Record<string, string> {
  const origin = head('Origin');
  if (origin === undefined || !guests.has(origin)) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' };
}

/** Refuses a body that is not plain JSON or says that it is too large. */
export function checkBodyHead(head: Head): void {
  const type = head('Content-Type') ?? '';
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type)) {
    throw new ChatFault('unsupported_media_type');
  }
  const encoding = head('Content-Encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new ChatFault('unsupported_media_type');
  const length = head('Content-Length');
  if (length !== undefined && Number(length) > MAX_REQUEST_BYTES) throw new ChatFault('payload_too_large');
}
