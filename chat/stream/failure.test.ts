import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test.each([
  ['rate_limit_exceeded', { kind: 'apiRateLimit' }],
  ['insufficient_quota', { kind: 'quotaExceeded' }],
  ['invalid_api_key', { kind: 'specific', cause: 'key' }],
  ['upstream_timeout', { kind: 'specific', cause: 'timeout' }],
])('%s is told as its own failure', (code, failure) => {
  expect(failureOf({ code })).toEqual(failure);
});
