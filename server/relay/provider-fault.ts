/** Which of the chat's own faults stands for a provider's error. Its kind gets through, its words never. */
import { ChatFault } from './fault.ts';

/** Seconds, where the provider does not say: as long as the page blocks (specification.md §9). */
const DEFAULT_RETRY_SECONDS = 60;
const MAX_RETRY_SECONDS = 3600;

interface ProviderRefusal {
  readonly status: number;
  /** Code, type and message of the provider's error. */
  readonly words: string;
  readonly retryAfter?: string | undefined;
}

/** Its 429 keeps its kind, a time-out stays one; everything else, 401 and 404 included, is ours to hide. */
export function faultOfStatus({ status, words, retryAfter }: ProviderRefusal): ChatFault {
  const about = { detail: `the provider answered ${status}`, isFree: true };
  if (status === 429 && isQuota(words)) return new ChatFault('insufficient_quota', about);
  if (status === 429) {
    return new ChatFault('rate_limit_exceeded', { ...about, retryAfterSeconds: secondsIn(retryAfter) });
  }
  return new ChatFault(status === 408 || status === 504 ? 'upstream_timeout' : 'upstream_error', about);
}

/** The fault for an error inside a running stream, which has no status of its own. */
export function faultOfStreamError(words: string): ChatFault {
  const detail = 'the provider sent an error inside its stream';
  if (isQuota(words)) return new ChatFault('insufficient_quota', { detail });
  if (/rate.?limit|too many requests/i.test(words)) {
    return new ChatFault('rate_limit_exceeded', { retryAfterSeconds: DEFAULT_RETRY_SECONDS, detail });
  }
  return new ChatFault('upstream_error', { detail });
}

/** The fault behind an error of the connection, told by its code. */
export function faultOfConnection(error: unknown): ChatFault {
  if (error instanceof ChatFault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const detail = `the connection to the provider failed: ${code}`;
  const isFree = NEVER_CONNECTED.has(code);
  return new ChatFault(code.includes('TIMEOUT') || code === 'ETIMEDOUT' ? 'upstream_timeout' : 'upstream_error', {
    detail,
    isFree,
  });
}

const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function isQuota(words: string): boolean {
  return /quota|billing/i.test(words);
}

/** `Retry-After` in seconds, within bounds; a date counts as not said. */
function secondsIn(retryAfter: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : DEFAULT_RETRY_SECONDS;
  return Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS);
}
