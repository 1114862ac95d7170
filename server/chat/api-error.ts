/** Everything the chat's endpoint can refuse or fail with. The words are fixed: nothing of a cause gets out. */
import type { ChatErrorBody, ChatErrorCode } from '#shared/chat.ts';

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

interface ApiErrorOptions {
  /** What the code does not say. */
  readonly type?: ChatErrorBody['error']['type'] | undefined;
  /** Whole seconds after which another try makes sense. */
  readonly retryAfterSeconds?: number | undefined;
  /** For the owner's log alone, in our own words: what kind of failure it was, what happened, and what to do. */
  readonly report?: {
    readonly kind: string;
    readonly detail: string;
    readonly advice?: string;
    readonly stack?: string;
  };
  /** The provider did nothing that it could charge for. */
  readonly isFree?: boolean;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ChatErrorCode;
  readonly options: ApiErrorOptions;

  constructor(code: ChatErrorCode, options: ApiErrorOptions = {}) {
    super(MESSAGES[code]);
    this.code = code;
    this.options = options;
  }

  /** In the provider's own form, for a response or for an event of a running stream. */
  get body(): ChatErrorBody {
    return { error: { message: this.message, type: this.options.type ?? this.code, code: this.code } };
  }
}

/** The error behind whatever was thrown. Of one of our own its name and where it was thrown are kept: its words may be a visitor's. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const [detail, stack = ''] = error instanceof Error ? [error.name, error.stack] : [typeof error];
  const frames = stack.match(/^ +at .*$/gm)?.join('\n');
  return new ApiError('internal_error', { report: { kind: 'internal', detail, ...(frames && { stack: frames }) } });
}
