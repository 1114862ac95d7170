/**
 * What kind of error a provider reports: a refused key and an unknown model told by the HTTP status, everything else by
 * `error.code`, then by `error.type`, then by its text, then by the status.
 */
import { memberOf, textMemberOf } from './member.ts';

/** An error as OpenAI-compatible providers report it, as far as it can be read. Its words go no further than this. */
export interface ProviderError {
  /** HTTP status; absent for an error inside a running stream. */
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly type?: string | undefined;
  readonly text?: string | undefined;
}

export type ProviderErrorKind =
  | 'rateLimit'
  | 'quota'
  | 'key'
  | 'model'
  | 'tooLarge'
  | 'timeout'
  | 'refused'
  | 'upstream';

/** Reads `{"error":{"message","type","code"}}` or `{"error":"…"}`; undefined when there is no error in it. */
export function providerErrorIn(body: unknown, status?: number): ProviderError | undefined {
  const error = memberOf(body, 'error');
  if (!error) return undefined;
  return {
    status,
    code: textMemberOf(error, 'code'),
    type: textMemberOf(error, 'type'),
    text: textMemberOf(body, 'error') ?? textMemberOf(error, 'message'),
  };
}

/** Rate limit and quota both come as 429: only the words tell them apart. */
export function kindOfError({ status, code = '', type = '', text = '' }: ProviderError): ProviderErrorKind {
  return (
    KIND_OF_OWNERS_STATUS[status ?? 0] ?? kindOfName(code) ?? kindOfName(type) ?? limitIn(text) ?? kindOfStatus(status)
  );
}

/** The owner's to mend, whatever the words beside it say: a wait or a block of the visitor's would help nobody. */
const KIND_OF_OWNERS_STATUS: Readonly<Record<number, ProviderErrorKind>> = { 401: 'key', 404: 'model' };

const KIND_OF_NAME: Readonly<Record<string, ProviderErrorKind>> = {
  invalid_api_key: 'key',
  model_not_found: 'model',
  context_length_exceeded: 'tooLarge',
  upstream_timeout: 'timeout',
  upstream_error: 'upstream',
};

/** A name that says nothing about the kind, as `invalid_request_error` or `requests`, leaves it to what comes next. */
function kindOfName(name: string): ProviderErrorKind | undefined {
  return Object.hasOwn(KIND_OF_NAME, name) ? KIND_OF_NAME[name] : /billing/i.test(name) ? 'quota' : limitIn(name);
}

/** An address where more can be paid for (`…/account/billing`) stands in the text of either: it tells nothing. */
function limitIn(words: string): 'rateLimit' | 'quota' | undefined {
  if (words.includes('rate_limit')) return 'rateLimit';
  if (/quota/i.test(words)) return 'quota';
  return /rate.?limit|too many requests/i.test(words) ? 'rateLimit' : undefined;
}

const KIND_OF_STATUS: Readonly<Record<number, ProviderErrorKind>> = {
  408: 'timeout',
  413: 'tooLarge',
  429: 'rateLimit',
  504: 'timeout',
};

function kindOfStatus(status = 500): ProviderErrorKind {
  return KIND_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'upstream');
}
