/** What a visitor and the owner get of a provider's fault before the first word. How each dialect is read is held in src/shared. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DONE_EVENT, eventOf } from '#shared/chat-completion-writer.ts';
import {
  bytes,
  errorFrameAfter,
  event,
  FINISH,
  HANG_UP,
  MUTE,
  QUOTA_EXCEEDED,
  RATE_LIMITED,
  refuse,
  startChatProvider,
  type Answer,
  type ChatProvider,
} from '../fakes/chat-provider.ts';
import { codeOf, createTestApp, post, textOf, type HttpReply } from './site.ts';

const KEY = 'sk-canary-0123456789';
const deadlines = { silence: 400, thinking: 1_000, closing: 200, whole: 3_000 };

let provider: ChatProvider;
let site: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  provider = await startChatProvider();
  site = createTestApp({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: provider.baseUrl }, { deadlines });
});
afterAll(() => provider.close());

/** What comes back, and what is logged last. R4.5: nothing of the provider's, and nobody's words. */
async function ask(answer: Answer, at = site): Promise<{ reply: HttpReply; logged: object }> {
  provider.answerWith(answer);
  const reply = await post(at);
  expect(JSON.stringify(reply)).not.toMatch(/canary|127\.0\.0\.1/);
  expect(at.log.join('')).not.toMatch(/canary|127\.0\.0\.1|Hello/);
  return { reply, logged: JSON.parse(at.log.at(-1) ?? '{}') as object };
}

const secret = {
  message: `Incorrect key ${KEY} of org-canary`,
  type: 'invalid_request_error',
  code: 'invalid_api_key',
};
const page = bytes('<html>Hello: Bad gateway</html>', { 'Content-Type': 'text/html' });
const empty = (reason: string) => bytes(FINISH.replace('stop', reason) + DONE_EVENT);

test.each<[string, Answer, number, string, string, string]>([
  ['hangs up', HANG_UP, 502, 'upstream_error', 'network', 'OPENAI_BASE_URL'],
  ['says nothing', MUTE, 504, 'upstream_timeout', 'stalled', 'status page'],
  ['sends a page', page, 502, 'upstream_error', 'notACompletion', 'OPENAI_BASE_URL'],
  ['sends an error event', errorFrameAfter([], secret), 502, 'upstream_error', 'key', 'OPENAI_API_KEY'],
  ['refuses the key', refuse(401, secret), 502, 'upstream_error', 'key', 'OPENAI_API_KEY'],
  ['does not know the model', refuse(404, { code: 'model_not_found' }), 502, 'upstream_error', 'model', 'OPENAI_MODEL'],
  ['redirects', refuse(307, {}, { Location: '/elsewhere' }), 502, 'upstream_error', 'upstream', 'status page'],
  ['takes too long itself', refuse(504, {}), 504, 'upstream_timeout', 'timeout', 'status page'],
  ['is rate limited', RATE_LIMITED, 429, 'rate_limit_exceeded', 'apiRateLimit', 'wait'],
  [
    'takes none of this size',
    refuse(413, { code: 'rate_limit_exceeded' }),
    429,
    'rate_limit_exceeded',
    'apiRateLimit',
    'waiting never helps',
  ],
  ['has no quota left', QUOTA_EXCEEDED, 429, 'insufficient_quota', 'quotaExceeded', 'no money left'],
  ['filters the answer', empty('content_filter'), 502, 'upstream_error', 'filtered', 'filter'],
  ['only thinks', empty('length'), 502, 'upstream_error', 'noRoom', 'OPENAI_MAX_TOKENS'],
])(
  'R4.1 before the first word it %s: an error with a status, in our own words, and advice for the owner',
  async (_, answer, status, code, kind, advice) => {
    const { reply, logged } = await ask(answer);
    const { error } = JSON.parse(reply.body) as { error: object };
    const types: Record<string, string> = { filtered: 'content_filter', noRoom: 'max_tokens' };
    expect([reply.status, error]).toEqual([status, { message: expect.any(String), type: types[kind] ?? code, code }]);
    expect(logged).toMatchObject({ outcome: code, kind, advice: expect.stringContaining(advice) as string });
    expect(reply.headers['set-cookie']).toHaveLength(1);
  },
);

test.each([
  ['1', '1'],
  ['999999', '3600'],
  ['0', '1'],
  ['1.5', '2'],
  ['soon', '60'],
  ['Fri, 20 Nov 2020 12:00:00 GMT', '1'],
  ['Fri, 20 Nov 2099 12:00:00 GMT', '3600'],
])('R4.2 a time to wait of %s is passed on, within bounds: %s', async (given, passedOn) => {
  const { reply } = await ask(refuse(429, {}, { 'Retry-After': given }));
  expect(reply.headers['retry-after']).toBe(passedOn);
});

describe('an answer arrives whole', () => {
  /** With what no page should see. */
  const delta = { content: '多语言 “dots” and 🗺️', reasoning_content: 'secret thoughts', tool_calls: [{ id: 'call' }] };
  const talkative = `event: message\nid: 1\nretry: 1\nunknown: field\n${eventOf({ id: 'upstream', choices: [{ delta, logprobs: {} }] })}${FINISH}${DONE_EVENT}`;
  const headers = { 'Set-Cookie': 'upstream=1', 'OpenAI-Organization': 'org-upstream' };

  test.each<[string, Answer]>([
    ['with its words alone', bytes(talkative, headers)],
    ['compressed, though nobody asked', bytes(gzipSync(talkative), { ...headers, 'Content-Encoding': 'gzip' })],
  ])('R3.1, R3.3 %s', async (_, answer) => {
    const { reply } = await ask(answer);
    expect([reply.status, textOf(reply), codeOf(reply)]).toEqual([200, delta.content, undefined]);
    expect(reply.body.endsWith('"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(JSON.stringify(reply)).not.toMatch(/upstream|secret|tool_calls|logprobs|retry:|unknown/);
  });

  test.each(['length', 'content_filter'])('R3.1 one that was cut says so to the page: %s', async (reason) => {
    const { reply } = await ask(bytes(event('Half') + FINISH.replace('stop', reason) + DONE_EVENT));
    expect([textOf(reply), reply.body]).toEqual(['Half', expect.stringContaining(`"finish_reason":"${reason}"`)]);
  });
});
