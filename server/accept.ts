/** What a visitor's browser would like best: the headers `Accept-Language` and `Accept-Encoding` (RFC 9110 §12.4.2). */
import { parseAccept } from 'hono/utils/accept';

export interface AcceptEntry {
  /** In lower case. */
  readonly name: string;
  /** From 0, not wanted, to 1; what cannot be read is not wanted. */
  readonly weight: number;
}

/** `br;q=1.0, gzip;q=0` → br: 1, gzip: 0; most wanted first, between equals in their order. */
export function acceptedEntries(header: string | undefined): AcceptEntry[] {
  return parseAccept(header ?? '').map(({ type, params }) => ({ name: type.toLowerCase(), weight: weightIn(params) }));
}

function weightIn(params: Readonly<Record<string, string>>): number {
  const weight = Number(params['q'] ?? params['Q'] ?? 1);
  return weight >= 0 && weight <= 1 ? weight : 0;
}
