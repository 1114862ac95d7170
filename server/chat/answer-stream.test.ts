import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunksOf } from '#tests/server/site.ts';
import { streamAnswer, type AnswerEnd, type StartAnswer } from './answer-stream.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

type Events = Parameters<StartAnswer>[0];

function started() {
  let events!: Events;
  let cancelled = 0;
  const ends: AnswerEnd[] = [];
  const visitor = new AbortController();
  const start: StartAnswer = (given) => {
    events = given;
    return () => (cancelled += 1);
  };
  const head = { id: 'chatcmpl-1', created: 1, model: 'model' };
  const body = streamAnswer(start, head, visitor.signal, (end) => ends.push(end));
  body.catch(() => {});
  return { events, ends, visitor, body, cancelled: () => cancelled };
}

const FINISHED = { kind: 'finished', reason: 'stop', tokens: 7 } as const;
const FAILED = { kind: 'failed', error: 'stalled', detail: 'the provider fell silent' } as const;

test('R5.1 an exchange ends once, with what was sent and what it cost', async () => {
  const { events, ends, visitor, body, cancelled } = started();
  events.onText('二');
  events.onEnd(FINISHED);
  events.onEnd(FAILED);
  events.onText('late');
  visitor.abort();
  expect(ends).toMatchObject([{ end: FINISHED, hasBegun: true, sentBytes: 3, thoughtBytes: 0 }]);
  // Its connection serves the next question.
  expect(cancelled()).toBe(0);
  const text = await new Response(await body).text();
  expect(text).toContain('"content":"二"');
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  expect(text).not.toContain('late');
});

test('R3.2 ten seconds of thoughts begin the answer, and comments keep it alive', async () => {
  const { events, ends, body } = started();
  let hasBegun = false;
  void body.then(() => (hasBegun = true));
  events.onLife?.();
  await Promise.resolve();
  expect(hasBegun).toBe(false);
  for (let second = 0; second < 25; second += 1) {
    vi.advanceTimersByTime(1_000);
    events.onLife?.();
  }
  events.onEnd(FAILED);
  expect(ends).toMatchObject([{ hasBegun: true, sentBytes: 0 }]);
  const text = await new Response(await body).text();
  expect(text).toMatch(/^(: thinking\n\n){2}data: \{"error":.*"code":"upstream_timeout"\}\}\n\n$/);
});

test('R3.4 words that come faster than they are read are not too many for it', async () => {
  const { events, ends, body } = started();
  for (let sent = 0; sent < 12_000; sent += 1) events.onText(String(sent % 10));
  events.onEnd(FINISHED);
  expect(ends).toMatchObject([{ end: FINISHED, sentBytes: 12_000 }]);
  const reply = await new Response(await body).text();
  expect(chunksOf(reply).join('')).toBe('0123456789'.repeat(1_200));
  expect(reply.endsWith('data: [DONE]\n\n')).toBe(true);
});
