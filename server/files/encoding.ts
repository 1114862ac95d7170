/** Which stored form of a file a visitor takes (RFC 9110 §12.5.3). */
import { wishesIn } from '../accept.ts';

/** Smallest first: between equally wanted forms the earlier one goes out. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** The most wanted of the available encodings; `identity` when nothing else is acceptable. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: ReadonlySet<(typeof ENCODINGS)[number]>,
): Encoding {
  const wishes = new Map(
    wishesIn(acceptEncoding).map(({ name, weight }) => [name === 'x-gzip' ? 'gzip' : name, weight]),
  );
  const wishFor = (encoding: string) => wishes.get(encoding) ?? wishes.get('*') ?? 0;
  let chosen: Encoding = 'identity';
  // Uncompressed is a form like another only to those who say so.
  let best = wishes.get('identity') ?? 0;
  for (const encoding of ENCODINGS) {
    const wish = wishFor(encoding);
    const better = chosen === 'identity' ? wish > 0 && wish >= best : wish > best;
    if (!available.has(encoding) || !better) continue;
    chosen = encoding;
    best = wish;
  }
  return chosen;
}
