/** What the server tells its owner: a log, and counts where the host has a place for them. */
import type { Answers } from '#shared/chat.ts';

/** Takes a line for the owner: what it is about, and what happened. */
type Write = (about: object, line: string) => void;

export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

/** What is counted of one request to the chat, once it is over. Never a word of the visitor's. */
export interface ChatRecord {
  /** `finished`, `left`, or the code of an error. */
  readonly outcome?: string;
  readonly answers?: Answers;
  readonly firstWordSeconds?: number | undefined;
  readonly reservedTokens?: number;
  readonly settledTokens?: number;
  /** Of an answer from the page: what was asked, by the answerer's own names, and whether the page tells it. */
  readonly topics?: readonly { readonly topic: string; readonly found: boolean }[] | undefined;
}

const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/** The log of hosts that collect what a program prints: one line of JSON each, in the form of the server's own. */
export const consoleLog: Log = { info: writer('info'), warn: writer('warn'), error: writer('error') };

function writer(level: keyof typeof LEVELS): Write {
  // oxlint-disable-next-line no-console -- here it is where the lines go
  return (about, msg) => console[level](JSON.stringify({ level: LEVELS[level], time: Date.now(), ...about, msg }));
}
