/** Says a text the way a model does: a few words at a time. */
import { CHUNK_PAUSE_MS as PIECE_PAUSE_MS, splitIntoChunks as piecesOf } from '#shared/simulate-stream.ts';
import type { Answer } from './answer.ts';

/** @param think makes the text, when it is asked for */
export function speak(think: () => string): Answer {
  let pieces: readonly string[] | undefined;
  let said = 0;
  return {
    async next() {
      pieces ??= piecesOf(think());
      if (said > 0) await wait(PIECE_PAUSE_MS);
      const piece = pieces[said];
      said += 1;
      return [
        piece === undefined ? { kind: 'finish', reason: 'stop', tokens: undefined } : { kind: 'text', text: piece },
      ];
    },
    close: () => {},
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
