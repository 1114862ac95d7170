/** Who may talk to the chat: the page itself. Told by the request's head, before its body is read. */
import type { Context, MiddlewareHandler } from 'hono';
import { LOOPBACK_NAMES } from '#shared/loopback.ts';
import type { Log } from '../log.ts';
import { ApiError } from './api-error.ts';

/** Whose pages may ask. */
export interface AllowedOrigins {
  /**
   * The origins under which the site is its own, each with the `Host` that a browser sends for it. A page opened under one
   * name of this machine is the same site as under another.
   */
  readonly own: ReadonlyMap<string, string>;
  /** The origins that the owner named (CHAT_ORIGINS). */
  readonly others: ReadonlySet<string>;
}

export function allowedOrigins(publicUrl: string, others: readonly string[]): AllowedOrigins {
  const { protocol, hostname, port, host, origin } = new URL(publicUrl);
  if (!LOOPBACK_NAMES.includes(hostname)) return { own: new Map([[origin, host]]), others: new Set(others) };
  const hosts = LOOPBACK_NAMES.map((name) => (port === '' ? name : `${name}:${port}`));
  return { own: new Map(hosts.map((name) => [`${protocol}//${name}`, name])), others: new Set(others) };
}

/**
 * Refuses what does not come from the page. The first refusal tells the owner who is let in: with a wrong PUBLIC_URL
 * everybody is refused. The line holds nothing that the request said, and others only count, for anybody can cause them.
 */
export function checkSource(origins: AllowedOrigins, log: Log): MiddlewareHandler {
  let isLogged = false;
  return async (context, next) => {
    if (isFromPage(context, origins)) return next();
    if (!isLogged) log.warn({ expected: expectedIn(origins) }, 'a question from elsewhere was refused');
    isLogged = true;
    throw new ApiError('forbidden');
  };
}

/** `Host: you.example with Origin: https://you.example`, for the site and each other origin; of a machine's names the first. */
function expectedIn({ own, others }: AllowedOrigins): string[] {
  const [[origin, host] = ['', '']] = own;
  return [origin, ...others].map((one) => `Host: ${host} with Origin: ${one}`);
}

/**
 * Another `Host` is not (DNS rebinding), another `Origin` or none, a fetch that the browser itself calls foreign. A `GET` or `HEAD`
 * from the page has no `Origin`.
 */
function isFromPage({ req }: Context, { own, others }: AllowedOrigins): boolean {
  const host = req.header('Host')?.toLowerCase() ?? '';
  const origin = req.header('Origin');
  const isGet = req.method === 'GET' || req.method === 'HEAD';
  if (![...own.values()].includes(host)) return false;
  if (origin !== undefined && others.has(origin)) return true;
  const isOwnOrigin = origin === undefined ? isGet : own.get(origin) === host;
  const site = req.header('Sec-Fetch-Site') ?? 'same-origin';
  return isOwnOrigin && (site === 'same-origin' || (isGet && site === 'none'));
}

/** What a page of another origin may send, and for how many seconds its browser need not ask again. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '7200',
} as const;

/** Tells the browser of an allowed origin that its page may read the answers, with the cookie (Fetch standard, CORS protocol). */
export function allowOtherOrigins({ others }: AllowedOrigins): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin === undefined || !others.has(origin)) return next();
    const isPreflight = context.req.method === 'OPTIONS';
    if (isPreflight) context.res = context.body(null, 204, PREFLIGHT_HEADERS);
    else await next();
    context.res.headers.set('Access-Control-Allow-Origin', origin);
    context.res.headers.set('Access-Control-Allow-Credentials', 'true');
    context.res.headers.append('Vary', 'Origin');
    return undefined;
  };
}

/** Refuses a body that is not plain JSON in UTF-8. */
export const checkContentType: MiddlewareHandler = async ({ req }, next) => {
  const isJson = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(req.header('Content-Type') ?? '');
  const encoding = req.header('Content-Encoding') ?? 'identity';
  if (!isJson || encoding.toLowerCase() !== 'identity') throw new ApiError('unsupported_media_type');
  return next();
};
