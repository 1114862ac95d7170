/** What the server asks of whatever runs it: a process of Node, a Worker, a function. */
import type { Answers } from '#contract/chat.ts';

/** What only the host knows about one request. */
export interface Visit {
  /** The address that the request comes from. */
  readonly remote: string;
  /** Keeps the host at it until `work` is done, where it would stop with the answer's last byte. */
  readonly finishLater?: (work: Promise<unknown>) => void;
}

/** Takes a line for the owner: what it is about, and what happened. */
type Write = (about: object, line: string) => void;

export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

/** Does `work` in its turn: after what has waited longer, a little of it between two arrivals; or at once. */
export type InTurn = (work: () => void) => void;

export const atOnce: InTurn = (work) => work();

/** What is counted. */
export interface Metrics {
  /** `outcome`: `finished`, `left`, or the code of a fault. */
  requestEnded(outcome: string): void;
  firstWordCame(answers: Answers, seconds: number): void;
  /** `topic`: the answerer's own name for what was asked, never a word of the visitor's. */
  pageAnswered(parts: readonly { readonly topic: string; readonly found: boolean }[]): void;
  tokensReserved(tokens: number): void;
  tokensSettled(tokens: number): void;
}
