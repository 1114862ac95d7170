import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { utf8 } from '../utf8.ts';
import type { ByteListener } from './byte-source.ts';
import { ProviderAnswer } from './provider-answer.ts';

const DEADLINES = { connect: 1_000, firstWord: 2_000, silence: 1_000, whole: 60_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer whose provider says what the test says, and whose turn comes when the test says so. */
async function answerInTurn() {
  const waiting: (() => void)[] = [];
  let listener: ByteListener | undefined;
  const source = { listen: (heard: ByteListener) => (listener = heard), pause() {}, resume() {}, release() {} };
  const answer = new ProviderAnswer({
    open: async () => source,
    deadlines: DEADLINES,
    inTurn: (work) => waiting.push(work),
  });
  await vi.advanceTimersByTimeAsync(0);
  return {
    answer,
    say: (content: string) =>
      listener?.onBytes(utf8(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)),
    breakOff: () => listener?.onError(new Error('The connection broke')),
    turnComes: () => waiting.splice(0).forEach((work) => work()),
  };
}

test('R3.2 the first word is handed on at once, and the words after it in their turn, as many as have come', async () => {
  const { answer, say, turnComes } = await answerInTurn();
  const first = answer.next();
  say('One ');
  expect(await first).toEqual([{ kind: 'text', text: 'One ' }]);

  const taken = vi.fn();
  const second = answer.next().then(taken);
  say('two ');
  say('three');
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).not.toHaveBeenCalled();
  turnComes();
  await second;
  expect(taken).toHaveBeenCalledWith([
    { kind: 'text', text: 'two ' },
    { kind: 'text', text: 'three' },
  ]);
});

test('R4.1 a fault waits for no turn, and is told after the words before it', async () => {
  const { answer, say, breakOff, turnComes } = await answerInTurn();
  say('One ');
  await answer.next();
  const second = answer.next();
  say('two');
  breakOff();
  expect(await second).toEqual([{ kind: 'text', text: 'two' }]);
  await expect(answer.next()).rejects.toMatchObject({ code: 'upstream_error' });
  turnComes();
  await expect(answer.next()).rejects.toMatchObject({ code: 'upstream_error' });
});

test('R4.3 a word that waits for its turn is no silence of the provider', async () => {
  const { answer, say, turnComes } = await answerInTurn();
  say('One ');
  await answer.next();
  const second = answer.next();
  say('two');
  await vi.advanceTimersByTimeAsync(2 * DEADLINES.silence);
  turnComes();
  expect(await second).toEqual([{ kind: 'text', text: 'two' }]);
  const third = answer.next();
  say('three');
  turnComes();
  expect(await third).toEqual([{ kind: 'text', text: 'three' }]);
  answer.close();
});
