/** Which of the chat's own faults stands for a provider's error. Its kind gets through, its words never. */
import { kindOfError, type ProviderError } from '#contract/openai/provider-error.ts';
import { ChatFault } from './fault.ts';

/** Seconds, where the provider does not say: as long as the page blocks (`BLOCK_MS`, src/chat/session/session.ts). */
const DEFAULT_RETRY_SECONDS = 60;
const MAX_RETRY_SECONDS = 3600;

/**
 * A rate limit and a used-up quota keep their kind, a time-out stays one; everything else is ours to hide.
 * @param retryAfter The header `Retry-After`.
 */
export function faultOfProvider(error: ProviderError, retryAfter?: string): ChatFault {
  const { status } = error;
  const about =
    status === undefined
      ? { detail: 'the provider sent an error inside its stream' }
      : { detail: `the provider answered ${status}`, isFree: true };
  const kind = kindOfError(error);
  if (kind === 'quota') return new ChatFault('insufficient_quota', about);
  if (kind === 'rateLimit') {
    return new ChatFault('rate_limit_exceeded', { ...about, retryAfterSeconds: secondsIn(retryAfter) });
  }
  return new ChatFault(kind === 'timeout' ? 'upstream_timeout' : 'upstream_error', about);
}

/** The fault behind an error of the connection, told by its code. */
export function faultOfConnection(error: unknown): ChatFault {
  if (error instanceof ChatFault) return error;
  const code = codeOf(error) ?? 'unknown';
  const detail = `the connection to the provider failed: ${code}`;
  const isFree = NEVER_CONNECTED.has(code);
  return new ChatFault(code.includes('TIMEOUT') || code === 'ETIMEDOUT' ? 'upstream_timeout' : 'upstream_error', {
    detail,
    isFree,
  });
}

/** Node's own clients put it into the error, `fetch` into its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** `Retry-After` in seconds, within bounds; a date counts as not said. */
function secondsIn(retryAfter: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : DEFAULT_RETRY_SECONDS;
  return Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS);
}
