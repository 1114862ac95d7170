/** How a text that is known at once is said the way a model says it: piece by piece. */

/** Between two pieces, ms: a whole answer takes about a second. */
export const PIECE_PAUSE_MS = 25;

/** However long a text is, nobody waits for more pieces. */
const MOST_PIECES = 60;

/** A word with the space after it, or a few characters where words have no spaces between them. */
const PIECE = /\s*\S{1,8}\s*/gu;

export function piecesOf(text: string): readonly string[] {
  const words = text.match(PIECE) ?? [];
  const length = Math.ceil(words.length / MOST_PIECES);
  return Array.from({ length: Math.ceil(words.length / length) || 0 }, (_, index) =>
    words.slice(index * length, (index + 1) * length).join(''),
  );
}
