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
  return networkAround(addressIn(visitor.trim()) ?? addressIn(remote) ?? 'unknown');
}

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]:5678`, `fe80::1%eth0`. */
function addressIn(hop: string): string | undefined {
  const bare = /^\[(?<inner>[^\]]+)\](?::\d+)?$/.exec(hop)?.groups?.['inner'] ?? hop.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '');
  return isAddress(address) ? address : undefined;
}

function networkAround(address: string): string {
  if (!isAddress(address)) return address;
  // IPv4 inside IPv6 is the IPv4 address.
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

/** Whether a connection comes from this machine. */
export function isLoopback(address: string): boolean {
  return isAddress(address) && ipaddr.process(address).range() === 'loopback';
}

/** Written in full: of IPv4 all four numbers. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}
