/** Whose sends are counted together: the visitor's own address, past the proxies that the owner put in front. */
import ipaddr from 'ipaddr.js';

interface Arrival {
  /** Of the connection. */
  readonly remote: string;
  /** `X-Forwarded-For`: each proxy appends the address it was called from. */
  readonly forwardedFor: string | undefined;
  /** How many proxies stand in front. */
  readonly proxies: number;
}

/**
 * The visitor's network: an IPv4 address, or the /64 of an IPv6 one, which a visitor has whole.
 * What stands further left in `X-Forwarded-For` than the own proxies wrote is the visitor's word and counts for nothing.
 */
export function visitorNetwork({ remote, forwardedFor, proxies }: Arrival): string {
  const hops = [...(forwardedFor?.split(',') ?? []), remote];
  const visitor = hops[Math.max(0, hops.length - 1 - proxies)] ?? '';
  const address = parseAddress(visitor) ?? parseAddress(remote);
  if (address === undefined) return 'unknown';
  return address.kind() === 'ipv4'
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]:5678`, `fe80::1%eth0`; IPv4 inside IPv6 is the IPv4 address. */
function parseAddress(hop: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = hop.trim().replace(/^\[([^\]]+)\](?::\d+)?$/, '$1');
  const address = bare.replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : undefined;
}

/** Whether a connection comes from this machine. */
export function isLoopback(remote: string): boolean {
  return parseAddress(remote)?.range() === 'loopback';
}
