/** Everything the chat's endpoint can refuse or fail with. The words are fixed: nothing of a cause gets out. */
import type { ChatErrorBody, ChatErrorCode } from '#contract/chat.ts';

const MESSAGES: Readonly<Record<ChatErrorCode, string>> = {
  invalid_request_error: 'The request is not one that this page sends.',
  forbidden: 'The chat answers only its own page.',
  method_not_allowed: 'This address does not take that method.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'The request must be JSON.',
  rate_limit_exceeded: 'Too many messages. Please wait before the next one.',
  insufficient_quota: 'The quota for answers is used up.',
  internal_error: 'The server failed.',
  upstream_error: 'The model service failed.',
  overloaded: 'Too many answers are under way. Please try again soon.',
  upstream_timeout: 'The model did not answer in time.',
};

interface FaultOptions {
  /** Whole seconds after which another try makes sense. */
  readonly retryAfterSeconds?: number | undefined;
  /** What happened, for the owner's log alone: our own words, a status, an error's code. */
  readonly detail?: string | undefined;
  /** The provider did nothing that it could charge for. */
  readonly isFree?: boolean;
}

export class ChatFault extends Error {
  readonly code: ChatErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: string | undefined;
  readonly isFree: boolean;

  constructor(code: ChatErrorCode, { retryAfterSeconds, detail, isFree = false }: FaultOptions = {}) {
    super(MESSAGES[code]);
    this.name = 'ChatFault';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.detail = detail;
    this.isFree = isFree;
  }
}

/** The fault behind whatever was thrown. Of an error of our own only its name is kept: its words may be a visitor's. */
export function asFault(error: unknown): ChatFault {
  if (error instanceof ChatFault) return error;
  return new ChatFault('internal_error', { detail: error instanceof Error ? error.name : typeof error });
}

/** The fault in the provider's own form, for a response or for an event of a running stream. */
export function faultBody({ code, message }: ChatFault): ChatErrorBody {
  return { error: { message, type: code, code } };
}
