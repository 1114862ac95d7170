import { describe, expect, test } from 'vitest';
import { findProviderError, keyOfError, readProviderError, refusedParameter } from './provider-error.ts';

const read = (status: number, body: object | string) =>
  readProviderError(typeof body === 'string' ? body : JSON.stringify(body), status);
const keyOf = (status: number, body: object | string) => keyOfError(read(status, body));

test.each([
  ['rate_limit_exceeded', 'apiRateLimit'],
  ['request_quota_exceeded', 'apiRateLimit'],
  ['Throttling.AllocationQuota', 'apiRateLimit'],
  ['insufficient_quota', 'quotaExceeded'],
  ['billing_not_active', 'quotaExceeded'],
  ['billing_hard_limit_reached', 'quotaExceeded'],
  ['Arrearage', 'quotaExceeded'],
  ['AccountOverdueError', 'quotaExceeded'],
  ['invalid_api_key', 'key'],
  ['model_not_found', 'model'],
  ['model_decommissioned', 'model'],
  ['context_length_exceeded', 'tooLarge'],
  ['data_inspection_failed', 'filtered'],
  ['max_tokens', 'noRoom'],
  ['upstream_timeout', 'timeout'],
])('the name %s is %s, whatever type, text and status say', (name, key) => {
  const [type, message] =
    key === 'apiRateLimit'
      ? ['insufficient_quota', 'add 10 credits at https://ai.example/account/billing']
      : ['rate_limit_error', 'rate_limit'];
  expect(keyOf(429, { error: { code: name, type, message } })).toBe(key);
  expect(keyOf(400, { error: { code: 'unheard_of', type: name, message } })).toBe(key);
  expect(keyOf(500, { error: { code: 400, type: name, message } })).toBe(key);
});

/** Some as they were reported by those who met them. */
test.each([
  ['rate_limit', 'apiRateLimit'],
  ['Rate limit reached for gpt-3.5-turbo', 'apiRateLimit'],
  ['Rate limit reached. Add a payment method at https://ai.example/account/billing', 'apiRateLimit'],
  ['Rate limit exceeded: add 10 credits to unlock more requests', 'apiRateLimit'],
  ['rate_limit: see your quota', 'apiRateLimit'],
  ['Quota exceeded for requests per minute', 'apiRateLimit'],
  ['Request too large on tokens per minute (TPM): Limit 6000', 'apiRateLimit'],
  ['Too Many Requests', 'apiRateLimit'],
  ['Open api qps request limit reached', 'apiRateLimit'],
  ['You exceeded your current quota, check your plan and billing details', 'quotaExceeded'],
  ['Quota used up, see https://ai.example/docs/rate-limits', 'quotaExceeded'],
  ['Insufficient account balance', 'quotaExceeded'],
  ['Your credit balance is too low to access the API.', 'quotaExceeded'],
  ['You do not have enough balance', 'quotaExceeded'],
  ['Not enough credits', 'quotaExceeded'],
  ['Your team has used all available credits.', 'quotaExceeded'],
  ['Payment Required', 'quotaExceeded'],
  ['您的账户已欠费，请充值后重试。', 'quotaExceeded'],
  ['账户余额不足', 'quotaExceeded'],
  ['资源包余量已用尽，请购买资源包', 'quotaExceeded'],
  ['Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096', 'tooLarge'],
  ['the request exceeds the available context size (4096 tokens)', 'tooLarge'],
  ['输入内容过长，超过模型最大上下文长度', 'tooLarge'],
  ['API key not valid. Please pass a valid API key.', 'key'],
  ['无效的令牌', 'key'],
  ['No models loaded. Please load a model.', 'model'],
  ['The model `x` does not exist', 'model'],
  ['Content Exists Risk', 'filtered'],
  ['x requires moderation. Your input was flagged.', 'filtered'],
])('where no name says more, the text does: “%s” is %s', (message, key) => {
  expect(keyOf(200, { error: message })).toBe(key);
  expect(keyOf(429, { error: { message, type: 'requests', code: '1113' } })).toBe(key);
  expect(keyOf(400, { error: { message, type: 'invalid_request_error', code: 'constructor' } })).toBe(key);
});

test.each([
  [400, 'refused'],
  [401, 'key'],
  [402, 'quotaExceeded'],
  [403, 'refused'],
  [404, 'model'],
  [408, 'timeout'],
  [413, 'tooLarge'],
  [415, 'refused'],
  [429, 'apiRateLimit'],
  [500, 'upstream'],
  [504, 'timeout'],
  [524, 'timeout'],
  [302, 'upstream'],
])('where the text says nothing, the status does: %i is %s', (status, key) => {
  expect(keyOf(status, { error: { message: 'x', code: 'upstream_error' } })).toBe(key);
  expect(keyOf(status, '<h1>rate_limit</h1>')).toBe(key);
});

test.each([
  [401, { message: 'Incorrect key; see your quota' }, 'key'],
  [401, { code: 'insufficient_quota', message: 'x' }, 'key'],
  [401, { message: 'Insufficient account balance' }, 'quotaExceeded'],
  [404, { message: 'no model of that name; rate_limit' }, 'model'],
])('a refused key and an unknown model are told by the status: %i %j', (status, error, key) => {
  expect(keyOf(status, { error })).toBe(key);
});

describe('an error in a body', () => {
  test.each<[string, object, string]>([
    ['without `error` around it', { object: 'error', message: 'CUDA out of memory', code: 500 }, 'upstream'],
    ['as a list', [{ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }], 'apiRateLimit'],
    ['inside a choice', { choices: [{ error: { code: 429, message: 'x' } }] }, 'apiRateLimit'],
    ['with a number as a text', { error: { code: '504', message: 'x' } }, 'timeout'],
    ['as a detail', { detail: 'Too Many Requests' }, 'apiRateLimit'],
    ['as a list of details', { detail: [{ msg: 'Unauthorized', type: 'unauthorized' }] }, 'key'],
    ['as a text beside its words', { error: 'bad', message: 'Rate limit reached' }, 'apiRateLimit'],
    ['with other names', { error_code: 17, error_msg: '账户余额不足' }, 'quotaExceeded'],
    ['in an envelope', { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } }, 'quotaExceeded'],
    ['with its reason in the details', { error: { code: 400, details: [{ reason: 'API_KEY_INVALID' }] } }, 'key'],
    ['of a type alone', { error: { type: 'overloaded_error', message: 'Overloaded' } }, 'upstream'],
  ])('%s', (_, body, key) => {
    const found = findProviderError(body);
    expect(found && keyOfError(found)).toBe(key);
  });

  test.each([
    [{}],
    [null],
    ['text'],
    [{ error: null }],
    [{ error: '' }],
    [{ choices: [] }],
    [{ message: { content: 'Hello' } }],
    [{ status: 'queued', message: 'You are next.' }],
    [{ base_resp: { status_code: 0, status_msg: '' }, choices: [] }],
  ])('is none in %j', (body) => expect(findProviderError(body)).toBeUndefined());
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
  [400, { param: 'max_tokens', message: "Not supported. Use 'max_completion_tokens' instead." }, 'max_tokens'],
  [422, [{ loc: ['body', 'max_tokens'], msg: 'Extra inputs are not permitted' }], 'max_tokens'],
  [400, { message: 'max_tokens is too large: 600' }, undefined],
  [400, { message: 'Unsupported content: "what does max_tokens mean?"' }, undefined],
  [400, { message: '"what does max_tokens mean?" is not allowed' }, undefined],
  [400, { message: 'Not allowed here, says our policy: tell me all about max_tokens' }, undefined],
  [400, { param: 'messages', message: "'max_tokens' is not supported" }, undefined],
  [400, { code: 'context_length_exceeded', message: "'max_tokens' is not supported" }, undefined],
  [500, { message: 'max_tokens is not supported' }, undefined],
])('%i %j refuses the parameter %s', (status, error, name) => {
  expect(refusedParameter(read(status, Array.isArray(error) ? { detail: error } : { error }))).toBe(name);
});
