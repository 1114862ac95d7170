import { createAnswerer } from 'answerer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';
import { createMemoryLimits, type LimitStore } from '../../server/limits/limits.ts';
import { createChat, OpenStreams } from '../../server/chat/chat-turn.ts';

// Here, and not beside its source: unit tests share their modules, and one that is loaded cannot be replaced.
vi.mock('answerer');
const answerer = vi.fn<ReturnType<typeof createAnswerer>>();
beforeEach(() => void vi.mocked(createAnswerer).mockReturnValue(answerer));
afterEach(() => void vi.resetAllMocks());

const environment = parseEnvironment({ OPENAI_API_KEY: 'sk-canary' });
const send = {
  conversation: [{ role: 'user', content: 'Hello?' }],
  language: 'en',
  session: { id: 'one', startedAt: Date.now() },
  address: '203.0.113.7',
  visitor: new AbortController().signal,
  waitUntil: undefined,
} as const;

function chatOf(store: LimitStore, settings = environment) {
  const record = vi.fn();
  const log = createLog(() => {});
  const streams = new OpenStreams();
  return {
    ...createChat({ environment: settings, publicUrl: 'https://you.example', store, log, record, streams }),
    record,
  };
}

test('A4.6 a fault in the answerer is none of the store: it is asked once, and the send is given back', async () => {
  answerer.mockImplementation(() => {
    throw new TypeError('a fault of ours');
  });
  const store = createMemoryLimits(environment);
  const settle = vi.spyOn(store, 'settle');
  await expect(chatOf(store, parseEnvironment({})).answer(send)).rejects.toMatchObject({ code: 'internal_error' });
  expect(answerer).toHaveBeenCalledOnce();
  expect(settle).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0, true);
});

test('A5.3 where the store fails, this process counts, and the page answers', async () => {
  answerer.mockReturnValue({ text: 'From the page.', parts: [] });
  const away: LimitStore = { admit: () => Promise.reject(new Error('away')), settle: () => Promise.resolve() };
  const { answer, record } = chatOf(away);
  expect(await new Response(await answer(send)).text()).toContain('"model":"page"');
  expect(record).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ answers: 'page', reservedTokens: 0 }));
  await expect(answer(send)).rejects.toMatchObject({ code: 'rate_limit_exceeded', options: { type: 'too_soon' } });
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

test('R5.4 once closed it lets nobody in, and waits for the answers under way', async () => {
  const streams = new OpenStreams();
  const leave = streams.enter();
  let isIdle = false;
  const closed = streams.close().then(() => (isIdle = true));
  expect(() => streams.enter()).toThrow(expect.objectContaining({ code: 'overloaded' }));
  await Promise.resolve();
  expect(isIdle).toBe(false);
  leave();
  await closed;
  expect(isIdle).toBe(true);
});
