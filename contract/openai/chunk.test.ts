import { expect, test } from 'vitest';
import { createChunkWriter, DONE_EVENT, eventOf, finishReason, readEvent, tokensIn } from './chunk.ts';

const dataOf = (event: string) => event.slice('data: '.length);
const chunk = (delta: unknown, finish: unknown) => ({ choices: [{ index: 0, delta, finish_reason: finish }] });
const read = (json: object) => readEvent(dataOf(eventOf(json)));

test('a chunk says its text, and whether it is the last', () => {
  expect(read(chunk({ content: '深圳' }, null))).toMatchObject({ kind: 'chunk', text: '深圳', finish: undefined });
  expect(read(chunk({}, 'stop'))).toMatchObject({ kind: 'chunk', text: '', finish: 'stop' });
  expect(read(chunk({}, 'length'))).toMatchObject({ finish: 'length' });
});

test('a finish reason that nobody knows is an end like any other', () => {
  expect(['stop', 'length', 'content_filter', 'tool_calls'].map(finishReason)).toEqual([
    'stop',
    'length',
    'content_filter',
    'stop',
  ]);
});

test.each([[{}], [{ choices: [] }], [{ choices: [{ delta: { content: 7 } }] }], [[]]])(
  'a chunk without words says none: %j',
  (json) => {
    expect(read(json)).toMatchObject({ kind: 'chunk', text: '', finish: undefined });
  },
);

test('the end, an error and what is neither are told apart', () => {
  expect(readEvent(dataOf(DONE_EVENT))).toEqual({ kind: 'done' });
  expect(read({ error: { code: 'rate_limit_exceeded' } })).toMatchObject({ error: { code: 'rate_limit_exceeded' } });
  for (const data of ['{"choices":', 'null', '7', '"text"', '']) expect(readEvent(data)).toEqual({ kind: 'garbled' });
});

test.each([
  [{ usage: { total_tokens: 7 } }, 7],
  [{ usage: { total_tokens: 0 } }, undefined],
  [{ usage: { total_tokens: 1.5 } }, undefined],
  [{ usage: null }, undefined],
  [{}, undefined],
])('the cost in %j is %s', (json, tokens) => {
  expect(tokensIn(json)).toBe(tokens);
});

test('an answer is written as it is read: who speaks, its words, its end', () => {
  const writer = createChunkWriter({ id: 'chatcmpl-1', created: 1, model: 'page' });
  const [first, second, last] = [writer.text('One '), writer.text('二'), writer.finish('stop')];
  expect(JSON.parse(dataOf(first))).toEqual({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'page',
    choices: [{ index: 0, delta: { role: 'assistant', content: 'One ' }, finish_reason: null }],
  });
  expect(readEvent(dataOf(second))).toMatchObject({ kind: 'chunk', text: '二', finish: undefined });
  expect(second).not.toContain('role');
  expect(readEvent(dataOf(last.replace(DONE_EVENT, '')))).toMatchObject({ kind: 'chunk', text: '', finish: 'stop' });
  expect(last.endsWith(DONE_EVENT)).toBe(true);
});
