import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  const onEnd = vi.fn();
  createProvider(SETTINGS, { log })('rules', [])({ onText: () => {}, onLife: () => {}, onEnd });
  await vi.advanceTimersByTimeAsync(COMPLETION_DEADLINES.silence - 2_000);
  expect(onEnd).toHaveBeenCalledWith({
    kind: 'failed',
    error: expect.objectContaining({ code: 'upstream_timeout' }) as unknown,
  });
});
