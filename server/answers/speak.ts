/** Says a text the way a model does: a few words at a time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '#server/relay/answer.ts';

/** Between two pieces, ms: a whole answer takes about a second. */
const PAUSE_MS = 25;

/** A word with the space after it, or a few characters where words have no spaces between them. */
const PIECE = /\s*\S{1,8}\s*/gu;

/** @param think makes the text, when it is asked for */
export function speak(think: () => string): Answer {
  let pieces: readonly string[] | undefined;
  let said = 0;
  return {
    async next() {
      pieces ??= think().match(PIECE) ?? [];
      if (said > 0) await wait(PAUSE_MS);
      const piece = pieces[said];
      said += 1;
      return [
        piece === undefined ? { kind: 'finish', reason: 'stop', tokens: undefined } : { kind: 'text', text: piece },
      ];
    },
    close: () => {},
  };
}
