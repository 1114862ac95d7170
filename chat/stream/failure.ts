/** What a provider's error means for the visitor: told by `error.code`, then by its text, then by the status. */
import type { Cause, Failure } from '#chat/session/types.ts';

/** An error as OpenAI-compatible providers report it, as far as it can be read. */
export interface ProviderError {
  /** HTTP status; absent for an error inside a running stream. */
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly text: string;
}

/** Reads `{"error":{"message","type","code"}}` or `{"error":"…"}`; undefined when there is no error in it. */
export function providerErrorIn(body: unknown, status?: number): ProviderError | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body) || !body.error) return undefined;
  const { error } = body;
  if (typeof error !== 'object') return { status, text: typeof error === 'string' ? error : '' };
  const field = (name: string): string | undefined => {
    const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value : undefined;
  };
  return { status, code: field('code'), text: [field('type'), field('message')].join(' ') };
}

const CAUSE_OF_CODE: Readonly<Record<string, Cause>> = {
  invalid_api_key: 'key',
  model_not_found: 'model',
  context_length_exceeded: 'tooLarge',
  upstream_timeout: 'timeout',
  upstream_error: 'upstream',
};

const CAUSE_OF_STATUS: Readonly<Record<number, Cause>> = {
  401: 'key',
  404: 'model',
  408: 'timeout',
  413: 'tooLarge',
  504: 'timeout',
};

/**
 * The failure behind an error (specification.md §8). Rate limit and quota both come as 429: the code tells them apart,
 * and where a provider sends none, its text does, the catalogue's own words first.
 */
export function failureOf({ status, code = '', text }: ProviderError): Failure {
  const limit = limitIn(code) ?? (code in CAUSE_OF_CODE ? undefined : limitIn(text));
  if (limit) return { kind: limit };
  if (status === 429) return { kind: 'apiRateLimit' };
  return { kind: 'specific', cause: CAUSE_OF_CODE[code] ?? causeOfStatus(status) };
}

function limitIn(text: string): 'apiRateLimit' | 'quotaExceeded' | undefined {
  if (text.includes('rate_limit')) return 'apiRateLimit';
  if (/quota/i.test(text)) return 'quotaExceeded';
  return /rate.?limit|too many requests/i.test(text) ? 'apiRateLimit' : undefined;
}

function causeOfStatus(status: number | undefined): Cause {
  if (status === undefined || status >= 500) return CAUSE_OF_STATUS[status ?? 0] ?? 'upstream';
  return CAUSE_OF_STATUS[status] ?? (status >= 400 ? 'refused' : 'upstream');
}
