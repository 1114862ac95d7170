/** What one event of a provider's stream says. */
import { providerErrorIn, type ProviderError } from './failure.ts';

export type Frame =
  | { readonly kind: 'delta'; readonly text: string; readonly finishes: boolean }
  | { readonly kind: 'done' }
  | { readonly kind: 'error'; readonly error: ProviderError }
  | { readonly kind: 'garbled' };

/** Reads the `data` of an event: `[DONE]`, a completion chunk, or an error in the place of one. */
export function frameOf(data: string): Frame {
  if (data.trim() === '[DONE]') return { kind: 'done' };
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    return { kind: 'garbled' };
  }
  const error = providerErrorIn(chunk);
  if (error) return { kind: 'error', error };
  const choice = memberOf(memberOf(chunk, 'choices'), '0');
  const text = memberOf(memberOf(choice, 'delta'), 'content');
  return {
    kind: 'delta',
    text: typeof text === 'string' ? text : '',
    finishes: typeof memberOf(choice, 'finish_reason') === 'string',
  };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
