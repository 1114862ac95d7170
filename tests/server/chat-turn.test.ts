import { createAnswerer } from 'answerer';
import { expect, test, vi } from 'vitest';
import { OpenStreams } from '#server/chat/chat-turn.ts';
import { codeOf, cookieOf, createTestApp, get, post } from './site.ts';

// Here, and not beside its source: unit tests share their modules, and one that is loaded cannot be replaced.
vi.mock('answerer');

test('A4.6 an error of our own is logged by its name and place, without its words; the send is given back', async () => {
  const answerer = vi.fn<ReturnType<typeof createAnswerer>>(() => {
    throw new TypeError('words of the cause');
  });
  vi.mocked(createAnswerer).mockReturnValue(answerer);
  const site = createTestApp();
  const Cookie = cookieOf(await get(site, '/api/v1/chat'));
  for (const times of [1, 2]) {
    const reply = await post(site, { headers: { Cookie } });
    expect([reply.status, codeOf(reply)]).toEqual([500, 'internal_error']);
    expect(answerer, 'it is not asked once more, as where the store is away').toHaveBeenCalledTimes(times);
  }
  expect(JSON.parse(site.log.at(-1) ?? '')).toMatchObject({
    msg: 'a request failed',
    kind: 'internal',
    detail: 'TypeError',
    stack: expect.stringMatching(/^ +at .*chat-turn\.test\.ts/) as string,
  });
  expect(site.log.join('')).not.toContain('words of the cause');
});

test('R5.3 so many answers run at one time and no more, and who is refused hears when to come back', () => {
  const streams = new OpenStreams();
  const places = Array.from({ length: 1_000 }, () => streams.enter());
  expect(() => streams.enter()).toThrow(
    expect.objectContaining({ code: 'overloaded', options: { retryAfterSeconds: 5 } }),
  );
  places[0]?.();
  streams.enter();
  expect(streams.count).toBe(1_000);
});
