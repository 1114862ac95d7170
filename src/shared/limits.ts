/** How much a visitor may do in the chat: the page says it, the server keeps it. */

/** How much one session may do; parameters of the chat's button. */
export interface ChatLimits {
  readonly maxMessagesPerSession: number;
  /** Between two sends, ms. */
  readonly rateLimitMs: number;
  /** Minutes. */
  readonly maxSessionDuration: number;
}

/** What the page sets and the server keeps. */
export const CHAT_LIMITS = {
  maxMessagesPerSession: 5,
  rateLimitMs: 5_000,
  maxSessionDuration: 15,
} as const satisfies ChatLimits;

/** The longest message a visitor may send, in UTF-16 units: a job advertisement goes in. */
export const MAX_MESSAGE_LENGTH = 4_000;

/** The longest answer that is read or sent back, in UTF-16 units: far beyond the tokens that a model is asked for. */
export const MAX_ANSWER_LENGTH = 12_000;

/** The most messages in one request: a session's questions, each with its answer, and one more. */
export const MAX_MESSAGES = 2 * CHAT_LIMITS.maxMessagesPerSession + 1;

/** The largest request, in bytes. */
export const MAX_REQUEST_BYTES = 32 * 1024;
