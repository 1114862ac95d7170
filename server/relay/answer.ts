/** What an answer is made of, whoever gives it: a model or the page's own text. */
import type { FinishReason } from '#contract/openai/chunk.ts';

export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  /** The last part. `tokens`: what the provider says the whole exchange cost. */
  | { readonly kind: 'finish'; readonly reason: FinishReason; readonly tokens: number | undefined };

/** An answer that is taken piece by piece: whoever does not ask for the next one holds its source back. */
export interface Answer {
  /** What has come since the last call, at least one part; the very last is a `finish`. Rejects where it breaks off. */
  next(): Promise<readonly AnswerPart[]>;
  /** Ends it, at whatever point it is. */
  close(): void;
}
