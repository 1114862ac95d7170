/** What the server tells its owner: a log and counts, whatever the host makes of them. */
import type { Answers } from '#shared/chat.ts';

/** Takes a line for the owner: what it is about, and what happened. */
type Write = (about: object, line: string) => void;

export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

export interface Metrics {
  /** `outcome`: `finished`, `left`, or the code of an error. */
  requestEnded(outcome: string): void;
  firstWordCame(answers: Answers, seconds: number): void;
  /** `topic`: the answerer's own name for what was asked, never a word of the visitor's. */
  pageAnswered(parts: readonly { readonly topic: string; readonly found: boolean }[]): void;
  tokensReserved(tokens: number): void;
  tokensSettled(tokens: number): void;
}

export const NO_METRICS: Metrics = {
  requestEnded: () => {},
  firstWordCame: () => {},
  pageAnswered: () => {},
  tokensReserved: () => {},
  tokensSettled: () => {},
};

const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/** The log of hosts that collect what a program prints: one line of JSON each, in the form of the server's own. */
export const consoleLog: Log = { info: writer('info'), warn: writer('warn'), error: writer('error') };

function writer(level: keyof typeof LEVELS): Write {
  // oxlint-disable-next-line no-console -- here it is where the lines go
  return (about, msg) => console[level](JSON.stringify({ level: LEVELS[level], time: Date.now(), ...about, msg }));
}
