import { describe, expect, test } from 'vitest';
import type { Answer, AnswerPart } from './answer.ts';
import { ChatFault } from './fault.ts';
import { startReply, streamOf, type ReplyEnd } from './reply-stream.ts';

const text = (word: string): AnswerPart => ({ kind: 'text', text: word });
const FINISH: AnswerPart = { kind: 'finish', reason: 'stop', tokens: 7 };

/** An answer that gives these, one at a time, and then breaks off. */
function answerOf(...pieces: (readonly AnswerPart[])[]) {
  const seen = { asked: 0, closed: 0 };
  const answer: Answer = {
    next() {
      const piece = pieces[seen.asked];
      seen.asked += 1;
      return piece ? Promise.resolve(piece) : Promise.reject(new ChatFault('upstream_timeout'));
    },
    close: () => void (seen.closed += 1),
  };
  return { answer, seen };
}

async function start(answer: Answer, visitor = new AbortController()) {
  const ends: ReplyEnd[] = [];
  const head = { id: 'id', created: 1, model: 'model' };
  const options = {
    head,
    visitor: visitor.signal,
    onFirstWord: () => {},
    onEnd: (end: ReplyEnd) => void ends.push(end),
  };
  const started = await startReply(answer, options).then(streamOf, (error: ChatFault) => error);
  return { started, ends, visitor };
}

describe('a reply', () => {
  test('R3.4 asks for nothing that nobody reads', async () => {
    const { answer, seen } = answerOf([text('One ')], [text('two')], [FINISH]);
    const { started } = await start(answer);
    const reader = (started as ReadableStream<Uint8Array>).getReader();
    expect(seen.asked).toBe(1);
    await reader.read();
    await reader.read();
    await new Promise(setImmediate);
    expect(seen.asked).toBe(2);
  });

  test('R5.1 ends once, with what was sent and what it cost', async () => {
    const { answer, seen } = answerOf([text('One '), text('二')], [FINISH]);
    const { started, ends } = await start(answer);
    expect(await new Response(started as ReadableStream).text()).toContain('[DONE]');
    expect(ends).toEqual([{ outcome: 'finished', sentBytes: 7, tokens: 7 }]);
    expect(seen.closed).toBe(1);
  });

  test('R4.1 that breaks off before its first word throws, and is over', async () => {
    const { started, ends } = await start(answerOf().answer);
    expect(started).toBeInstanceOf(ChatFault);
    expect(ends).toMatchObject([{ outcome: { code: 'upstream_timeout' }, sentBytes: 0 }]);
  });

  test('R5.2 whose visitor leaves is closed, and charged for what was sent', async () => {
    const { answer, seen } = answerOf([text('One ')], [text('two')], [FINISH]);
    const { started, ends, visitor } = await start(answer);
    const reader = (started as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    visitor.abort();
    expect(seen.closed).toBe(1);
    expect(ends).toEqual([{ outcome: 'left', sentBytes: 4, tokens: undefined }]);
    await reader.cancel();
    expect(ends).toHaveLength(1);
  });

  test('R4.5 never tells what went wrong inside', async () => {
    const broken: Answer = { next: () => Promise.reject(new Error('secret')), close: () => {} };
    const { started, ends } = await start(broken);
    expect(started).toMatchObject({ code: 'internal_error', message: 'The server failed.', detail: 'Error' });
    expect(JSON.stringify(ends)).not.toContain('secret');
  });
});
