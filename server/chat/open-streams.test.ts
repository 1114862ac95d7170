import { expect, test } from 'vitest';
import { OpenStreams } from './open-streams.ts';

test('R5.3 so many answers run at one time and no more, and who is refused hears when to come back', () => {
  const streams = new OpenStreams(2);
  streams.enter();
  const leave = streams.enter();
  expect(() => streams.enter()).toThrow(
    expect.objectContaining({ code: 'overloaded', options: { retryAfterSeconds: 5 } }),
  );
  leave();
  streams.enter();
  expect(streams.count).toBe(2);
});

test('R5.4 once closed it lets nobody in, and waits for the answers under way', async () => {
  const streams = new OpenStreams(2);
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
