import { describe, expect, test } from 'vitest';
import { kindOfError, providerErrorIn } from './provider-error.ts';

const kindOf = (status: number | undefined, error: object | string) => {
  const found = providerErrorIn({ error }, status);
  return found && kindOfError(found);
};

describe('the code decides', () => {
  test.each([
    [429, 'rate_limit_exceeded', 'rateLimit'],
    [429, 'insufficient_quota', 'quota'],
    [429, 'billing_not_active', 'quota'],
    [400, 'billing_hard_limit_reached', 'quota'],
    [401, 'invalid_api_key', 'key'],
    [404, 'model_not_found', 'model'],
    [400, 'context_length_exceeded', 'tooLarge'],
    [502, 'upstream_error', 'upstream'],
    [504, 'upstream_timeout', 'timeout'],
    [403, 'forbidden', 'refused'],
    [400, 'invalid_request_error', 'refused'],
    [400, 'constructor', 'refused'],
  ])('%i %s', (status, code, kind) => {
    expect(kindOf(status, { code, message: 'x' })).toBe(kind);
  });

  test.each([
    [{ code: 'rate_limit_exceeded', message: 'see your quota' }, 'rateLimit'],
    [{ code: 'rate_limit_exceeded', message: 'pay for more at https://ai.example/account/billing' }, 'rateLimit'],
    [{ code: 'insufficient_quota', message: 'rate_limit' }, 'quota'],
    [{ code: 'rate_limit_exceeded', type: 'insufficient_quota' }, 'rateLimit'],
    [{ code: 'model_not_found', message: 'no model called quota' }, 'model'],
  ])('against type and text: %j', (error, kind) => {
    expect(kindOf(429, error)).toBe(kind);
  });
});

test.each([
  [401, { message: 'Incorrect key; see your quota' }, 'key'],
  [401, { code: 'insufficient_quota', message: 'x' }, 'key'],
  [404, { message: 'no model of that name; rate_limit' }, 'model'],
  [404, 'Quota', 'model'],
])(
  'a refused key and an unknown model are told by the status, whatever the words beside it: %i %j',
  (status, error, kind) => {
    expect(kindOf(status, error)).toBe(kind);
  },
);

describe('where the code says nothing', () => {
  test.each([
    [{ type: 'insufficient_quota', message: 'Too many requests' }, 'quota'],
    [{ type: 'rate_limit_error', message: 'see your quota' }, 'rateLimit'],
    [{ code: 'unheard_of', type: 'insufficient_quota' }, 'quota'],
    [{ code: 429, type: 'invalid_api_key' }, 'key'],
  ])('the type decides: %j', (error, kind) => {
    expect(kindOf(429, error)).toBe(kind);
  });

  test.each([
    ['rate_limit', 'rateLimit'],
    ['Rate limit reached for gpt-3.5-turbo', 'rateLimit'],
    ['Rate limit reached, see https://ai.example/account/billing', 'rateLimit'],
    ['Too Many Requests', 'rateLimit'],
    ['You exceeded your current quota, check your plan and billing details', 'quota'],
    ['Quota used up, see https://ai.example/docs/rate-limits', 'quota'],
    ['rate_limit: quota of requests per minute', 'rateLimit'],
  ])('nor the type, the text decides: %j', (text, kind) => {
    expect(kindOf(undefined, text)).toBe(kind);
    expect(kindOf(429, { message: text, type: 'requests' })).toBe(kind);
    expect(kindOf(400, { message: text, type: 'invalid_request_error' })).toBe(kind);
  });

  test.each([
    [400, 'refused'],
    [401, 'key'],
    [403, 'refused'],
    [404, 'model'],
    [408, 'timeout'],
    [413, 'tooLarge'],
    [415, 'refused'],
    [429, 'rateLimit'],
    [500, 'upstream'],
    [503, 'upstream'],
    [504, 'timeout'],
    [302, 'upstream'],
    [undefined, 'upstream'],
  ])('nor the text, the status %s means %s', (status, kind) => {
    expect(kindOfError({ status })).toBe(kind);
    expect(kindOf(status, { message: 'x' })).toBe(kind);
  });
});

test.each([[{}], [null], ['text'], [{ error: null }], [{ choices: [] }]])('%j holds no error', (body) => {
  expect(providerErrorIn(body)).toBeUndefined();
});
