/** Whose sends are counted together: the visitor's own address, past the proxies that the owner put in front. */
import { isIPv4, isIPv6 } from 'node:net';

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
  const hops = [...(forwardedFor?.split(',') ?? []), remote].map((hop) => addressIn(hop.trim()));
  const visitor = hops[Math.max(0, hops.length - 1 - proxies)];
  return networkOf(visitor ?? addressIn(remote) ?? 'unknown');
}

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `::1`, `[::1]:5678`, `fe80::1%eth0`. */
function addressIn(hop: string): string | undefined {
  const bare = /^\[(?<inner>[^\]]+)\](?::\d+)?$/.exec(hop)?.groups?.['inner'] ?? hop.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '');
  return isIPv4(address) || isIPv6(address) ? address : undefined;
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes every spelling of an address the same way, an IPv4 tail in hexadecimal.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return mappedIPv4(groups[6], groups[7]);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** `c0a8`, `1` → `192.168.0.1` */
function mappedIPv4(high = '0', low = '0'): string {
  const bits = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/** Whether a connection comes from this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || networkOf(address).startsWith('127.');
}
