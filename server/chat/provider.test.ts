import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import { COMPLETION_DEADLINES } from '#shared/chat-completion.ts';
import { parseEnvironment } from '../env.ts';
import { createModel } from './provider.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SETTINGS = parseEnvironment({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: 'https://provider.example/v1' });
const ignore = () => {};
const log = { info: ignore, warn: ignore, error: ignore };

test('R4.3 gives a silent provider up before the page does, so that the page hears why', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const onEnd = vi.fn();
  createModel(SETTINGS, log)?.ask([], 'en')({ onText: ignore, onThought: ignore, onLife: ignore, onEnd });
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
  const model = createModel(SETTINGS, log);
  expect(model?.maxAnswerTokens()).toBe(600);
  model?.ask([], 'en')({ onText: ignore, onThought: ignore, onLife: ignore, onEnd: ignore });
  await vi.advanceTimersByTimeAsync(0);
  expect(model?.maxAnswerTokens()).toBe(MAX_ANSWER_LENGTH);
});

test('A4.2 what a visitor writes is reserved by its bytes: no token of any script is shorter', () => {
  const model = createModel(SETTINGS, log);
  const tokensOf = (content: string) => model?.promptTokens([{ role: 'user', content }], 'zh') ?? 0;
  expect(tokensOf('字'.repeat(100)) - tokensOf('')).toBe(300);
});
