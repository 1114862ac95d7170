/** A reply whose text is known at once, reported as a stream reports its words. */
import { PIECE_PAUSE_MS, piecesOf } from '#contract/pieces.ts';
import type { Platform, ReplyEvent } from './reply.ts';

/** Reports the text piece by piece, then `finished`. The returned function ends that; nothing is reported after it. */
export function sayReply(
  text: string,
  { startTimer }: Pick<Platform, 'startTimer'>,
  report: (event: ReplyEvent) => void,
): () => void {
  const pieces = piecesOf(text);
  let cancel = () => {};
  const say = (index: number) => {
    const piece = pieces[index];
    if (piece === undefined) return report({ kind: 'finished' });
    report({ kind: 'text', text: piece });
    cancel = startTimer(PIECE_PAUSE_MS, () => say(index + 1));
  };
  say(0);
  return () => cancel();
}
