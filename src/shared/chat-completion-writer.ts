/** Writes an answer as OpenAI's event stream (`#shared/chat.ts`), and a text that is known at once the way a model does: in chunks. */
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

/** Between two chunks, ms: a whole answer takes about a second. */
export const CHUNK_PAUSE_MS = 25;

/** However long a text is, nobody waits for more chunks. */
const MAX_CHUNKS = 60;

/** A word with the space after it, or a few characters where words have no spaces between them. */
const WORD = /\s*\S{1,8}\s*/gu;

export function splitIntoChunks(text: string): readonly string[] {
  const words = text.match(WORD) ?? [];
  const length = Math.ceil(words.length / MAX_CHUNKS);
  return Array.from({ length: Math.ceil(words.length / length) || 0 }, (_, index) =>
    words.slice(index * length, (index + 1) * length).join(''),
  );
}

/** Reports the text chunk by chunk, then its end. The returned function stops that; nothing is reported after it. */
export function simulateStream(
  text: string,
  { onText, onEnd }: { readonly onText: (text: string) => void; readonly onEnd: () => void },
): () => void {
  const chunks = splitIntoChunks(text);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (index: number) => {
    const chunk = chunks[index];
    if (chunk === undefined) return onEnd();
    onText(chunk);
    timer = setTimeout(report, CHUNK_PAUSE_MS, index + 1);
  };
  report(0);
  return () => clearTimeout(timer);
}
