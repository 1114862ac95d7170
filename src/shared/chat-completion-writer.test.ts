import { expect, test } from 'vitest';
import { createChunkWriter, DONE_EVENT } from './chat-completion-writer.ts';

const read = (event: string) => JSON.parse(event.slice('data: '.length)) as object;

test('an answer says who speaks, its words, its end', () => {
  const writer = createChunkWriter({ id: 'chatcmpl-1', created: 1, model: 'page' });
  const [first, second, last] = [writer.text('One '), writer.text('二'), writer.finish('stop')];
  expect(read(first)).toEqual({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'page',
    choices: [{ index: 0, delta: { role: 'assistant', content: 'One ' }, finish_reason: null }],
  });
  expect(read(second)).toMatchObject({ choices: [{ delta: { content: '二' }, finish_reason: null }] });
  expect(second).not.toContain('role');
  expect(read(last.replace(DONE_EVENT, ''))).toMatchObject({ choices: [{ delta: {}, finish_reason: 'stop' }] });
  expect(last.endsWith(DONE_EVENT)).toBe(true);
});
