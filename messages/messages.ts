import type { Text } from '#contract/text.ts';

/**
 * What the interface says in one part of the page: texts, nested by what they belong to.
 * A file declares its texts `as const satisfies Messages`: a missing language does not compile,
 * and `say` reads the placeholders' names from the literals.
 */
export interface Messages {
  readonly [name: string]: Text | Messages;
}
