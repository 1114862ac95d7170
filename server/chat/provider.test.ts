import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import { COMPLETION_DEADLINES } from '#shared/chat-completion.ts';
import { createProvider } from './provider.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SETTINGS = { apiKey: 'sk-canary', baseUrl: 'https://provider.example/v1', model: 'm', maxTokens: 600 };

test('R4.3 gives a silent provider up before the page does, so that the page hears why', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const ignore = () => {};
  const onEnd = vi.fn();
  createProvider(SETTINGS, { log }).ask('rules', [])({ onText: ignore, onThought: ignore, onLife: ignore, onEnd });
  await vi.advanceTimersByTimeAsync(COMPLETION_DEADLINES.silence - 2_000);
  expect(onEnd).toHaveBeenCalledWith({
    kind: 'failed',
    error: expect.objectContaining({ code: 'upstream_timeout' }) as unknown,
  });
});

test('A4.2 a model that refuses the limit of an answer may take as much as is read of one', async () => {
  const refusal = Response.json({ error: { message: 'not supported', param: 'max_tokens' } }, { status: 400 });
  const replies = [refusal, new Response('data: [DONE]\n\n')];
  vi.stubGlobal('fetch', () => Promise.resolve(replies.shift()));
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const ignore = () => {};
  const provider = createProvider(SETTINGS, { log });
  expect(provider.maxAnswerTokens()).toBe(600);
  provider.ask('rules', [])({ onText: ignore, onThought: ignore, onLife: ignore, onEnd: ignore });
  await vi.advanceTimersByTimeAsync(0);
  expect(provider.maxAnswerTokens()).toBe(MAX_ANSWER_LENGTH);
});
