/** Says what is wrong with the content: which file, which field, which rule, and what to do. */
import type { z } from 'zod';
import { contentSchema } from './schema.ts';

export interface ContentFault {
  /** The file to open, from the repository's root: `content/projects.ts`. */
  readonly file: string;
  /** The way to the value: `projects[1].title.ja`. */
  readonly field: string;
  /** What does not hold, and what to do about it. */
  readonly rule: string;
}

/** All faults of a value that should be `Content`; an empty list when there are none. */
export function checkContent(value: unknown): ContentFault[] {
  const result = contentSchema.safeParse(value, { error: explainType });
  return result.success ? [] : result.error.issues.flatMap(faultsOf);
}

/** The faults as a person reads them, one per line. */
export function describeFaults(faults: readonly ContentFault[]): string {
  return faults.map(({ file, field, rule }) => `${file}: ${field} ${rule}`).join('\n');
}

/** What the library's own messages say about a value of the wrong kind, in the words of the other rules. */
function explainType(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'is missing: add it' : `is not of the kind ${issue.expected}: correct it`;
}

function faultsOf(issue: z.core.$ZodIssue): ContentFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      fault([...issue.path, key], 'is not known: remove it, or look in schema.ts for its name'),
    );
  }
  return [fault(issue.path, issue.message)];
}

function fault(path: readonly PropertyKey[], rule: string): ContentFault {
  const [file, ...rest] = path.map(String);
  const field = rest.reduce((way, key) => (/^\d+$/.test(key) ? `${way}[${key}]` : `${way}.${key}`), file ?? 'content');
  return { file: `content/${file ?? 'index'}.ts`, field, rule };
}
