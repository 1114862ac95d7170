/** Sums: anybody's, not the owner's. */
import type { ParsedQuestion } from '../understand/parse-question.ts';

/** `17 × 23` is no matter of the page, whatever stands around it. */
export function ofSums({ text }: ParsedQuestion): string | undefined {
  return /(?<![\d.])\d+ ?(x|×|\*|÷|\+| - |plus|minus|times|divided by|乘以?|加上?|减去?|除以|かける|足す|たす|引く|割る) ?\d+(?![\d.年])/.test(
    text,
  ) && !/\d{4} ?- ?\d{4}|\d:\d/.test(text)
    ? 'world'
    : undefined;
}
