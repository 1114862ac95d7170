/** Says what is wrong with the content: which file, which field, which rule, and what to do. */
import type { z } from 'zod';
import { KNOWN_LANGUAGES, spaceIn } from '#shared/known-languages.ts';
import { LANGUAGES } from '#shared/language.ts';
import { contentFile } from './folder.ts';
import { placeholdersIn } from './placeholder.ts';
import { NOTE } from './rules.ts';
import { contentSchema, type Content } from './schema.ts';

export interface ContentFault {
  /** The file to open, from the repository's root: `content/projects.ts`. */
  readonly file: string;
  /** The way to the value: `projects[1].title.ja`. */
  readonly field: string;
  /** What does not hold, and what to do about it. */
  readonly rule: string;
  /** The page can be looked at with it: only a build for a public address has to do without. */
  readonly mayWait?: true;
  /** The page can be published with it: a rule of length or number, or of how a text is best written. */
  readonly isNote?: true;
}

/** All faults of a value that should be `Content`; an empty list when there are none. */
export function checkContent(value: unknown): ContentFault[] {
  const result = contentSchema.safeParse(value, { error: explainType });
  const faults = result.success
    ? astrayPieces(result.data)
    : result.error.issues.flatMap((issue) => faultsOf(issue, value));
  const unwritten = placeholdersIn(value).map(({ path, what }) =>
    waiting(fault(path, `is still a placeholder: ${what}`)),
  );
  // A placeholder is no address and may be too long: that is said of what will be written in its place.
  const fields = new Set(unwritten.map(({ field }) => field));
  return [...listFaults(LANGUAGES), ...faults.filter(({ field }) => !fields.has(field)), ...unwritten];
}

/** What is wrong with a list of languages. */
export function listFaults(languages: readonly string[]): ContentFault[] {
  const known: readonly string[] = KNOWN_LANGUAGES;
  if (languages.length === 0) return [fault(['languages'], `is empty: name at least one of ${known.join(', ')}`)];
  return languages.flatMap((language, index) => {
    if (!known.includes(language))
      return [
        fault(
          ['languages', index],
          `“${language}” is not a language of the interface, which speaks ${known.join(', ')}: choose from these, or add it (docs/languages.md)`,
        ),
      ];
    return languages.indexOf(language) === index
      ? []
      : [fault(['languages', index], `“${language}” stands here twice: remove one`)];
  });
}

/** Those that stop a build: notes never do, placeholders one for a public address. */
export function stoppingFaults(faults: readonly ContentFault[], { released }: { readonly released: boolean }) {
  return faults.filter(({ mayWait, isNote }) => !isNote && (released || !mayWait));
}

/** Hints belong to a sentence: what they say it says stands elsewhere in the content, in that language. */
function astrayPieces({ hints = [], questions: _questions, ...rest }: Content): ContentFault[] {
  const texts = JSON.stringify(rest);
  const isAstray = (says: string) => !texts.includes(JSON.stringify(says).slice(1, -1)) && !isJoined(rest, says);
  return LANGUAGES.flatMap((language) =>
    hints.flatMap(({ says }, index) =>
      isAstray(says[language]) ? [fault(['hints', index, 'says', language], ASTRAY)] : [],
    ),
  );
}

const ASTRAY = 'stands nowhere in the content: copy a piece of the sentence it belongs to';

/** The two lines of the lead are read as one. */
function isJoined({ about }: Pick<Content, 'about'>, says: string): boolean {
  return LANGUAGES.some((language) => about.lead.map((line) => line[language]).join(spaceIn(language)) === says);
}

/** The faults as a person reads them, one per line; what is to be written alike in several languages is one. */
export function describeFaults(faults: readonly ContentFault[]): string {
  const lines = new Map<string, string[]>();
  for (const { file, field, rule, mayWait } of faults) {
    const [, stem = field, language] = (mayWait && /^(.+)\.([a-z]{2})$/.exec(field)) || [];
    const key = `${file}: ${stem}\n ${rule}`;
    lines.set(key, [...(lines.get(key) ?? []), ...(language === undefined ? [] : [language])]);
  }
  return [...lines]
    .map(([key, languages]) => key.replace('\n', languages.length > 0 ? `.${languages.join(', .')}` : ''))
    .join('\n');
}

const MISSING = 'is missing: add it';

/** What the rule says; of a value that is not there, no more than that. */
function ruleOf(issue: z.core.$ZodIssue, content: unknown): string {
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? '';
  if (at(content, issue.path) !== undefined) return issue.message;
  // The file may well be there.
  return issue.path.length === 1 ? `${MISSING}, and its line in ${contentFile('index')}` : MISSING;
}

/** What the library's own messages say about a value of the wrong kind or number, in the words of the other rules. */
function explainType(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small') return `has too few items: exactly ${issue.minimum} must be there`;
  if (issue.code === 'too_big') return `has too many items: exactly ${issue.maximum} must be there`;
  return issue.code === 'invalid_type' ? `is not of the kind ${issue.expected}: correct it` : undefined;
}

function faultsOf(issue: z.core.$ZodIssue, content: unknown): ContentFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      fault(
        [...issue.path, key],
        (KNOWN_LANGUAGES as readonly string[]).includes(key)
          ? `is in a language that the site does not have: remove it, or add the language in ${contentFile('languages')}`
          : 'is not known: remove it, or look in src/content/schema.ts for its name',
      ),
    );
  }
  const { field, ...rest } = fault(issue.path, ruleOf(issue, content));
  const owner = nameAbove(content, issue.path);
  const found = { ...rest, field: owner === undefined ? field : `${field} (${owner})` };
  return [isNoted(issue) ? { ...found, isNote: true } : found];
}

/** Too long a text, too many entries, or what a rule itself calls a note. */
function isNoted(issue: z.core.$ZodIssue): boolean {
  const isOfLayout = issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array');
  return isOfLayout || (issue.code === 'custom' && issue.params === NOTE);
}

/** Whose a number is, where its neighbour says so: the skill of a level. */
function nameAbove(content: unknown, path: readonly PropertyKey[]): string | undefined {
  const parent = at(content, path.slice(0, -1));
  const name: unknown = path.at(-1) === 'level' ? Reflect.get(Object(parent) as object, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

function at(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((node: unknown, key) => Reflect.get(Object(node) as object, key), content);
}

function waiting(found: ContentFault): ContentFault {
  return { ...found, mayWait: true };
}

function fault(path: readonly PropertyKey[], rule: string): ContentFault {
  const [file, ...rest] = path.map(String);
  const field = rest.reduce((way, key) => (/^\d+$/.test(key) ? `${way}[${key}]` : `${way}.${key}`), file ?? 'content');
  return { file: contentFile(file ?? 'index'), field, rule };
}
