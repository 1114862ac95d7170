/** Names what an owner's content still says in the sample's words: nobody shall go on the web as somebody who is invented. */
import { contentFile } from '#content/folder.ts';
import words from '#resume/words' with { type: 'json' };

/** From this many characters on, two owners do not say the same by chance; Chinese and Japanese say it in half of them. */
const LONG = 24;
/** Addresses and numbers that belong to nobody. */
const INVENTED = /\bexample\.com\b|\b0000 0000$/;
/** More fields of a file than these are counted. */
const NAMED = 4;

/** A line for each file that has some. @param own What the owner says, part by part, as `sample` does. */
export function sampleWordsIn(own: object, sample: object): string[] {
  const known = new Set(textsIn(sample).map(([, text]) => text));
  // What the import writes for every owner is nobody's own.
  for (const [, text] of textsIn(words.usual)) known.delete(text);
  return Object.entries(own).flatMap(([part, value]) => {
    const fields = textsIn(value, part).flatMap(([field, text]) => (known.has(text) && isTelling(text) ? [field] : []));
    if (fields.length === 0) return [];
    const rest = fields.length > NAMED ? ` and ${fields.length - NAMED} more` : '';
    return [`${contentFile(part)}: ${fields.slice(0, NAMED).join(', ')}${rest}`];
  });
}

function isTelling(text: string): boolean {
  return INVENTED.test(text) || text.length >= (/\p{Script=Han}/u.test(text) ? LONG / 2 : LONG);
}

function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  const inner = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.'));
  return Object.entries(value ?? {}).flatMap(([key, child]) => textsIn(child, inner(key)));
}
