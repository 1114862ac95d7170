/** Patterns of a language, and what the server adds to them. */
export function withMore<Key extends string>(
  own: Readonly<Record<Key, RegExp>>,
  more: Readonly<Partial<Record<Key, RegExp>>>,
): Record<Key, RegExp> {
  const entries = Object.entries<RegExp>(own).map(([key, pattern]) => [key, either(pattern, more[key as Key])]);
  return Object.fromEntries(entries) as Record<Key, RegExp>;
}

function either(one: RegExp, other: RegExp | undefined): RegExp {
  return other ? new RegExp(`${one.source}|${other.source}`, one.flags) : one;
}
