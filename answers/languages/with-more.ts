/** Patterns of a language, and what the server changes in them. */
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

/** A pattern that is none where the other stands beside it. */
export function unlessBeside(pattern: RegExp, other: RegExp): RegExp {
  return new RegExp(`^(?!.*(?:${other.source})).*(?:${pattern.source})`, pattern.flags);
}
