/** Reading JSON from outside, whatever shape it has. */

/** The value under a name or an index; undefined where there is none. */
export function getProp(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export function getString(value: unknown, name: string): string | undefined {
  const member = getProp(value, name);
  return typeof member === 'string' ? member : undefined;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
