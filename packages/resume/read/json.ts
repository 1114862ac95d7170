/** Parses JSON, and says in a line where and why it is none. */

export type Json = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly fault: string };

export function jsonIn(text: string): Json {
  // Windows writes a mark before the first letter.
  const own = text.replace(/^\uFEFF/, '');
  try {
    return { ok: true, data: JSON.parse(own) as unknown };
  } catch (error) {
    const at = placeIn(own, String(error));
    const before = own.slice(0, at);
    const lines = before.split('\n');
    return {
      ok: false,
      fault: `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}: ${whyNot(before, own.slice(at))}`,
    };
  }
}

/** V8 says either the position, or what stands ten characters before and after it. */
function placeIn(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, before, around = '', after] = /, (\.\.\.)?"([^]*)"(\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  const start = around === '' ? -1 : text.indexOf(around);
  if (start < 0) return text.trimEnd().length;
  if (before !== undefined) return start + 10;
  if (after !== undefined) return around.length - 10;
  // A short text is given whole: what stands after the comma, or the token itself.
  const comma = /,\s*(?=[\]}])/.exec(text);
  return comma ? comma.index + comma[0].length : Math.max(0, text.indexOf(/token '?(.)/.exec(message)?.[1] ?? ''));
}

function whyNot(before: string, after: string): string {
  const [last = ''] = before.trimEnd().slice(-1);
  const [next = ''] = after.trimStart();
  if (next === '') return 'it ends before it is closed';
  if (last === ',' && '}]'.includes(next)) return `there is a comma too many before ${next}`;
  if (last === ',' && next === ',') return 'there is a comma too many';
  if ('"}]'.includes(last) && '"{['.includes(next)) return 'a comma is missing';
  if (next === "'" || next === '“') return 'texts stand between "';
  if (next === '/') return 'JSON has no comments';
  return `${next} does not belong there`;
}
