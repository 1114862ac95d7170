/** What one event of a provider's stream says. Text, finish reason and cost are taken from it; nothing else passes. */
import type { FinishReason } from './answer.ts';

export type ProviderEvent =
  | {
      readonly kind: 'chunk';
      readonly text: string;
      readonly finish: FinishReason | undefined;
      readonly tokens: number | undefined;
    }
  | { readonly kind: 'done' }
  /** `words`: code, type and message of the provider's error, to tell its kind; they go no further. */
  | { readonly kind: 'error'; readonly words: string }
  | { readonly kind: 'garbled' };

export function readProviderEvent(data: string): ProviderEvent {
  if (data.trim() === '[DONE]') return { kind: 'done' };
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    return { kind: 'garbled' };
  }
  if (!isRecord(event)) return { kind: 'garbled' };
  if (event['error']) return { kind: 'error', words: errorWords(event) };
  const choice: unknown = Array.isArray(event['choices']) ? event['choices'][0] : undefined;
  const delta = isRecord(choice) ? choice['delta'] : undefined;
  const content = isRecord(delta) ? delta['content'] : undefined;
  return {
    kind: 'chunk',
    text: typeof content === 'string' ? content : '',
    finish: isRecord(choice) ? finishReason(choice['finish_reason']) : undefined,
    tokens: tokensIn(event['usage']),
  };
}

/** Code, type and message of `{"error":{…}}` or `{"error":"…"}` in one line; empty when there is no error in it. */
export function errorWords(body: unknown): string {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error)) return typeof error === 'string' ? error : '';
  return [error['code'], error['type'], error['message']].filter((word) => typeof word === 'string').join(' ');
}

function finishReason(reason: unknown): FinishReason | undefined {
  if (typeof reason !== 'string') return undefined;
  return reason === 'length' || reason === 'content_filter' ? reason : 'stop';
}

/** A provider that names no cost, or none at all, has not said what it was. */
function tokensIn(usage: unknown): number | undefined {
  const total = isRecord(usage) ? usage['total_tokens'] : undefined;
  return typeof total === 'number' && Number.isSafeInteger(total) && total > 0 ? total : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
