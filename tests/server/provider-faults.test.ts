/** What a visitor and the owner get of a provider's fault. How each dialect is read is held in src/shared. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DONE_EVENT } from '#shared/chat-completion-writer.ts';
import {
  bytes,
  drip,
  errorFrameAfter,
  event,
  FINISH,
  HANG_UP,
  QUOTA_EXCEEDED,
  RATE_LIMITED,
  refuse,
  stallAfter,
  startChatProvider,
  words,
  type Answer,
  type ChatProvider,
} from '../fakes/chat-provider.ts';
import {
  compressed,
  FLOOD_OF_COMMENTS,
  KEEP_ALIVE_ONLY,
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
  hasty = await startSite(settings, { deadlines: { silence: 400, thinking: 1_000, closing: 200, whole: 3_000 } });
});

afterAll(async () => {
  await Promise.all([site.stop(), hasty.stop()]);
  await provider.close();
});

afterEach(() => expect([...site.log, ...hasty.log].join('\n')).not.toMatch(/sk-canary|Hello\?/));

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
    ['sends comments without end', FLOOD_OF_COMMENTS, 502, 'upstream_error'],
    ['sends an error event', errorFrameAfter([], secret), 502, 'upstream_error'],
    ['sends a quota event', errorFrameAfter([], { type: 'insufficient_quota' }), 429, 'insufficient_quota'],
    ['refuses the key', refuse(401, secret), 502, 'upstream_error'],
    ['does not know the model', refuse(404, { code: 'model_not_found' }), 502, 'upstream_error'],
    ['redirects', refuse(307, {}, { Location: '/elsewhere' }), 502, 'upstream_error'],
    ['takes too long itself', refuse(504, {}), 504, 'upstream_timeout'],
    ['is rate limited', RATE_LIMITED, 429, 'rate_limit_exceeded'],
    ['has no quota left', QUOTA_EXCEEDED, 429, 'insufficient_quota'],
  ])('R4.1 it %s', async (_, answer, status, code) => {
    const reply = await ask(answer);
    expect([reply.status, JSON.parse(reply.body)]).toEqual([
      status,
      { error: { message: OWN_WORDS[code], type: code, code } },
    ]);
    expect(reply.headers['set-cookie']).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['takes the request and says nothing', MUTE],
    ['only keeps the connection alive', KEEP_ALIVE_ONLY],
  ])('R4.3 it %s: 504', async (_, answer) => {
    const reply = await ask(answer, hasty);
    expect([reply.status, codeOf(reply)]).toEqual([504, 'upstream_timeout']);
  });

  test.each([
    ['nothing listens there', 'http://127.0.0.1:1/v1'],
    ['its name is unknown', 'http://provider.invalid/v1'],
  ])('R4.1 %s: 502', async (_, OPENAI_BASE_URL) => {
    const alone = await startSite({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL });
    expect((await post(alone)).status).toBe(502);
    expect(alone.log.join('')).not.toContain(KEY);
    await alone.stop();
  });

  test("R4.2 the provider's own time to wait is passed on, within bounds", async () => {
    expect((await ask(RATE_LIMITED)).headers['retry-after']).toBe('1');
    expect((await ask(refuse(429, {}, { 'Retry-After': '999999' }))).headers['retry-after']).toBe('3600');
    expect((await ask(refuse(429, {}, { 'Retry-After': 'Fri, 20 Nov 2026' }))).headers['retry-after']).toBe('60');
  });
});

describe('a fault after the first word is an error in the stream, and never a false end', () => {
  test.each<[string, Answer, string]>([
    ['fails', errorFrameAfter(['One ', 'two'], secret), 'upstream_error'],
    ['is rate limited', errorFrameAfter(['One ', 'two'], { code: 'rate_limit_exceeded' }), 'rate_limit_exceeded'],
    ['falls silent', stallAfter('One ', 'two'), 'upstream_timeout'],
  ])('R4.1 the stream %s', async (_, answer, code) => {
    const reply = await ask(answer, hasty);
    expect([reply.status, chunksOf(reply.body), codeOf(reply)]).toEqual([200, ['One ', 'two'], code]);
    expect(reply.body).not.toMatch(/\[DONE\]|"finish_reason":"stop"/);
  });

  test('R4.3 the stream does not end', async () => {
    const reply = await ask(NEVER_ENDING, hasty);
    expect(codeOf(reply)).toBe('upstream_timeout');
    expect(textOf(reply)).toMatch(/^(word )+$/);
  });

  test('R4.4 the answer outgrows every bound', async () => {
    const reply = await ask(bytes(event('x'.repeat(1000)).repeat(20) + FINISH + DONE_EVENT));
    expect([codeOf(reply), textOf(reply).length]).toEqual(['upstream_error', 12_000]);
  });
});

describe('an answer arrives whole', () => {
  const text = '多语言 “dots” and 🗺️ naïve';

  test.each<[string, Answer]>([
    ['byte by byte, with CRLF, comments and a byte order mark', drip(text)],
    ['compressed with gzip, though nobody asked', compressed('gzip', text)],
    ['compressed with brotli, though nobody asked', compressed('br', text)],
    ['with more than its words', talkative(text)],
  ])('R3.1 %s', async (_, answer) => {
    const reply = await ask(answer);
    expect([reply.status, textOf(reply), codeOf(reply)]).toEqual([200, text, undefined]);
    expect(reply.body.endsWith('"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')).toBe(true);
    expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-cache, no-transform');
    // R3.3: no header, no name, no thought of the provider's.
    expect(JSON.stringify(reply)).not.toMatch(/upstream|org-canary|secret|tool_calls|logprobs|retry:|unknown/);
  });

  test('R3.2 every event stays an event of its own', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `${index} `);
    expect(chunksOf((await ask(words(...texts))).body)).toEqual(texts);
  });

  test.each(['length', 'content_filter'])('R3.1 one that was cut says so to the page: %s', async (reason) => {
    const reply = await ask(bytes(event('Half') + FINISH.replace('stop', reason) + DONE_EVENT));
    expect(textOf(reply)).toBe('Half');
    expect(reply.body).toContain(`"finish_reason":"${reason}"`);
  });
});

describe('the owner’s log', () => {
  test.each<[string, Answer, string, string]>([
    ['a refused key', refuse(401, secret), 'key', 'OPENAI_API_KEY'],
    ['an unknown model', refuse(404, { code: 'model_not_found' }), 'model', 'OPENAI_MODEL'],
    ['a page', bytes('<p>Hi</p>', { 'Content-Type': 'text/html' }), 'notACompletion', 'OPENAI_BASE_URL'],
    ['an empty account', refuse(402, { message: 'Insufficient Balance' }), 'quotaExceeded', 'no money left'],
    ['a filter', bytes(FINISH.replace('stop', 'content_filter') + DONE_EVENT), 'filtered', 'filter'],
    ['thoughts alone', bytes(FINISH.replace('stop', 'length') + DONE_EVENT), 'noRoom', 'OPENAI_MAX_TOKENS'],
    ['a request beyond the rate', refuse(413, { code: 'rate_limit_exceeded' }), 'apiRateLimit', 'waiting never helps'],
  ])('says of %s which kind it was and what to do', async (_, answer, kind, advice) => {
    await ask(answer);
    const entry = JSON.parse(site.log.at(-1) ?? '') as object;
    expect(entry).toMatchObject({ kind, advice: expect.stringContaining(advice) as string });
  });

  test('names a parameter that the model refuses: it is left out from then on, and the question asked once more', async () => {
    const settings = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: provider.baseUrl, OPENAI_MAX_TOKENS: '4000' };
    const alone = await startSite(settings);
    const before = provider.requests.length;
    const refusal = refuse(400, { message: "'max_tokens' is not supported with this model.", param: 'max_tokens' });
    provider.answerWith(refusal, words('Hello.'));
    expect([textOf(await post(alone)), textOf(await post(alone))]).toEqual(['Hello.', 'Hello.']);
    const sent = provider.requests.slice(before).map(({ body }) => (body as { max_tokens?: number }).max_tokens);
    expect(sent).toEqual([4000, undefined, undefined]);
    expect(alone.log.filter((line) => line.includes('"parameter":"max_tokens"'))).toHaveLength(1);
    await alone.stop();
  });
});
