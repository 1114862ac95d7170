import { expect, test } from 'vitest';
import type { StreamEvent } from './chunk.ts';
import { createEventReader } from './event-reader.ts';

function kindsIn(...pieces: readonly string[]): StreamEvent['kind'][] {
  const kinds: StreamEvent['kind'][] = [];
  const reader = createEventReader(({ kind }) => kinds.push(kind));
  for (const piece of pieces.slice(0, -1)) reader.feed(piece);
  reader.end(pieces.at(-1) ?? '');
  return kinds;
}

test('events are heard wherever the stream was cut', () => {
  expect(kindsIn('data: {"choices"', ':[]}\n', '\ndata: [DO', 'NE]\n\n')).toEqual(['chunk', 'done']);
});

test('a last event without its blank line is heard at the end', () => {
  expect(kindsIn('data: [DONE]')).toEqual(['done']);
});

test('a line that is no field of an event is foreign, a comment is not', () => {
  expect(kindsIn('unknown: field\n', ': keep-alive\n\n')).toEqual(['foreign']);
});

test('a line that does not end is garbled', () => {
  const heard: StreamEvent[] = [];
  createEventReader((event) => heard.push(event)).feed(`data: ${'x'.repeat(70_000)}`);
  expect(heard).toEqual([{ kind: 'garbled' }]);
});
