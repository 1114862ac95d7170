/** The rules for a single value of the content. Every message says what must hold and what to do. */
import { z } from 'zod';
import { isLatin, type KnownLanguage } from '#shared/known-languages.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#shared/language.ts';
import type { Text } from '#shared/text.ts';
import { TODO } from './placeholder.ts';

/** A rule that the page can be shown and published without: it is told, and stops nothing. */
export function note(error: string) {
  return { error, params: NOTE };
}

export const NOTE = { isNote: true };

/** A text of one language: at most `max` UTF-16 units, as `String.length` counts. */
export function line(max: number) {
  return z
    .string()
    .min(1, 'is empty: write a text, no language falls back to another')
    .max(max, {
      error: ({ input }) =>
        `has ${typeof input === 'string' ? input.length : 0} characters, at most ${max} fit: shorten it`,
    })
    .refine((value) => value === value.trim(), note('begins or ends with a space: remove it'))
    .refine((value) => !/<\/?[a-z][^>]*>/i.test(value), note('has an HTML tag: texts are plain, leave it out'))
    .refine((value) => !/[{}]/.test(value), note('has a { or }: nothing is filled in here, write the words themselves'))
    .refine((value) => !/[\p{Cc}\u200B]/u.test(value), note('has a line end, tab or invisible character: remove it'));
}

/** One text in each language of the site. Chinese and Japanese say the same in fewer, wider characters: `maxCjk`. */
export function text(max: number, maxCjk: number) {
  const lines = inEachLanguage((language) => line(isLatin(language) ? max : maxCjk));
  return z.strictObject(lines).superRefine((value, context) => {
    for (const { language, figure } of figuresMissing(value)) {
      context.addIssue({
        code: 'custom',
        params: NOTE,
        path: [language],
        message: `does not say ${figure}, another language does: give the same facts in every language`,
      });
    }
  });
}

/** What makes thousands and more of the figure before it: no beginning of another word, no metres and no kilometres. */
const LARGE =
  '[mk](?![\\p{L}\\d])|\\s?(?:(?:thousand|millions?|billions?|bn|tausend|mio\\.|millionen|milliarden?|mrd)(?![\\p{L}\\d])|[千万亿億](?![圣葉叶禧米克瓦]))';

/**
 * Years, decimals and percentages, as English writes them, which are told in every language. Other figures may be words
 * (一万, ten thousand), and those of millions are written otherwise where one counts in ten thousands (2.1 million, 210 万).
 */
export function figuresIn(value: string, language: KnownLanguage): string[] {
  // With a comma for decimals a point still stands in versions (WCAG 2.2), dates (3.5.2024) and thousands (1.200).
  const decimal = decimalPointOf(language) === ',' ? '(?:,|\\.(?!\\d{3}(?!\\d)))' : '\\.';
  const figures = `(?<!\\d|\\d,)(?:(?<!\\.)\\d+${decimal}\\d+|(?:19|20)\\d\\d|(?<!\\.)\\d+(?=\\s?%))(?!\\d|[.,]\\d|${LARGE})`;
  return (value.match(new RegExp(figures, 'giu')) ?? []).map((figure) => figure.replace(',', '.'));
}

function decimalPointOf(language: KnownLanguage): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function figuresMissing(value: Record<Language, string>): { language: Language; figure: string }[] {
  // What is still to be written says nothing, and what is to be translated says it as another language does.
  const written = LANGUAGES.filter((language) => !value[language].startsWith(TODO));
  const figures = inEachLanguage((language) =>
    written.includes(language) ? figuresIn(value[language], language) : [],
  );
  const all = [...new Set(Object.values(figures).flat())];
  return written.flatMap((language) =>
    all
      .filter((figure) => !figures[language].includes(figure))
      .map((figure) => ({ language, figure: figure.replace('.', decimalPointOf(language)) })),
  );
}

/** A list of bounded length. */
export function list<Item extends z.ZodType>(item: Item, min: number, max: number) {
  return z
    .array(item)
    .min(min, `has too few items: at least ${min} must be there`)
    .max(max, `has too many items: at most ${max} fit`);
}

type Issues = Pick<z.core.$RefinementCtx, 'addIssue'>;

/** Refines a list of strings: none may stand twice. */
export function distinct(values: readonly string[], issues: Issues): void {
  reportTwins(values, (index) => [index], issues);
}

/** Refines a list of objects: no two may share the value of a field. */
export function distinctBy<Field extends string>(field: Field) {
  return (items: readonly Record<Field, string | Text>[], issues: Issues): void =>
    reportTwins(
      items.map(({ [field]: value }) => (typeof value === 'string' ? value : value[LANGUAGES[0]])),
      (index) => [index, field],
      issues,
    );
}

/** The later one of two equal values is the faulty one. */
function reportTwins(values: readonly string[], pathOf: (index: number) => PropertyKey[], issues: Issues): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) === index) return;
    issues.addIssue({ code: 'custom', path: pathOf(index), message: `“${value}” stands here twice: change one` });
  });
}

export const https = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'is not a web address: write it in full, beginning with https://',
});

export const origin = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, 'is not an origin: write https:// and the host, with nothing after it');

export const dataAttribute = z
  .string()
  .regex(/^data-[a-z0-9-]+$/, 'is not an attribute for data: use one that begins with data-, as in data-domain');

/** A path below `public/`; whether the file is there, the build sees (scripts/public-folder.ts). */
export const pictureFile = z
  .string()
  .regex(
    /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:avif|gif|jpe?g|png|svg|webp)$/,
    'is not the path of a picture below public/: use letters, digits, - and _, as in portrait.jpg or pictures/atlas.webp',
  );

export const email = z.email('is not a mail address: write it as name@example.com');

export const phone = z
  .string()
  .regex(/^\+[1-9][0-9 ]{5,20}$/, 'is not an international number: write it as +86 755 0000 0000');

export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'is not an id: use small letters, digits and hyphens, as in knowledge-base');

export const month = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'is not a month: write it as 2023-03');

export const countryCode = z
  .string()
  .refine(isCountry, 'is not a country code: use the two letters of ISO 3166, as in CN');

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  // `UK` has a name too, but stands for GB.
  return /^[A-Z]{2}$/.test(code) && COUNTRIES.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'is not a language tag: use the letters of BCP 47, as in en or zh-Hans');

/** Any emoji that Unicode recommends for interchange, flags and joined ones included (UTS #51). */
const RGI_EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');

export const oneEmoji = z.string().regex(RGI_EMOJI, 'is not exactly one emoji: choose one');

export function numberBetween(min: number, max: number) {
  const error = ({ input }: { readonly input?: unknown }) =>
    `is ${String(input)}, not between ${min} and ${max}: correct it`;
  return z.number().min(min, { error }).max(max, { error });
}

export function wholeNumberBetween(min: number, max: number) {
  return numberBetween(min, max).refine(Number.isInteger, 'is not a whole number: round it');
}
