/** Limits of a server, and of two processes on one Redis. The rules themselves are held in server/limits. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DONE_EVENT, eventOf } from '#shared/chat-completion-writer.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import {
  billed,
  bytes,
  dictated,
  event,
  FINISH,
  HANG_UP,
  QUOTA_EXCEEDED,
  startChatProvider,
  words,
  type Answer,
  type ChatProvider,
} from '../fakes/chat-provider.ts';
import { startRedis, type TestRedis } from '../fakes/redis.ts';
import {
  codeOf,
  cookieOf,
  createTestApp,
  get,
  type HttpReply,
  outcomes,
  post,
  send,
  type ServerProcess,
  startProcess,
  startSite,
  textOf,
} from './site.ts';

let redis: TestRedis;
let provider: ChatProvider;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  [redis, provider] = await Promise.all([startRedis(), startChatProvider()]);
});
afterAll(async () => {
  await Promise.all(processes.map((server) => server.stop()));
  await Promise.all([redis.kill(), provider.close()]);
});
beforeEach(() => provider.answerWith(words('Hello.')));

const session = async (site: Parameters<typeof get>[0]) => cookieOf(await get(site, '/api/v1/chat'));
const inTurn = async (count: number, ask: (index: number) => Promise<HttpReply>) => {
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < count; index += 1) codes.push(codeOf(await ask(index)));
  return codes;
};

describe('one server', () => {
  // The clock stands still.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const start = (settings: Record<string, string> = {}) =>
    createTestApp({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl, ...settings });

  const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  const other = 'chat_session=eAwmnQg_pxABMIDWtaY5Jw.mwpnt06h.AzA4IAv-jxf2NwgN4LBpuRbeDIeA_fYFXFT1-XVhaEE';
  test.each<[string, (cookie: string) => string, number, boolean]>([
    ['as it was signed is the session', (cookie) => cookie, 0, false],
    ['with another signature starts a new one', (cookie) => flip(cookie, cookie.lastIndexOf('.') + 1), 0, true],
    ['with another session in it starts a new one', (cookie) => flip(cookie, cookie.indexOf('=') + 1), 0, true],
    ['of another key starts a new one', () => other, 0, true],
    ['from a clock that is a minute ahead is the session', (cookie) => cookie, -60_000, false],
    ['from further in the future starts a new one', (cookie) => cookie, -60_001, true],
  ])('A6.1, A6.2 a cookie %s', async (_, change, afterMs, isNew) => {
    const site = start();
    const Cookie = change(await session(site));
    vi.setSystemTime(Date.now() + afterMs);
    expect(cookieOf(await post(site, { headers: { Cookie } })) !== '').toBe(isNew);
  });

  test('A6.3 who has no cookie pays from the address', async () => {
    const site = start({ CHAT_ADDRESS_PER_HOUR: '2' });
    expect(await inTurn(3, () => post(site))).toEqual([undefined, undefined, 'rate_limit_exceeded']);
    expect(Number((await post(site)).headers['retry-after'])).toBeGreaterThan(3_500);
  });

  test.each([
    ['a model', {}],
    ['the built-in answers', { OPENAI_API_KEY: '' }],
  ])('A1.4, A6.3 a session has one answer of %s in five seconds, though another was begun', async (_, settings) => {
    const site = start(settings);
    const Cookie = await session(site);
    await session(site);
    await post(site, { headers: { Cookie } });
    expect(await post(site, { headers: { Cookie } })).toMatchObject({
      headers: { 'retry-after': '5' },
      body: expect.stringContaining('"type":"too_soon","code":"rate_limit_exceeded"') as string,
    });
  });

  test('A4.6 a send that the provider failed before its first word is not counted, and may be repeated at once', async () => {
    const site = start();
    const Cookie = await session(site);
    provider.answerWith(HANG_UP, words('Hello.'));
    const codes = await inTurn(3, () => post(site, { headers: { Cookie } }));
    expect(codes).toEqual(['upstream_error', undefined, 'rate_limit_exceeded']);
  });

  test.each([
    ['whatever it claims about itself', '0', ['203.0.113.1', '203.0.113.2'], 'rate_limit_exceeded'],
    ['past the own proxies', '1', ['203.0.113.1', '203.0.113.2'], undefined],
    ['and no further', '1', ['203.0.113.1', '198.51.100.9, 203.0.113.1'], 'rate_limit_exceeded'],
  ])('A2.2 an address has so many sends an hour, %s', async (_, TRUST_PROXY, claims, code) => {
    const site = start({ CHAT_ADDRESS_PER_HOUR: '1', TRUST_PROXY });
    const ask = (index: number) =>
      post(site, { headers: { 'X-Forwarded-For': claims[index], 'X-Real-IP': claims[index] } });
    expect(await inTurn(2, ask)).toEqual([undefined, code]);
  });

  test('A3.3 a budget that is spent says so until midnight, and calls nobody', async () => {
    const site = start({ CHAT_DAILY_TOKENS: '10' });
    const before = provider.requests.length;
    expect(site.log[0]).toContain('CHAT_DAILY_TOKENS is less than one question reserves');
    const reply = await post(site);
    expect([reply.status, codeOf(reply)]).toEqual([429, 'insufficient_quota']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(provider.requests).toHaveLength(before);
    expect((await get(site, '/metrics')).body, 'R5.3').toMatch(/^chat_open_streams 0$/m);
  });

  /** What the last exchange was charged with beside its question. An answer may take 600. */
  const costOf = ({ log }: ReturnType<typeof start>) => {
    const { reservedTokens, settledTokens } = JSON.parse(log.at(-1) ?? '') as Record<string, number>;
    return (settledTokens ?? 0) - ((reservedTokens ?? 0) - 600);
  };
  const thoughts = { choices: [{ delta: { reasoning_content: 'x'.repeat(50) } }] };
  const END = FINISH + DONE_EVENT;

  test.each<[string, Answer, number]>([
    ['an answer is charged by its bytes, where its provider names no cost', words('Yes. 是'), 8],
    ['so it is where its provider says that it cost nothing', billed('Hello.', 0), 6],
    ['thoughts in a field are paid for too', bytes(eventOf(thoughts) + event('yes') + END), 53],
    ['so are those in tags', bytes(event(`<think>${'x'.repeat(50)}`) + event('</think>yes') + END), 53],
    ['thoughts alone take the whole length', bytes(FINISH.replace('stop', 'length') + DONE_EVENT), 600],
    ['a call that was cut before a word pays for its question', HANG_UP, 0],
  ])('A4.4 %s', async (_, answer, tokens) => {
    const site = start();
    provider.answerWith(answer);
    await post(site);
    expect(costOf(site)).toBe(tokens);
  });

  test('A4.4 an answer that the provider refused is free, and counted once', async () => {
    const site = start();
    provider.answerWith(QUOTA_EXCEEDED);
    await post(site);
    expect(site.log.at(-1)).toContain('"settledTokens":0,');
    expect((await get(site, '/metrics')).body).toMatch(/^chat_requests_total\{outcome="insufficient_quota"\} 1$/m);
  });

  test('A4.5, R5.2 who leaves pays for the question and for the words that were sent, and is counted', async () => {
    const site = start();
    const { answer, say } = dictated();
    provider.answerWith(answer);
    say('One ');
    const headers = { Host: 'localhost:3000', Origin: site.url, 'Content-Type': 'application/json' };
    const body = '{"messages":[{"role":"user","content":"Hello?"}]}';
    const response = await site.app.request(`${site.url}/api/v1/chat/completions`, { method: 'POST', headers, body });
    const metrics = async () => (await get(site, '/metrics')).body;
    expect(await metrics()).toMatch(/^chat_open_streams 1$/m);
    await response.body?.cancel();
    await provider.requests.at(-1)?.abandoned;
    // Each byte may have been a token.
    expect(costOf(site)).toBe('One '.length);
    await vi.waitFor(async () => expect(await metrics()).toMatch(/^chat_open_streams 0$/m));
    expect(await metrics()).toMatch(/^chat_requests_total\{outcome="left"\} 1$/m);
  });

  test('what an exchange cost is in the metrics, and comes off the budget once', async () => {
    const site = start();
    provider.answerWith(billed('Hello.', 321));
    await post(site);
    await post(site, { body: '{}' });
    const { body } = await get(site, '/metrics');
    const reserved = Number(/^chat_tokens_reserved_total (\d+)$/m.exec(body)?.[1]);
    expect(reserved).toBeGreaterThan(600);
    expect(body).toMatch(/^chat_tokens_settled_total 321$/m);
    expect(body).toMatch(/^chat_requests_total\{outcome="finished"\} 1$/m);
    expect(body).toMatch(/^chat_requests_total\{outcome="invalid_request_error"\} 1$/m);
    expect(body).toMatch(/^chat_first_word_seconds_count\{answers="model"\} 1$/m);

    const small = start({ CHAT_DAILY_TOKENS: String(reserved + 321) });
    expect(await inTurn(3, () => post(small))).toEqual([undefined, undefined, 'insufficient_quota']);
  });
});

async function startTwo(settings: Record<string, string> = {}): Promise<readonly [ServerProcess, ServerProcess]> {
  const shared = { SESSION_SECRET: 'a secret of both', OPENAI_API_KEY: 'sk-canary', REDIS_URL: redis.url };
  const all = { ...shared, OPENAI_BASE_URL: provider.baseUrl, ...settings };
  const two = await Promise.all([startProcess(all), startProcess(all)]);
  processes.push(...two);
  for (const { output } of two) await vi.waitFor(() => expect(output()).toContain('the store is reachable'), 10_000);
  return two;
}

/** Half of the requests to each process, all at once. */
const spread = async (
  servers: readonly ServerProcess[],
  count: number,
  headersOf: (index: number) => Record<string, string>,
) =>
  outcomes(
    await Promise.all(
      Array.from({ length: count }, (_, index) => post(servers[index % 2]!, { headers: headersOf(index) })),
    ),
  );
/** From an address of its own, each. */
const fromMany = (index: number) => ({ 'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}` });

describe('two processes on one store', () => {
  // No process that remembers what stood in it.
  beforeEach(async () => {
    await Promise.all(processes.splice(0).map((process) => process.stop()));
    await redis.kill();
    await redis.start();
  });

  test('A5.2 400 sends at once on one session: one is answered for each pause that they take', async () => {
    const servers = await startTwo();
    const Cookie = await session(servers[0]);
    const startedAt = performance.now();
    const { 'Hello.': admitted = 0, rate_limit_exceeded: refused = 0 } = await spread(servers, 400, () => ({ Cookie }));
    expect(admitted + refused).toBe(400);
    expect(admitted).toBeGreaterThan(0);
    // Redis has a clock of its own.
    expect(admitted).toBeLessThanOrEqual(1 + Math.floor((performance.now() - startedAt) / CHAT_LIMITS.rateLimitMs));
  });

  test('A5.2 the day’s budget is one, and survives a restart of both', async () => {
    const budget = { CHAT_DAILY_TOKENS: '60000', TRUST_PROXY: '1' };
    const before = provider.requests.length;
    const servers = await startTwo(budget);
    const first = await spread(servers, 100, fromMany);
    expect(first['insufficient_quota']).toBeGreaterThan(50);
    expect(provider.requests).toHaveLength(before + (first['Hello.'] ?? 0));
    // Spend what is left, one by one: every settled answer leaves a little.
    while ((await post(servers[1])).status === 200);
    await Promise.all(servers.map((server) => server.stop()));
    const called = provider.requests.length;
    expect(await spread(await startTwo(budget), 20, fromMany)).toEqual({ insufficient_quota: 20 });
    expect(provider.requests).toHaveLength(called);
  });

  test('A5.3 without the store nobody pays: the page’s own text answers, and its return changes it back', async () => {
    const servers = await startTwo();
    const fromPage = async () => {
      const called = provider.requests.length;
      for (const server of servers)
        expect(await post(server)).toMatchObject({
          status: 200,
          body: expect.stringContaining('"model":"page"') as string,
        });
      expect(provider.requests).toHaveLength(called);
      const Cookie = await session(servers[0]);
      const codes = await inTurn(2, () => post(servers[0], { headers: { Cookie } }));
      expect(codes, 'counted in the process').toEqual([undefined, 'rate_limit_exceeded']);
      for (const path of ['/en/', '/healthz']) expect((await get(servers[0], path)).status).toBe(200);
    };
    const isBack = () =>
      vi.waitFor(async () => expect(textOf(await post(servers[0]))).toBe('Hello.'), { timeout: 20_000, interval: 500 });
    await isBack();
    await redis.kill();
    await vi.waitFor(() => expect(servers[0].output()).toContain('"code":"ECONNREFUSED"'));
    await fromPage();
    await redis.start();
    await isBack();
    // One that hangs is one that is away.
    redis.pause();
    await fromPage();
    redis.resume();
    await isBack();
  });

  test('A5.2 a process that dies in mid-conversation: the visitor’s next request works elsewhere, and is counted', async () => {
    const name = 'http://site.example';
    const [one, other] = await startTwo({ PUBLIC_URL: name, CHAT_ADDRESS_PER_HOUR: '2' });
    const head = { Host: 'site.example', Origin: name };
    const { answer, say } = dictated();
    provider.answerWith(answer, words('Hello.'));
    say('One ');
    const [cut] = (await once(send(one, head), 'response')) as [IncomingMessage];
    expect(String(await once(cut, 'data'))).toContain('"content":"One "');
    one.signal('SIGKILL');
    expect(await once(cut, 'error')).toMatchObject([{ code: 'ECONNRESET' }]);

    // The session that the dead process began goes on: its pause is not over.
    const soon = await post(other, { headers: { ...head, Cookie: cookieOf(cut) } });
    expect(codeOf(soon)).toBe('rate_limit_exceeded');
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(5);
    expect(textOf(await post(other, { headers: head }))).toBe('Hello.');
    // This address has sent twice: once to either process.
    const last = await post(other, { headers: head });
    expect(codeOf(last)).toBe('rate_limit_exceeded');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(5);
  });

  test('R5.4 what an answer cost that was cut at the end of draining is still counted', async () => {
    const { answer, say } = dictated();
    provider.answerWith(answer);
    say('One ');
    const settings = { OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl, REDIS_URL: redis.url };
    const site = await startSite(settings, { drainMs: 100 });
    await vi.waitFor(() => expect(site.log.join('')).toContain('the store is reachable'));
    const [incoming] = (await once(send(site), 'response')) as [IncomingMessage];
    incoming.on('error', () => {}).resume();
    await site.stop();
    expect(site.log.join('')).toContain('"outcome":"left"');
    expect(site.log.join('')).not.toMatch(/a settlement was lost|the store is away/);
  });
});
