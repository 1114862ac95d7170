/** An answer as the page reads it: OpenAI's event stream, written only as fast as the visitor reads. */
import { createChunkWriter, eventOf, type ChunkHead } from '#contract/openai/chunk.ts';
import { byteLength, utf8 } from '../utf8.ts';
import type { Answer, AnswerPart } from './answer.ts';
import { asFault, faultBody, type ChatFault } from './fault.ts';

/** A body that is made while it is sent: whoever asks for no more of it holds its source back. */
export interface Pieces {
  /** Resolves to the next piece, which is never empty; to undefined after the last. Never rejects. */
  next(): Promise<string | undefined>;
  /** Nobody reads any further. */
  cancel(): void;
}

/** How an exchange ended, told exactly once. */
export interface ReplyEnd {
  readonly outcome: 'finished' | 'left' | ChatFault;
  /** The text that was handed on, in UTF-8 bytes. */
  readonly sentBytes: number;
  /** What the provider says the whole exchange cost. */
  readonly tokens: number | undefined;
}

interface ReplyOptions {
  readonly head: ChunkHead;
  /** Aborts when the visitor's connection closes. */
  readonly visitor: AbortSignal;
  readonly onFirstWord: () => void;
  readonly onEnd: (end: ReplyEnd) => void;
}

/**
 * Waits for the first words, so that whatever fails before them is an error with a status and not a broken stream:
 * it throws the `ChatFault` then.
 */
export async function startReply(answer: Answer, options: ReplyOptions): Promise<Pieces> {
  const { visitor, onFirstWord, onEnd } = options;
  let sentBytes = 0;
  let tokens: number | undefined;
  let isOver = false;
  const end = (outcome: ReplyEnd['outcome']) => {
    if (isOver) return;
    isOver = true;
    visitor.removeEventListener('abort', leave);
    answer.close();
    onEnd({ outcome, sentBytes, tokens });
  };
  const leave = () => end('left');
  const fail = (error: unknown): ChatFault => {
    const fault = asFault(error);
    end(fault);
    return fault;
  };
  visitor.addEventListener('abort', leave);
  if (visitor.aborted) leave();

  let first: readonly AnswerPart[] | undefined = await answer.next().catch((error: unknown) => {
    throw fail(error);
  });
  onFirstWord();

  const writer = createChunkWriter(options.head);
  return {
    async next() {
      if (isOver) return undefined;
      try {
        const parts = first ?? (await answer.next());
        first = undefined;
        sentBytes += textBytes(parts);
        const last = parts.at(-1);
        if (last?.kind === 'finish') {
          tokens = last.tokens;
          end('finished');
        }
        // All of one read in one piece.
        return parts.map((part) => written(part, writer)).join('');
      } catch (error) {
        const fault = fail(error);
        return visitor.aborted ? undefined : eventOf(faultBody(fault));
      }
    },
    cancel: leave,
  };
}

/** The same for hosts that take nothing else: a stream that reads nothing ahead of the visitor. */
export function streamOf(pieces: Pieces): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await pieces.next();
        if (piece === undefined) controller.close();
        else controller.enqueue(utf8(piece));
      },
      cancel: () => pieces.cancel(),
    },
    { highWaterMark: 0 },
  );
}

function written(part: AnswerPart, writer: ReturnType<typeof createChunkWriter>): string {
  return part.kind === 'finish' ? writer.finish(part.reason) : writer.text(part.text);
}

function textBytes(parts: readonly AnswerPart[]): number {
  return parts.reduce((bytes, part) => (part.kind === 'text' ? bytes + byteLength(part.text) : bytes), 0);
}
