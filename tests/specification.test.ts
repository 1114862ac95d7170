/** Figures of the specification as it writes them: everywhere else they are read from where they are set. */
import { expect, test } from 'vitest';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { TURN_SPEED } from '#globe/motion.ts';

test('a session has five messages, five seconds apart, within fifteen minutes', () => {
  expect(CHAT_LIMITS).toEqual({ maxMessagesPerSession: 5, rateLimitMs: 5_000, maxSessionDuration: 15 });
});

test('the globe turns at 0.15 radians a second', () => {
  expect(TURN_SPEED).toBe(0.15);
});
