/** What a request says about its visitor: the language, and the network it comes from. */
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import ipaddr from 'ipaddr.js';
import type { Language } from '#shared/language.ts';
import { detectLocale, LOCALE_STORAGE_KEY } from '#i18n/detect-locale.ts';

/** What only the host knows about one request. */
export interface RequestContext {
  readonly remote: string;
  /** Keeps the host at it until `work` is done, where it would stop with the answer's last byte. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

export type App = Hono<{ Bindings: Partial<RequestContext> }>;

/** @param path Of the page that the visitor is on or asks for, from the site's root. */
export function requestLanguage(context: Context, path?: string): Language {
  const accepted = parseAccept(context.req.header('Accept-Language') ?? '').filter(({ q }) => q > 0);
  const saved = getCookie(context, LOCALE_STORAGE_KEY);
  return detectLocale({ path, saved, preferred: accepted.map(({ type }) => type) });
}

/**
 * Whose sends are counted together: an IPv4 address, or the /64 of an IPv6 one, which a visitor has whole.
 * @param forwardedFor `X-Forwarded-For`: each of the `proxies` in front appends the address it was called from. What stands
 * further left than the own proxies wrote is the visitor's word and counts for nothing.
 */
export function visitorNetwork(remote: string, forwardedFor = '', proxies = 0): string {
  const hops = [...forwardedFor.split(','), remote];
  const address = parseAddress(hops.at(-1 - proxies) ?? hops[0]) ?? parseAddress(remote);
  if (address === undefined) return 'unknown';
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

export function isLoopback(remote = ''): boolean {
  return parseAddress(remote)?.range() === 'loopback';
}

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]:5678`, `fe80::1%eth0`; IPv4 inside IPv6 is the IPv4 address. */
function parseAddress(hop = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = hop.trim().replace(/^\[([^\]]+)\](?::\d+)?$/, '$1');
  const address = bare.replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : undefined;
}
