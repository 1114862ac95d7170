/** Reads a completion's stream, event by event, as its text comes in. Holds no connection and no clock. */
import { createParser } from 'eventsource-parser';
import { readEvent, type StreamEvent } from './chunk.ts';

/** The longest line, in UTF-16 units: no chunk of a chat is a tenth of it. */
const MAX_LINE_LENGTH = 65_536;

interface EventReader {
  /** Takes the next piece of the stream, wherever it was cut. After `garbled` there is none to take. */
  feed(text: string): void;
  /** The stream has ended with this: a last event speaks that the provider did not close. */
  end(rest: string): void;
}

export function createEventReader(hear: (event: StreamEvent) => void): EventReader {
  const parser = createParser({
    maxBufferSize: MAX_LINE_LENGTH,
    onEvent: ({ data }) => hear(readEvent(data)),
    onError: ({ type }) => hear({ kind: type === 'max-buffer-size-exceeded' ? 'garbled' : 'foreign' }),
  });
  return { feed: (text) => parser.feed(text), end: (rest) => parser.feed(`${rest}\n\n`) };
}
