/**
 * What page and server agree on about the chat: addresses, the request, the stream and its errors.
 *
 * The answer is an event stream in OpenAI's form. Every event is one line `data: <JSON>` and a blank line:
 *   {"id":"chatcmpl-…","object":"chat.completion.chunk","created":…,"model":"…",
 *    "choices":[{"index":0,"delta":{"content":"text"},"finish_reason":null}]}
 * then one chunk with an empty `delta` and a `finish_reason`, then `data: [DONE]`. A fault after the first word
 * is one event `{"error":{…}}` (`ChatErrorBody`) and the end of the connection, without `[DONE]`.
 */

import type { ChatLimits } from './limits.ts';

export const CHAT_ADDRESS = '/api/v1/chat';
/** Below it the conversations go: the site's own address, whatever path a provider has. */
export const CHAT_COMPLETIONS_ROUTE = '/completions';
export const CHAT_COMPLETIONS_ADDRESS = CHAT_ADDRESS + CHAT_COMPLETIONS_ROUTE;

/** OpenAI's own, for who names no other provider. */
export const PROVIDER_BASE_URL = 'https://api.openai.com/v1';

/**
 * Where an OpenAI-compatible provider takes conversations.
 * @param baseUrl With or without slashes at the end.
 */
export function completionsAddress(baseUrl: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
}

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

/** What every connection sends along. */
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

/** The `type` of a refusal that lasts only until `Retry-After`. */
export const TOO_SOON = 'too_soon';

export type ChatErrorCode = keyof typeof CHAT_ERROR_STATUS;

/** The provider's own form of an error. `type` is the code, or says more: what left an answer without words, or that only the pause between two sends was not over. */
export interface ChatErrorBody {
  readonly error: {
    readonly message: string;
    readonly type: ChatErrorCode | 'content_filter' | 'max_tokens' | typeof TOO_SOON;
    readonly code: ChatErrorCode;
  };
}
