/** Who may talk to the chat: the page itself. Told by the request's head, before its body is read. */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { LOOPBACK_NAMES } from '#shared/urls.ts';
import type { Log } from '../log.ts';
import { ApiError } from './api-error.ts';

/**
 * Refuses what does not come from the page: another `Host` (DNS rebinding), another `Origin` or none, a fetch that the browser
 * itself calls foreign. A `GET` or `HEAD` from the page has no `Origin`. A page opened under one name of this machine is
 * the same site as under another. The first refusal tells the owner who is let in: with a wrong PUBLIC_URL everybody is refused.
 * The line holds nothing that the request said.
 * @param others The exact origins of CHAT_ORIGINS.
 */
export function checkSource(publicUrl: string, others: readonly string[], log: Log): MiddlewareHandler {
  const { protocol, hostname, host } = new URL(publicUrl);
  const isLocal = LOOPBACK_NAMES.includes(hostname);
  const hosts = isLocal ? LOOPBACK_NAMES.map((name) => host.replace(hostname, name)) : [host];
  let isLogged = false;
  return async ({ req }, next) => {
    const asked = req.header('Host')?.toLowerCase() ?? '';
    const origin = req.header('Origin');
    const site = req.header('Sec-Fetch-Site') ?? 'same-origin';
    const isGet = req.method === 'GET' || req.method === 'HEAD';
    const isOwnOrigin = origin === undefined ? isGet : origin === `${protocol}//${asked}`;
    const isOwn = isOwnOrigin && (site === 'same-origin' || (isGet && site === 'none'));
    const isOther = origin !== undefined && others.includes(origin);
    if (hosts.includes(asked) && (isOwn || isOther)) return next();
    const expected = [`${protocol}//${hosts[0]}`, ...others].map((one) => `Host: ${hosts[0]} with Origin: ${one}`);
    if (!isLogged) log.warn({ expected }, 'a question from elsewhere was refused');
    isLogged = true;
    throw new ApiError('forbidden');
  };
}

/** Tells the browsers of those origins, and no others, that their pages may read the answers, with the cookie. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 7_200,
  });
  return (context, next) => (origins.includes(context.req.header('Origin') ?? '') ? allow(context, next) : next());
}

/** Refuses a body that is not plain JSON in UTF-8. */
export const checkContentType: MiddlewareHandler = async ({ req }, next) => {
  const isJson = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(req.header('Content-Type') ?? '');
  const encoding = req.header('Content-Encoding') ?? 'identity';
  if (!isJson || encoding.toLowerCase() !== 'identity') throw new ApiError('unsupported_media_type');
  return next();
};
