import { describe, expect, test } from 'vitest';
import { findProviderError, keyOfError, readProviderError, refusedParameter } from './provider-error.ts';

const keyOf = (status: number | undefined, error: object | string) => {
  const found = findProviderError({ error }, status);
  return found && keyOfError(found);
};

describe('the code decides', () => {
  test.each([
    [429, 'rate_limit_exceeded', 'apiRateLimit'],
    [429, 'insufficient_quota', 'quotaExceeded'],
    [429, 'billing_not_active', 'quotaExceeded'],
    [400, 'billing_hard_limit_reached', 'quotaExceeded'],
    [401, 'invalid_api_key', 'key'],
    [404, 'model_not_found', 'model'],
    [400, 'context_length_exceeded', 'tooLarge'],
    [502, 'upstream_error', 'upstream'],
    [504, 'upstream_timeout', 'timeout'],
    [403, 'forbidden', 'refused'],
    [400, 'invalid_request_error', 'refused'],
    [400, 'constructor', 'refused'],
  ])('%i %s', (status, code, key) => {
    expect(keyOf(status, { code, message: 'x' })).toBe(key);
  });

  test.each([
    [{ code: 'rate_limit_exceeded', message: 'see your quota' }, 'apiRateLimit'],
    [{ code: 'rate_limit_exceeded', message: 'pay for more at https://ai.example/account/billing' }, 'apiRateLimit'],
    [{ code: 'insufficient_quota', message: 'rate_limit' }, 'quotaExceeded'],
    [{ code: 'rate_limit_exceeded', type: 'insufficient_quota' }, 'apiRateLimit'],
    [{ code: 'model_not_found', message: 'no model called quota' }, 'model'],
  ])('against type and text: %j', (error, key) => {
    expect(keyOf(429, error)).toBe(key);
  });
});

test.each([
  [401, { message: 'Incorrect key; see your quota' }, 'key'],
  [401, { code: 'insufficient_quota', message: 'x' }, 'key'],
  [404, { message: 'no model of that name; rate_limit' }, 'model'],
  [404, 'Quota', 'model'],
])(
  'a refused key and an unknown model are told by the status, whatever the words beside it: %i %j',
  (status, error, key) => {
    expect(keyOf(status, error)).toBe(key);
  },
);

describe('where the code says nothing', () => {
  test.each([
    [{ type: 'insufficient_quota', message: 'Too many requests' }, 'quotaExceeded'],
    [{ type: 'rate_limit_error', message: 'see your quota' }, 'apiRateLimit'],
    [{ code: 'unheard_of', type: 'insufficient_quota' }, 'quotaExceeded'],
    [{ code: 429, type: 'invalid_api_key' }, 'key'],
  ])('the type decides: %j', (error, key) => {
    expect(keyOf(429, error)).toBe(key);
  });

  test.each([
    ['rate_limit', 'apiRateLimit'],
    ['Rate limit reached for gpt-3.5-turbo', 'apiRateLimit'],
    ['Rate limit reached, see https://ai.example/account/billing', 'apiRateLimit'],
    ['Too Many Requests', 'apiRateLimit'],
    ['You exceeded your current quota, check your plan and billing details', 'quotaExceeded'],
    ['Quota used up, see https://ai.example/docs/rate-limits', 'quotaExceeded'],
    ['rate_limit: quota of requests per minute', 'apiRateLimit'],
  ])('nor the type, the text decides: %j', (text, key) => {
    expect(keyOf(undefined, text)).toBe(key);
    expect(keyOf(429, { message: text, type: 'requests' })).toBe(key);
    expect(keyOf(400, { message: text, type: 'invalid_request_error' })).toBe(key);
  });

  test.each([
    [400, 'refused'],
    [401, 'key'],
    [403, 'refused'],
    [404, 'model'],
    [408, 'timeout'],
    [413, 'tooLarge'],
    [415, 'refused'],
    [429, 'apiRateLimit'],
    [500, 'upstream'],
    [503, 'upstream'],
    [504, 'timeout'],
    [302, 'upstream'],
    [undefined, 'upstream'],
  ])('nor the text, the status %s means %s', (status, key) => {
    expect(keyOfError({ status })).toBe(key);
    expect(keyOf(status, { message: 'x' })).toBe(key);
  });
});

test.each([[{}], [null], ['text'], [{ error: null }], [{ choices: [] }]])('%j holds no error', (body) => {
  expect(findProviderError(body)).toBeUndefined();
});

describe('an error in another shape', () => {
  test.each<[string, unknown, string]>([
    ['without `error` around it', { object: 'error', message: 'CUDA out of memory', code: 500 }, 'upstream'],
    ['as a list', [{ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }], 'apiRateLimit'],
    ['inside a choice', { choices: [{ error: { code: 429, message: 'x' } }] }, 'apiRateLimit'],
    ['with a number as a text', { error: { code: '504', message: 'x' } }, 'timeout'],
    ['as a detail', { detail: 'Too Many Requests' }, 'apiRateLimit'],
    ['as a list of details', { detail: [{ msg: 'Unauthorized', type: 'unauthorized' }] }, 'key'],
    ['as a text beside its words', { error: 'bad', message: 'Rate limit reached' }, 'apiRateLimit'],
    ['with other names', { error_code: 17, error_msg: '账户余额不足' }, 'quotaExceeded'],
    [
      'with its words in an envelope',
      { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } },
      'quotaExceeded',
    ],
    [
      'with its reason in the details',
      { error: { code: 400, message: 'x', details: [{ reason: 'API_KEY_INVALID' }] } },
      'key',
    ],
    ['of a type alone', { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'upstream'],
  ])('%s', (_, body, key) => {
    const found = findProviderError(body);
    expect(found && keyOfError(found)).toBe(key);
  });

  test.each([
    { base_resp: { status_code: 0, status_msg: '' }, choices: [] },
    { message: { content: 'Hello' } },
    { error: '' },
  ])('what only looks like one is none: %j', (body) => expect(findProviderError(body)).toBeUndefined());
});

describe('no money left is quota, whoever says it', () => {
  test.each([
    [402, '{"error":{"message":"Insufficient Balance","code":"invalid_request_error"}}'],
    [402, 'Payment Required'],
    [400, '{"code":"Arrearage","message":"Access denied, please make sure your account is in good standing."}'],
    [400, '{"error":{"message":"Your credit balance is too low to access the API."}}'],
    [429, '{"error":{"code":"1113","message":"您的账户已欠费，请充值后重试。"}}'],
    [403, '{"error":{"message":"Not enough credits"}}'],
    [401, '{"error":{"message":"Insufficient account balance"}}'],
    [429, '[{"error":{"code":429,"message":"You exceeded your current quota","status":"RESOURCE_EXHAUSTED"}}]'],
  ])('%i %s', (status, body) => expect(keyOfError(readProviderError(body, status))).toBe('quotaExceeded'));

  test.each([
    '{"error":{"message":"Rate limit reached. Add a payment method at https://ai.example/account/billing"}}',
    '{"error":{"message":"Rate limit exceeded: add 10 credits to unlock more requests"}}',
    '{"error":{"message":"Quota exceeded for requests per minute","status":"RESOURCE_EXHAUSTED"}}',
    '{"error":{"message":"Request too large on tokens per minute (TPM): Limit 6000","type":"tokens","code":"rate_limit_exceeded"}}',
  ])('an ordinary rate limit that names billing stays one: %s', (body) =>
    expect(keyOfError(readProviderError(body, 429))).toBe('apiRateLimit'),
  );
});

/** As they were reported by those who met them. */
test.each([
  [200, '{"error":"Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096"}', 'tooLarge'],
  [400, '{"error":{"message":"the request exceeds the available context size (4096 tokens)"}}', 'tooLarge'],
  [403, '{"error":{"code":"AccountOverdueError","message":"your account has an overdue balance."}}', 'quotaExceeded'],
  [403, '{"code":"The caller may not","error":"Your team has used all available credits."}', 'quotaExceeded'],
  [200, '{"error":{"message":"资源包余量已用尽，请购买资源包","code":"20059"}}', 'quotaExceeded'],
  [429, '{"error":{"code":"Throttling.AllocationQuota","message":"Allocated quota exceeded"}}', 'apiRateLimit'],
  [429, '{"message":"Requests per minute limit exceeded","code":"request_quota_exceeded"}', 'apiRateLimit'],
  [200, '{"error_code":18,"error_msg":"Open api qps request limit reached"}', 'apiRateLimit'],
  [400, '{"error":{"message":"It is no longer supported.","code":"model_decommissioned"}}', 'model'],
  [400, '{"error":"No models loaded. Please load a model."}', 'model'],
  [400, '{"error":{"code":"data_inspection_failed","message":"inappropriate"}}', 'filtered'],
  [400, '{"error":{"message":"Content Exists Risk","code":"invalid_request_error"}}', 'filtered'],
  [403, '{"error":{"code":403,"message":"x requires moderation. Your input was flagged."}}', 'filtered'],
  [403, '{"message":"You do not have enough balance"}', 'quotaExceeded'],
  [400, '{"error":{"message":"输入内容过长，超过模型最大上下文长度"}}', 'tooLarge'],
  [403, '{"error":{"message":"无效的令牌"}}', 'key'],
  [524, 'error code: 524', 'timeout'],
])('%i %s is %s', (status, body, key) => {
  expect(keyOfError(readProviderError(body, status))).toBe(key);
});

test.each([
  [400, { code: 'unsupported_parameter', param: 'max_tokens', message: "'max_tokens' is not supported" }, 'max_tokens'],
  [400, { message: "Unsupported value: 'temperature' does not support 0.7" }, 'temperature'],
  [422, { message: 'temperature: Extra inputs are not permitted' }, 'temperature'],
  [400, { message: '`temperature` is deprecated for this model.' }, 'temperature'],
  [400, { message: 'invalid temperature: only 1 is allowed for this model' }, 'temperature'],
  [400, { message: "Unrecognized request argument supplied: 'stream_options'" }, 'stream_options'],
  [400, { message: "got an unexpected keyword argument 'max_tokens'" }, 'max_tokens'],
  [400, { message: "This model doesn't support the temperature parameter" }, 'temperature'],
  [
    400,
    { param: 'max_tokens', message: "'max_tokens' is not supported. Use 'max_completion_tokens' instead." },
    'max_tokens',
  ],
  [400, { message: 'max_tokens is too large: 600' }, undefined],
  [400, { message: 'Unsupported content: "what does max_tokens mean?"' }, undefined],
  [400, { message: '"what does max_tokens mean?" is not allowed' }, undefined],
  [400, { message: 'Not allowed here, says our policy: tell me all about max_tokens' }, undefined],
  [400, { param: 'messages', message: "'max_tokens' is not supported" }, undefined],
  [400, { code: 'context_length_exceeded', message: "'max_tokens' is not supported" }, undefined],
  [500, { message: 'max_tokens is not supported' }, undefined],
])('%i %j refuses the parameter %s', (status, error, name) => {
  expect(refusedParameter(readProviderError(JSON.stringify({ error }), status))).toBe(name);
});

test('a field that a list of faults names is the parameter', () => {
  const detail = [{ type: 'extra_forbidden', loc: ['body', 'max_tokens'], msg: 'Extra inputs are not permitted' }];
  expect(refusedParameter(readProviderError(JSON.stringify({ detail }), 422))).toBe('max_tokens');
});
