/** What a provider's error means for the visitor. */
import type { Failure } from '#chat/session/types.ts';
import { kindOfError, type ProviderError } from '#contract/openai/provider-error.ts';

export function failureOf(error: ProviderError): Failure {
  const kind = kindOfError(error);
  if (kind === 'rateLimit') return { kind: 'apiRateLimit' };
  return kind === 'quota' ? { kind: 'quotaExceeded' } : { kind: 'specific', cause: kind };
}
