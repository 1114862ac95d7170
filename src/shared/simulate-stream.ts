/** Streams a text that is known at once the way a model does: in chunks. For the page and for the server. */

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
