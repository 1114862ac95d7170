/** The light half of every two-coloured value, for browsers that do not know `light-dark()`. */

const CALL = 'light-dark(';
/** A rule with its selector and declarations. None of two colours stands in a condition. */
const RULE = /(?<selector>[^{};]+)\{(?<declarations>[^{}]*)\}/g;

/** Rules that give a finished sheet its light values where its own mean nothing. */
export function lightColours(css: string): string {
  const rules = [...css.matchAll(RULE)].map(({ groups }) => {
    const declarations = (groups?.['declarations'] ?? '').split(';').filter((one) => one.includes(CALL));
    return declarations.length > 0 ? `${groups?.['selector']}{${declarations.map(lightOnly).join(';')}}` : '';
  });
  return `@layer components{@supports not (color:light-dark(red,red)){:root{color-scheme:only light}${rules.join('')}}}`;
}

/** `0 1px light-dark(rgb(1 2 3), #fff)` → `0 1px rgb(1 2 3)`. */
function lightOnly(value: string): string {
  const start = value.indexOf(CALL);
  if (start < 0) return value;
  const [light = '', , rest = ''] = splitCall(value.slice(start + CALL.length));
  return value.slice(0, start) + light + lightOnly(rest);
}

/** The two arguments of a call whose bracket is open, and what follows it. */
function splitCall(text: string): string[] {
  const ends: number[] = [];
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (depth === 0 && (character === ',' || character === ')')) ends.push(at);
    if (ends.length === 2) break;
    if (character === ')') depth -= 1;
  }
  const [comma = text.length, close = text.length] = ends;
  return [text.slice(0, comma).trim(), text.slice(comma + 1, close).trim(), text.slice(close + 1)];
}
