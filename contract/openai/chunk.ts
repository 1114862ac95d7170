/** One event of a completion's stream, read and written. Every event is one line `data: <JSON>` and a blank line. */
import { providerErrorIn, type ProviderError } from './provider-error.ts';
import { memberOf, textMemberOf } from './member.ts';

export type FinishReason = 'stop' | 'length' | 'content_filter';

export type StreamEvent =
  /** `finish`: as the provider writes it (`finishReason`); `json`: the whole chunk, for its cost (`tokensIn`). */
  | { readonly kind: 'chunk'; readonly text: string; readonly finish: string | undefined; readonly json: object }
  | { readonly kind: 'done' }
  | { readonly kind: 'error'; readonly error: ProviderError }
  | { readonly kind: 'garbled' }
  /** A line that is no field of an event: in a stream none of our business, but perhaps this is none. */
  | { readonly kind: 'foreign' };

const DONE = '[DONE]';

/** The last event of a whole answer. */
export const DONE_EVENT = `data: ${DONE}\n\n`;

/** The text of an event that is no `[DONE]`. */
export function eventOf(json: object): string {
  return `data: ${JSON.stringify(json)}\n\n`;
}

/** What every chunk of an answer says besides its text. */
export interface ChunkHead {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly model: string;
}

/** Writes an answer: the first of its chunks says whose words they are. */
export function createChunkWriter({ id, created, model }: ChunkHead) {
  const chunk = (delta: object, finish_reason: FinishReason | null) =>
    eventOf({ id, object: 'chat.completion.chunk', created, model, choices: [{ index: 0, delta, finish_reason }] });
  // The chunks of one answer differ in their words alone: the rest is written once.
  const [start = '', end = ''] = chunk({}, null).split('{}');
  let speaker = '"role":"assistant",';
  return {
    text(content: string): string {
      const event = `${start}{${speaker}"content":${JSON.stringify(content)}}${end}`;
      speaker = '';
      return event;
    },
    finish: (reason: FinishReason): string => chunk({}, reason) + DONE_EVENT,
  };
}

/** Reads the `data` of an event: `[DONE]`, a chunk, or an error in the place of one. */
export function readEvent(data: string): StreamEvent {
  if (data.trim() === DONE) return { kind: 'done' };
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return { kind: 'garbled' };
  }
  if (typeof json !== 'object' || json === null) return { kind: 'garbled' };
  const error = providerErrorIn(json);
  if (error) return { kind: 'error', error };
  const choice = memberOf(memberOf(json, 'choices'), '0');
  return {
    kind: 'chunk',
    text: textMemberOf(memberOf(choice, 'delta'), 'content') ?? '',
    finish: textMemberOf(choice, 'finish_reason'),
    json,
  };
}

/** A reason that we do not know is an end like any other. */
export function finishReason(reason: string): FinishReason {
  return reason === 'length' || reason === 'content_filter' ? reason : 'stop';
}

/** What a chunk says that the whole exchange cost, in tokens. One that names no cost, or none at all, has not said it. */
export function tokensIn(chunk: object): number | undefined {
  const total = memberOf(memberOf(chunk, 'usage'), 'total_tokens');
  return typeof total === 'number' && Number.isSafeInteger(total) && total > 0 ? total : undefined;
}
