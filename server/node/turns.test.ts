import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const turnOfTheLoop = () => new Promise(setImmediate);

test('R3.2 little is done in one turn, all in the order in which it came', async () => {
  const done: number[] = [];
  const inTurn = createTurns(2);
  for (const number of [1, 2, 3, 4, 5]) inTurn(() => done.push(number));
  expect(done).toEqual([]);
  await turnOfTheLoop();
  expect(done).toEqual([1, 2]);
  await turnOfTheLoop();
  expect(done).toEqual([1, 2, 3, 4]);
  await turnOfTheLoop();
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('R3.2 what comes while work is done waits for its own turn', async () => {
  const done: string[] = [];
  const inTurn = createTurns(2);
  inTurn(() => {
    done.push('first');
    inTurn(() => done.push('second'));
  });
  await turnOfTheLoop();
  expect(done).toEqual(['first']);
  await turnOfTheLoop();
  expect(done).toEqual(['first', 'second']);
});
