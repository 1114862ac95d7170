import { describe, expect, test } from 'vitest';
import { failureOf, providerErrorIn } from './failure.ts';

const failure = (status: number | undefined, error: object | string) => {
  const found = providerErrorIn({ error }, status);
  return found && failureOf(found);
};

describe('errors are told apart by their code', () => {
  test.each([
    [{ code: 'rate_limit_exceeded', message: 'Rate limit reached' }, 'apiRateLimit'],
    [{ code: 'insufficient_quota', message: 'You exceeded your current quota' }, 'quotaExceeded'],
    // The code wins over words that sound like the other one.
    [{ code: 'rate_limit_exceeded', message: 'see your quota' }, 'apiRateLimit'],
    [{ code: 'insufficient_quota', message: 'rate_limit' }, 'quotaExceeded'],
  ])('429 %j', (error, kind) => {
    expect(failure(429, error)).toEqual({ kind });
  });

  test.each([
    [401, 'invalid_api_key', 'key'],
    [404, 'model_not_found', 'model'],
    [400, 'context_length_exceeded', 'tooLarge'],
    [502, 'upstream_error', 'upstream'],
    [504, 'upstream_timeout', 'timeout'],
    [403, 'forbidden', 'refused'],
    [400, 'invalid_request_error', 'refused'],
  ])('%i %s', (status, code, cause) => {
    expect(failure(status, { code, message: 'x' })).toEqual({ kind: 'specific', cause });
  });

  test('a code that is known has spoken: the text is not searched', () => {
    const error = { code: 'model_not_found', message: 'no model called quota' };
    expect(failure(404, error)).toEqual({ kind: 'specific', cause: 'model' });
  });
});

describe('where no code is sent', () => {
  test.each([
    ['rate_limit', 'apiRateLimit'],
    ['Rate limit reached for gpt-3.5-turbo', 'apiRateLimit'],
    ['Too Many Requests', 'apiRateLimit'],
    ['You exceeded your current quota', 'quotaExceeded'],
    ['Quota used up, see https://ai.example/docs/rate-limits', 'quotaExceeded'],
    ['rate_limit: quota of requests per minute', 'apiRateLimit'],
  ])('the text decides: %j', (text, kind) => {
    expect(failure(undefined, text)).toEqual({ kind });
    expect(failure(429, { message: text })).toEqual({ kind });
    expect(failure(429, { message: '', type: text })).toEqual({ kind });
  });

  test('a 429 that says nothing is a rate limit', () => {
    expect(failureOf({ status: 429, text: '' })).toEqual({ kind: 'apiRateLimit' });
  });

  test.each([
    [400, 'refused'],
    [401, 'key'],
    [403, 'refused'],
    [404, 'model'],
    [408, 'timeout'],
    [413, 'tooLarge'],
    [415, 'refused'],
    [500, 'upstream'],
    [503, 'upstream'],
    [504, 'timeout'],
    [undefined, 'upstream'],
  ])('the status %s means %s', (status, cause) => {
    expect(failureOf({ status, text: '' })).toEqual({ kind: 'specific', cause });
  });
});

test.each([[{}], [null], ['text'], [{ error: null }], [{ choices: [] }]])('%j holds no error', (body) => {
  expect(providerErrorIn(body)).toBeUndefined();
});
