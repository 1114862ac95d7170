/** Reads a JSON Résumé (jsonresume.org): what is none is told in one line. */
import { z } from 'zod';

/** Many programs write what is not known as `null` or an empty text. */
const absent = (value: unknown) => (value === null || value === '' ? undefined : value);
const optional = <Value extends z.ZodType>(value: Value) => z.preprocess(absent, value.optional());

const NOT_TEXT = 'is not a text';
const words = optional(
  z
    .string(NOT_TEXT)
    .transform((text) => text.trim())
    .transform((text) => text || undefined),
);
/** `2014`, `2014-06` or `2014-06-29`; a time of day behind it is left aside. */
const date = optional(
  z
    .string(NOT_TEXT)
    .regex(
      /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T.*)?)?)?$/,
      'is not a date: write 2014, 2014-06 or 2014-06-29',
    )
    .transform((text) => text.slice(0, 10)),
);
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => absent(value) ?? [], z.array(item, 'is not a list'));
const entry = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape, 'is not an object');
const texts = listOf(words).transform((items) => items.filter((item) => item !== undefined));

const resumeSchema = entry({
  basics: optional(
    entry({
      name: words,
      label: words,
      email: words,
      phone: words,
      summary: words,
      location: optional(entry({ city: words, countryCode: words })),
      profiles: listOf(entry({ network: words, username: words, url: words })),
    }),
  ),
  work: listOf(
    entry({
      name: words,
      position: words,
      location: words,
      startDate: date,
      endDate: date,
      summary: words,
      description: words,
      highlights: texts,
    }),
  ),
  education: listOf(entry({ institution: words, area: words, studyType: words, startDate: date, endDate: date })),
  certificates: listOf(entry({ name: words, issuer: words, date, url: words })),
  publications: listOf(entry({ name: words, publisher: words, releaseDate: date, url: words })),
  skills: listOf(entry({ name: words, level: words, keywords: texts })),
  languages: listOf(entry({ language: words, fluency: words })),
  projects: listOf(
    entry({
      name: words,
      description: words,
      highlights: texts,
      keywords: texts,
      startDate: date,
      endDate: date,
      url: words,
    }),
  ),
  meta: optional(entry({ language: words })),
});

export type Resume = z.infer<typeof resumeSchema>;

/** A résumé, or in one line why there is none. */
export type ReadResume =
  | { readonly ok: true; readonly resume: Resume }
  | { readonly ok: false; readonly fault: string };

/** @param file Its name, for who reads the fault. */
export function readResume(file: string, text: string): ReadResume {
  const data = parsed(text);
  if (data === undefined)
    return { ok: false, fault: `${file} is not JSON: export it again, or look for a missing comma` };
  const isResume = typeof data === 'object' && data !== null && ('basics' in data || 'work' in data);
  if (!isResume)
    return {
      ok: false,
      fault: `${file} is not a JSON Résumé: it has neither “basics” nor “work” (jsonresume.org/schema says what one looks like)`,
    };
  const result = resumeSchema.safeParse(data);
  if (result.success) return { ok: true, resume: result.data };
  const [issue] = result.error.issues;
  return { ok: false, fault: `${file}: ${fieldOf(issue?.path ?? [])} ${issue?.message ?? 'is wrong'}` };
}

/** Windows writes a mark before the first letter. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map(String)
    .reduce((way, key) => (/^\d+$/.test(key) ? `${way}[${key}]` : way === '' ? key : `${way}.${key}`), '');
}
