import { expect, test, vi } from 'vitest';
import { parseEnvironment } from '../env.ts';
import { createMemoryLimits, limitSettings, type LimitStore } from '../limits/limits.ts';
import { streamAnswer, type ExchangeEnd } from './answer-stream.ts';
import { startTurn } from './chat-turn.ts';

const ignore = () => {};
const memory = () => createMemoryLimits(limitSettings(parseEnvironment({})));
const send = {
  conversation: [{ role: 'user', content: 'Hello?' }],
  language: 'en',
  session: { id: 'one', startedAt: Date.now() },
  address: '203.0.113.7',
} as const;

test('A4.6 a fault in the answerer is none of the store: it is asked once, and the send is given back', async () => {
  const answerer = vi.fn<() => never>(() => {
    throw new TypeError('a fault of ours');
  });
  const [store, fallbackStore] = [memory(), memory()];
  const settle = vi.spyOn(store, 'settle');
  const admitElsewhere = vi.spyOn(fallbackStore, 'admit');
  const log = { info: ignore, warn: ignore, error: ignore };
  const turn = await startTurn({ model: undefined, answerer, store, fallbackStore, log }, send);
  const head = { id: 'chatcmpl-1', created: 1, model: 'page' };
  const onEnd = (end: ExchangeEnd) => void turn.settle(end);
  const options = { head, visitor: new AbortController().signal, onFirstWord: ignore, onEnd };
  await expect(streamAnswer(turn.start, options)).rejects.toMatchObject({ code: 'internal_error' });
  expect(answerer).toHaveBeenCalledOnce();
  expect(admitElsewhere).not.toHaveBeenCalled();
  expect(settle).toHaveBeenCalledExactlyOnceWith(expect.anything(), { tokens: 0, givesBack: true });
});

test('A5.3 where the store fails, this process counts, and the page answers', async () => {
  const away: LimitStore = { admit: () => Promise.reject(new Error('away')), settle: () => Promise.resolve() };
  const answerer = () => ({ text: 'From the page.', parts: [] });
  const model = { ask: () => () => ignore, promptTokens: () => 10, maxAnswerTokens: () => 10 };
  const log = { info: ignore, warn: ignore, error: ignore };
  const turn = await startTurn({ model, answerer, store: away, fallbackStore: memory(), log }, send);
  expect([turn.answers, turn.reservedTokens]).toEqual(['page', 0]);
});
