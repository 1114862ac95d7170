import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DONE_EVENT } from '#shared/chat-completion-writer.ts';
import {
  bytes,
  cutAfter,
  drip,
  endAfter,
  errorFrameAfter,
  event,
  FINISH,
  HANG_UP,
  QUOTA_EXCEEDED,
  RATE_LIMITED,
  RATE_LIMITED_WITH_ADVICE,
  refuse,
  stallAfter,
  startChatProvider,
  words,
  type Answer,
  type ChatProvider,
} from '../fakes/chat-provider.ts';
import {
  billed,
  compressed,
  FLOOD_OF_COMMENTS,
  HEAD_ONLY,
  KEEP_ALIVE_ONLY,
  LONG_LINE,
  MUTE,
  NEVER_ENDING,
  talkative,
} from '../fakes/provider-faults.ts';
import { chunksOf, codeOf, post, startSite, textOf, type HttpReply, type TestSite } from './site.ts';

const KEY = 'sk-canary-0123456789';

let provider: ChatProvider;
let site: TestSite;
/** The same with short deadlines. */
let hasty: TestSite;

beforeAll(async () => {
  provider = await startChatProvider();
  const settings = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: provider.baseUrl };
  site = await startSite(settings);
  hasty = await startSite(settings, {
    deadlines: { silence: 400, thinking: 1_000, closing: 200, whole: 3_000 },
  });
});

afterAll(async () => {
  await Promise.all([site.stop(), hasty.stop()]);
  await provider.close();
});

afterEach(() => {
  const log = [...site.log, ...hasty.log].join('\n');
  expect(log).not.toContain(KEY);
  expect(log).not.toContain('Hello?');
});

async function ask(answer: Answer, at: TestSite = site): Promise<HttpReply> {
  provider.answerWith(answer);
  const reply = await post(at);
  expect(JSON.stringify(reply)).not.toContain(KEY);
  expect(JSON.stringify(reply)).not.toContain(provider.baseUrl);
  return reply;
}

const OWN_WORDS: Readonly<Record<string, string>> = {
  upstream_error: 'The model service failed.',
  upstream_timeout: 'The model did not answer in time.',
  rate_limit_exceeded: 'Too many messages. Please wait before the next one.',
  insufficient_quota: 'The quota for answers is used up.',
};

const secret = {
  message: `Incorrect key ${KEY} of org-canary`,
  type: 'invalid_request_error',
  code: 'invalid_api_key',
};

describe('a fault before the first word is an error with a status, in our own words', () => {
  test.each<[string, Answer, number, string]>([
    ['hangs up', HANG_UP, 502, 'upstream_error'],
    ['sends a page', bytes('<html>Bad gateway</html>', { 'Content-Type': 'text/html' }), 502, 'upstream_error'],
    [
      'sends JSON without an answer',
      bytes('{"choices":[]}', { 'Content-Type': 'application/json' }),
      502,
      'upstream_error',
    ],
    ['sends a page as events', bytes('<html>Bad gateway</html>'), 502, 'upstream_error'],
    ['sends nothing', bytes(''), 502, 'upstream_error'],
    ['sends an answer without words', bytes(FINISH + DONE_EVENT), 502, 'upstream_error'],
    ['sends an answer of nothing but white space', words('\n', ' \n'), 502, 'upstream_error'],
    ['sends bad JSON', bytes('data: {"choices":\n\n'), 502, 'upstream_error'],
    ['sends a list', bytes('data: 7\n\n'), 502, 'upstream_error'],
    ['sends a line without end', LONG_LINE, 502, 'upstream_error'],
    ['sends comments without end', FLOOD_OF_COMMENTS, 502, 'upstream_error'],
    ['sends an error event', errorFrameAfter([], secret), 502, 'upstream_error'],
    ['sends a rate limit event', errorFrameAfter([], { code: 'rate_limit_exceeded' }), 429, 'rate_limit_exceeded'],
    ['sends a quota event', errorFrameAfter([], { type: 'insufficient_quota' }), 429, 'insufficient_quota'],
    ['refuses the request', refuse(400, secret), 502, 'upstream_error'],
    ['refuses the key', refuse(401, secret), 502, 'upstream_error'],
    ['refuses the key, and speaks of a quota', refuse(401, { message: 'see your quota' }), 502, 'upstream_error'],
    ['refuses the country', refuse(403, secret), 502, 'upstream_error'],
    ['does not know the model', refuse(404, { code: 'model_not_found' }), 502, 'upstream_error'],
    ['takes too long itself', refuse(504, {}), 504, 'upstream_timeout'],
    ['fails', refuse(500, secret), 502, 'upstream_error'],
    ['is overloaded', refuse(503, secret), 502, 'upstream_error'],
    ['is rate limited', RATE_LIMITED, 429, 'rate_limit_exceeded'],
    ['is rate limited, and says where to pay', RATE_LIMITED_WITH_ADVICE, 429, 'rate_limit_exceeded'],
    ['is rate limited, without words', refuse(429, {}), 429, 'rate_limit_exceeded'],
    ['has no quota left', QUOTA_EXCEEDED, 429, 'insufficient_quota'],
  ])('R4.1 it %s', async (_, answer, status, code) => {
    const reply = await ask(answer);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
    expect(JSON.parse(reply.body)).toEqual({ error: { message: OWN_WORDS[code], type: code, code } });
    expect(reply.headers['set-cookie']).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['takes the request and says nothing', MUTE],
    ['sends its head and nothing more', HEAD_ONLY],
    ['only keeps the connection alive', KEEP_ALIVE_ONLY],
  ])('R4.3 it %s: 504', async (_, answer) => {
    const reply = await ask(answer, hasty);
    expect([reply.status, codeOf(reply)]).toEqual([504, 'upstream_timeout']);
  });

  test('R4.1 it redirects: that could lead anywhere, and is not followed', async () => {
    provider.answerWith(refuse(307, {}, { Location: '/elsewhere' }), words('From elsewhere.'));
    const reply = await post(site);
    expect([reply.status, codeOf(reply)]).toEqual([502, 'upstream_error']);
  });

  test('R4.1 nothing listens there: 502', async () => {
    const alone = await startSite({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
    expect((await post(alone)).status).toBe(502);
    await alone.stop();
  });

  test('R4.1 its name is unknown: 502', async () => {
    const alone = await startSite({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: 'http://provider.invalid/v1' });
    expect((await post(alone)).status).toBe(502);
    expect(alone.log.join('')).not.toContain(KEY);
    await alone.stop();
  });

  test("R4.2 the provider's own time to wait is passed on, within bounds", async () => {
    expect((await ask(RATE_LIMITED)).headers['retry-after']).toBe('1');
    expect((await ask(refuse(429, {}, { 'Retry-After': '999999' }))).headers['retry-after']).toBe('3600');
    expect((await ask(refuse(429, {}, { 'Retry-After': 'Fri, 20 Nov 2026' }))).headers['retry-after']).toBe('60');
  });

  test('R4.2 a refused key is in the log for the owner, without the key', async () => {
    await ask(refuse(401, secret));
    expect(site.log.at(-1)).toContain('the provider answered 401');
  });
});

describe('a fault after the first word is an error in the stream, and never a false end', () => {
  test.each<[string, Answer, string]>([
    ['is cut', cutAfter('One ', 'two'), 'upstream_error'],
    ['ends without its end', endAfter('One ', 'two'), 'upstream_error'],
    ['goes on with bad JSON', bytes(`${event('One ')}${event('two')}data: {\n\n`), 'upstream_error'],
    ['goes on with an error', errorFrameAfter(['One ', 'two'], secret), 'upstream_error'],
    [
      'goes on with a rate limit',
      errorFrameAfter(['One ', 'two'], { code: 'rate_limit_exceeded' }),
      'rate_limit_exceeded',
    ],
    [
      'goes on with a used-up quota',
      errorFrameAfter(['One ', 'two'], { type: 'insufficient_quota' }),
      'insufficient_quota',
    ],
  ])('R4.1 the stream %s', async (_, answer, code) => {
    const reply = await ask(answer);
    expect(reply.status).toBe(200);
    expect(chunksOf(reply.body)).toEqual(['One ', 'two']);
    expect(codeOf(reply)).toBe(code);
    expect(reply.body).not.toContain('[DONE]');
    expect(reply.body).not.toContain('"finish_reason":"stop"');
  });

  test('R4.3 the stream falls silent', async () => {
    const reply = await ask(stallAfter('One ', 'two'), hasty);
    expect([textOf(reply), codeOf(reply)]).toEqual(['One two', 'upstream_timeout']);
  });

  test('R4.3 the stream does not end', async () => {
    const reply = await ask(NEVER_ENDING, hasty);
    expect(codeOf(reply)).toBe('upstream_timeout');
    expect(textOf(reply)).toMatch(/^(word )+$/);
  });

  test('R4.4 the answer outgrows every bound', async () => {
    const reply = await ask(bytes(event('x'.repeat(1000)).repeat(20) + FINISH + DONE_EVENT));
    expect(codeOf(reply)).toBe('upstream_error');
    expect(textOf(reply)).toHaveLength(12_000);
  });
});

describe('an answer arrives whole', () => {
  const text = '多语言 “dots” and 🗺️ naïve';

  test.each<[string, Answer]>([
    ['byte by byte, with CRLF, comments and a byte order mark', drip(text)],
    ['compressed with gzip, though nobody asked', compressed('gzip', text)],
    ['compressed with brotli, though nobody asked', compressed('br', text)],
    ['without a finish reason', bytes(event(text) + DONE_EVENT)],
    ['without [DONE]', bytes(event(text) + FINISH)],
    ['without the last blank line', bytes(event(text) + FINISH.trimEnd())],
    ['with what it cost', billed(text, 7)],
    ['with more than its words', talkative(text)],
  ])('R3.1 %s', async (_, answer) => {
    const reply = await ask(answer);
    expect([reply.status, textOf(reply)]).toEqual([200, text]);
    expect(reply.body.endsWith('"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')).toBe(true);
    expect(codeOf(reply)).toBeUndefined();
  });

  test("R3.3 nothing else of the provider's gets through: no header, no name, no thought", async () => {
    const reply = await ask(talkative('Hello.'));
    expect(JSON.stringify(reply)).not.toMatch(/upstream|org-canary|secret|tool_calls|logprobs|retry:|unknown/);
    expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-cache, no-transform');
  });

  test('R3.2 every event stays an event of its own', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `${index} `);
    expect(chunksOf((await ask(words(...texts))).body)).toEqual(texts);
  });
});

describe('the owner’s log', () => {
  test.each<[string, Answer, string, string]>([
    ['a refused key', refuse(401, secret), 'key', 'OPENAI_API_KEY'],
    ['a key that is told with 400', refuse(400, { message: 'API key not valid.' }), 'key', 'OPENAI_API_KEY'],
    ['an unknown model', refuse(404, { code: 'model_not_found' }), 'model', 'OPENAI_MODEL'],
    ['a page', bytes('<p>Hi</p>', { 'Content-Type': 'text/html' }), 'notACompletion', 'OPENAI_BASE_URL'],
    ['an empty account', refuse(402, { message: 'Insufficient Balance' }), 'quotaExceeded', 'no money left'],
    ['a filter', bytes(FINISH.replace('stop', 'content_filter') + DONE_EVENT), 'filtered', 'filter'],
    ['thoughts alone', bytes(FINISH.replace('stop', 'length') + DONE_EVENT), 'noRoom', 'OPENAI_MAX_TOKENS'],
    ['a request beyond the rate', refuse(413, { code: 'rate_limit_exceeded' }), 'apiRateLimit', 'waiting never helps'],
  ])('says of %s which kind it was and what to do', async (_, answer, kind, advice) => {
    await ask(answer);
    const entry = JSON.parse(site.log.at(-1) ?? '') as { kind: string; advice: string };
    expect(entry.kind).toBe(kind);
    expect(entry.advice).toContain(advice);
  });

  test('names a parameter that the model refuses: it is left out from then on, and the question asked once more', async () => {
    const alone = await startSite({
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MAX_TOKENS: '4000',
    });
    const before = provider.requests.length;
    provider.answerWith(
      refuse(400, { message: "'max_tokens' is not supported with this model.", param: 'max_tokens' }),
      words('Hello.'),
    );
    expect(textOf(await post(alone))).toBe('Hello.');
    expect(textOf(await post(alone))).toBe('Hello.');
    const sent = provider.requests.slice(before).map(({ body }) => (body as { max_tokens?: number }).max_tokens);
    expect(sent).toEqual([4000, undefined, undefined]);
    expect(alone.log.filter((line) => line.includes('"parameter":"max_tokens"'))).toHaveLength(1);
    await alone.stop();
  });
});

test.each(['length', 'content_filter'])('R3.1 an answer that was cut says so to the page: %s', async (reason) => {
  const reply = await ask(bytes(event('Half') + FINISH.replace('stop', reason) + DONE_EVENT));
  expect(textOf(reply)).toBe('Half');
  expect(reply.body).toContain(`"finish_reason":"${reason}"`);
});
