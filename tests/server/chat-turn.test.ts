import { createAnswerer } from 'answerer';
import { expect, test, vi } from 'vitest';
import { createChat, OpenStreams } from '#server/chat/chat-turn.ts';
import { parseEnvironment } from '#server/env.ts';
import { createMemoryLimits, type LimitStore } from '#server/limits/limits.ts';
import { createLog } from '#server/log.ts';
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

/** What is settled and logged of sends whose visitor has left when `store` has admitted them. */
async function askAndLeave(sends: number, before: () => void) {
  const environment = parseEnvironment({ OPENAI_API_KEY: 'sk-canary' });
  const memory = createMemoryLimits(environment);
  const visitor = new AbortController();
  const settle = vi.fn<LimitStore['settle']>(() => Promise.resolve());
  const store: LimitStore = {
    settle,
    admit: async (request) => {
      visitor.abort();
      before();
      return memory.admit(request);
    },
  };
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  const streams = new OpenStreams();
  const { answer } = createChat({ environment, publicUrl: 'https://you.example', store, log, streams });
  const send = { conversation: [{ role: 'user', content: 'Hello?' }], language: 'en', waitUntil: undefined } as const;
  for (let sent = 0; sent < sends; sent += 1) {
    const session = { id: String(sent), startedAt: Date.now() };
    await answer({ ...send, session, address: '203.0.113.7', visitor: visitor.signal });
  }
  return { settle, lines: lines.map((line) => JSON.parse(line) as { msg: string }) };
}

test('A4.5 who leaves while the store is asked pays nothing: the model is not called', async () => {
  const { settle } = await askAndLeave(1, () => {});
  expect(settle).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0, false);
});

test('A5.3 the log says once what a store fails with, and once that it counts again', async () => {
  let failures = 2;
  const { lines } = await askAndLeave(4, () => {
    failures -= 1;
    if (failures >= 0) throw new Error('OOM command not allowed');
  });
  expect(lines.filter(({ msg }) => msg.includes('store'))).toMatchObject([{ level: 50, code: 'OOM' }, { level: 30 }]);
});

test('R5.4 whoever closes them hears when the last has ended', async () => {
  const streams = new OpenStreams();
  const leave = streams.enter();
  const closed = Promise.all([streams.close(), streams.close()]);
  leave();
  await closed;
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
