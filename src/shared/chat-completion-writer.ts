/** Writes an answer as OpenAI's event stream (`#shared/chat.ts`). Every event is one line `data: <JSON>` and a blank line. */
import type { FinishReason } from './chat-completion-reader.ts';

/** The last event of a whole answer. */
export const DONE_EVENT = 'data: [DONE]\n\n';

/** A comment that keeps a connection alive. */
export const KEEP_ALIVE_EVENT = ': thinking\n\n';

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

/** The first chunk of an answer says whose words they are. */
export function createChunkWriter({ id, created, model }: ChunkHead) {
  // Written once: every word of every answer goes through here.
  const head = JSON.stringify({ id, object: 'chat.completion.chunk', created, model }).slice(0, -1);
  const chunk = (delta: object, reason: FinishReason | null) =>
    `data: ${head},"choices":[{"index":0,"delta":${JSON.stringify(delta)},"finish_reason":${JSON.stringify(reason)}}]}\n\n`;
  let speaker: object = { role: 'assistant' };
  return {
    text(content: string): string {
      const event = chunk({ ...speaker, content }, null);
      speaker = {};
      return event;
    },
    finish: (reason: FinishReason): string => chunk({}, reason) + DONE_EVENT,
  };
}
