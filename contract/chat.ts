/**
 * What page and server agree on about the chat: addresses, limits, the request, the stream and its errors.
 *
 * The answer is an event stream in OpenAI's form. Every event is one line `data: <JSON>` and a blank line:
 *   {"id":"chatcmpl-…","object":"chat.completion.chunk","created":…,"model":"…",
 *    "choices":[{"index":0,"delta":{"content":"text"},"finish_reason":null}]}
 * then one chunk with an empty `delta` and a `finish_reason`, then `data: [DONE]`. A fault after the first word
 * is one event `{"error":{…}}` (`ChatErrorBody`) and the end of the connection, without `[DONE]`.
 */

export const CHAT_ADDRESS = '/api/v1/chat';
export const CHAT_COMPLETIONS_ADDRESS = '/api/v1/chat/completions';

/** How much one session may do; parameters of the widget (specification.md §3). */
export interface ChatLimits {
  readonly maxMessagesPerSession: number;
  /** Between two sends, ms. */
  readonly rateLimitMs: number;
  /** Minutes. */
  readonly maxSessionDuration: number;
}

/** What the page sets and the server keeps (specification.md §9). */
export const CHAT_LIMITS = {
  maxMessagesPerSession: 5,
  rateLimitMs: 5_000,
  maxSessionDuration: 15,
} as const satisfies ChatLimits;

/** The longest message a visitor may send, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 2_000;

/** The most messages in one request, the new question included. */
export const MAX_MESSAGES = 12;

/** The largest request, in bytes. */
export const MAX_REQUEST_BYTES = 32 * 1024;

/** One turn of the conversation as an OpenAI-compatible provider takes it. */
export interface ConversationMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Who answers behind the site's own endpoint: a model, or the built-in answerer from the page's text. */
export type Answers = 'model' | 'page';

/** What `GET /api/v1/chat` tells the page. */
export interface ChatState {
  readonly answers: Answers;
  readonly limits: ChatLimits;
}

/** What every connection sends along (specification.md §7). */
export const CHAT_TEMPERATURE = 0.7;
export const CHAT_DEFAULT_MODEL = 'gpt-3.5-turbo';

/** What `error.code` and `error.type` of a refusal or a fault say, each with its HTTP status. */
export const CHAT_ERROR_STATUS = {
  invalid_request_error: 400,
  forbidden: 403,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** Sent too soon, too often, or the session is used up: `Retry-After` says when to come back. */
  rate_limit_exceeded: 429,
  /** The site's token budget of the day, or the owner's account with the provider, is spent. */
  insufficient_quota: 429,
  internal_error: 500,
  upstream_error: 502,
  /** More answers are running than the server takes on; `Retry-After` says when to come back. */
  overloaded: 503,
  upstream_timeout: 504,
} as const;

export type ChatErrorCode = keyof typeof CHAT_ERROR_STATUS;

/** The provider's own form of an error. `type` and `code` are the same word. */
export interface ChatErrorBody {
  readonly error: { readonly message: string; readonly type: ChatErrorCode; readonly code: ChatErrorCode };
}
