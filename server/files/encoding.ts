/** Which stored form of a file a visitor takes (RFC 9110 §12.5.3). */

/** Smallest first: between equally wanted forms the earlier one goes out. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** The most wanted of the available encodings; `identity` when nothing else is acceptable. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: ReadonlySet<(typeof ENCODINGS)[number]>,
): Encoding {
  const wishes = wishesIn(acceptEncoding ?? '');
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

/** `br;q=1.0, gzip;q=0` → br: 1, gzip: 0. What cannot be read counts as not wanted. */
function wishesIn(header: string): Map<string, number> {
  const wishes = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name === '') continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const wish = quality === undefined ? 1 : Number(quality);
    wishes.set(name === 'x-gzip' ? 'gzip' : name, wish >= 0 && wish <= 1 ? wish : 0);
  }
  return wishes;
}
