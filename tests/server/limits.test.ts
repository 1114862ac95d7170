/** Limits over HTTP: of one server, and of two processes on one Redis. The rules themselves are held in server/limits. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { dictated, HANG_UP, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { freePort } from '../fakes/free-port.ts';
import { billed } from '../fakes/provider-faults.ts';
import { startRedis, type TestRedis } from '../fakes/redis.ts';
import { startRoundRobin } from '../fakes/round-robin.ts';
import { startProcess, type ServerProcess } from './process.ts';
import {
  chunksOf,
  codeOf,
  conversation,
  cookieOf,
  post,
  send,
  startSite,
  textOf,
  type HttpReply,
  type TestSite,
} from './site.ts';

let redis: TestRedis;
let provider: ChatProvider;
const sites: TestSite[] = [];
const processes: ServerProcess[] = [];

beforeAll(async () => {
  [redis, provider] = await Promise.all([startRedis(), startChatProvider()]);
});
afterAll(async () => {
  await Promise.all([...sites, ...processes].map((server) => server.stop()));
  await Promise.all([redis.kill(), provider.close()]);
});

async function start(settings: Record<string, string> = {}, withModel = true): Promise<TestSite> {
  const model = withModel ? { OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl } : {};
  const site = await startSite({ ...model, ...settings });
  sites.push(site);
  provider.answerWith(words('Hello.'));
  return site;
}

const session = async (site: { url: string }) =>
  cookieOf(await post(site, { method: 'GET', path: '/api/v1/chat', headers: { Origin: undefined } }));
const many = (count: number, ask: () => Promise<HttpReply>) => Promise.all(Array.from({ length: count }, ask));
const codes = (replies: readonly HttpReply[]) => replies.map((reply) => codeOf(reply) ?? 'answered');
const answered = (replies: readonly HttpReply[]) => codes(replies).filter((code) => code === 'answered').length;

describe('one server', () => {
  // The clock stands still.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['forged', `chat_session=${'A'.repeat(36)}.mwpnt06h.${'A'.repeat(43)}`],
    ['of another key', 'chat_session=eAwmnQg_pxABMIDWtaY5Jw.mwpnt06h.AzA4IAv-jxf2NwgN4LBpuRbeDIeA_fYFXFT1-XVhaEE'],
    ['no cookie at all', ''],
  ])('A6.3 a cookie that is %s starts a new one, and pays for it from the address', async (_, Cookie) => {
    const site = await start({ CHAT_ADDRESS_PER_HOUR: '2' });
    const replies = [];
    for (let count = 0; count < 3; count += 1) replies.push(await post(site, { headers: { Cookie } }));
    expect(codes(replies)).toEqual(['answered', 'answered', 'rate_limit_exceeded']);
    expect(cookieOf(replies[0]!)).not.toBe(Cookie);
    expect(Number(replies[2]?.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  test('A6.3 an old cookie played again is the old session', async () => {
    const site = await start();
    const Cookie = await session(site);
    await post(site, { headers: { Cookie } });
    await session(site);
    expect(codeOf(await post(site, { headers: { Cookie } }))).toBe('rate_limit_exceeded');
  });

  test('A4.6 a send that the provider failed before its first word is not counted, and may be repeated at once', async () => {
    const site = await start();
    const Cookie = await session(site);
    provider.answerWith(HANG_UP, words('Hello.'));
    expect(codeOf(await post(site, { headers: { Cookie } }))).toBe('upstream_error');
    expect(textOf(await post(site, { headers: { Cookie } }))).toBe('Hello.');
    expect(codeOf(await post(site, { headers: { Cookie } }))).toBe('rate_limit_exceeded');
  });

  test('A1.4 holds for the built-in answers too', async () => {
    const site = await start({}, false);
    // The first answer takes longer: what it needs is read.
    await post(site);
    const Cookie = await session(site);
    const replies = await many(20, () => post(site, { headers: { Cookie } }));
    expect(answered(replies)).toBe(1);
  });

  test('A2.2 an address has so many sends an hour, whatever it claims about itself', async () => {
    const site = await start({ CHAT_ADDRESS_PER_HOUR: '3' });
    const names = ['X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP'];
    const forged = (count: number) => Object.fromEntries(names.map((name) => [name, `203.0.113.${count}`]));
    const counts = Array.from({ length: 10 }, (_, count) => count);
    const replies = await Promise.all(counts.map((count) => post(site, { headers: forged(count) })));
    expect(answered(replies)).toBe(3);
  });

  test('A2.2 the address is the one before the own proxies, IPv6 by its /64', async () => {
    const site = await start({ CHAT_ADDRESS_PER_HOUR: '1', TRUST_PROXY: '1' });
    const from = (address: string) => post(site, { headers: { 'X-Forwarded-For': address } });
    expect(codes([await from('203.0.113.1'), await from('203.0.113.2')])).toEqual(['answered', 'answered']);
    expect(codes([await from('198.51.100.9, 203.0.113.1')])).toEqual(['rate_limit_exceeded']);
    expect(codes([await from('2001:db8::1'), await from('2001:db8::ffff'), await from('2001:db8:0:1::1')])).toEqual([
      'answered',
      'rate_limit_exceeded',
      'answered',
    ]);
  });

  /** What one short question reserves. */
  const reserve = async () => {
    const site = await start();
    await post(site);
    const { body } = await post(site, { method: 'GET', path: '/metrics', headers: { Origin: undefined } });
    return Number(/chat_tokens_reserved_total (\d+)/.exec(body)?.[1]);
  };

  test('A3.3 a budget that is spent says so until midnight, and calls nobody', async () => {
    const site = await start({ CHAT_DAILY_TOKENS: '10' });
    const before = provider.requests.length;
    expect(site.log[0]).toContain('CHAT_DAILY_TOKENS is less than one question reserves');
    const reply = await post(site, { body: conversation('Hello?') });
    expect([reply.status, codeOf(reply)]).toEqual([429, 'insufficient_quota']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(provider.requests).toHaveLength(before);
  });

  test('A4.4 the budget pays for an answer whose provider says that it cost nothing', async () => {
    const tokens = await reserve();
    const site = await start({ CHAT_DAILY_TOKENS: String(tokens + 1) });
    provider.answerWith(billed('Hello.', 0));
    expect(codes([await post(site), await post(site)])).toEqual(['answered', 'insufficient_quota']);
  });

  test('A4.2 the budget gets back what an answer did not cost', async () => {
    const tokens = await reserve();
    const site = await start({ CHAT_DAILY_TOKENS: String(tokens + 1) });
    provider.answerWith(HANG_UP, HANG_UP, words('Hello.'));
    const replies = [await post(site), await post(site)];
    expect(codes(replies)).toEqual(['upstream_error', 'insufficient_quota']);
  });
});

const SHARED = { SESSION_SECRET: 'a secret of both', OPENAI_API_KEY: 'sk-canary' };

async function startTwo(settings: Record<string, string> = {}): Promise<readonly [ServerProcess, ServerProcess]> {
  const all = { ...SHARED, OPENAI_BASE_URL: provider.baseUrl, REDIS_URL: redis.url, ...settings };
  const two = await Promise.all([startProcess(all), startProcess(all)]);
  processes.push(...two);
  await vi.waitFor(() => two.forEach(({ output }) => expect(output()).toContain('the store is reachable')), 10_000);
  return two;
}

/** An empty store, and no process that remembers what stood in it. */
async function startAnew(): Promise<void> {
  await Promise.all(processes.splice(0).map((process) => process.stop()));
  await redis.kill();
  await redis.start();
}

/** Half of the requests to each process, all at once. */
const spread = (
  servers: readonly ServerProcess[],
  count: number,
  headersOf: (index: number) => Record<string, string>,
) => Promise.all(Array.from({ length: count }, (_, index) => post(servers[index % 2]!, { headers: headersOf(index) })));
/** From an address of its own, each. */
const fromMany = (index: number) => ({ 'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}` });
const outcomes = (replies: readonly HttpReply[]) => {
  const counts: Record<string, number> = {};
  for (const reply of replies)
    counts[codeOf(reply) ?? textOf(reply)] = (counts[codeOf(reply) ?? textOf(reply)] ?? 0) + 1;
  return counts;
};

describe('two processes on one store', () => {
  beforeAll(() => provider.answerWith(words('Hello from the model.')));

  test(
    'A5.2 400 sends at once on one session: one is answered for each pause that they take',
    { timeout: 60_000 },
    async () => {
      const servers = await startTwo();
      const Cookie = await session(servers[0]);
      const startedAt = performance.now();
      const { 'Hello from the model.': admitted = 0, rate_limit_exceeded: refused = 0 } = outcomes(
        await spread(servers, 400, () => ({ Cookie })),
      );
      expect(admitted + refused).toBe(400);
      expect(admitted).toBeGreaterThan(0);
      // Redis has a clock of its own.
      expect(admitted).toBeLessThanOrEqual(1 + Math.floor((performance.now() - startedAt) / CHAT_LIMITS.rateLimitMs));
    },
  );

  test('A5.2 the day’s budget is one, and survives a restart of both', { timeout: 60_000 }, async () => {
    const budget = { CHAT_DAILY_TOKENS: '60000', TRUST_PROXY: '1' };
    const before = provider.requests.length;
    const servers = await startTwo(budget);
    const first = outcomes(await spread(servers, 100, fromMany));
    expect(first['insufficient_quota']).toBeGreaterThan(50);
    const spent = provider.requests.length - before;
    expect(spent).toBe(first['Hello from the model.']);
    // Spend what is left, one by one: every settled answer leaves a little.
    let last: HttpReply;
    do last = await post(servers[1]);
    while (last.status === 200);
    await Promise.all(servers.map((server) => server.stop()));
    const called = provider.requests.length;
    const again = await startTwo(budget);
    expect(outcomes(await spread(again, 20, fromMany))).toEqual({ insufficient_quota: 20 });
    expect(provider.requests).toHaveLength(called);
  });

  test(
    'A5.3 without the store nobody pays: the page’s own text answers, and its return changes it back',
    { timeout: 60_000 },
    async () => {
      await startAnew();
      const servers = await startTwo({ CHAT_DAILY_TOKENS: '60000' });
      expect(textOf(await post(servers[0]))).toBe('Hello from the model.');

      await redis.kill();
      await vi.waitFor(() => expect(servers[0].output()).toContain('"code":"ECONNREFUSED"'));
      const called = provider.requests.length;
      const replies = await spread(servers, 10, fromMany);
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(replies.every(({ body }) => body.includes('"model":"page"'))).toBe(true);
      expect(provider.requests).toHaveLength(called);
      expect((await post(servers[0], { method: 'GET', path: '/en/' })).status).toBe(200);
      expect((await post(servers[0], { method: 'GET', path: '/healthz' })).status).toBe(200);

      await redis.start();
      await vi.waitFor(async () => expect(textOf(await post(servers[0]))).toBe('Hello from the model.'), {
        timeout: 20_000,
        interval: 500,
      });
    },
  );

  test('A5.3 a store that hangs is a store that is away', { timeout: 60_000 }, async () => {
    const servers = await startTwo({ CHAT_DAILY_TOKENS: '600000' });
    redis.pause();
    const called = provider.requests.length;
    expect((await post(servers[0])).body).toContain('"model":"page"');
    expect(provider.requests).toHaveLength(called);
    redis.resume();
    await vi.waitFor(async () => expect(textOf(await post(servers[0]))).toBe('Hello from the model.'), {
      timeout: 20_000,
      interval: 500,
    });
  });
});

test('R5.4 what an answer cost that was cut at the end of draining is still counted', { timeout: 30_000 }, async () => {
  const { answer, say } = dictated();
  provider.answerWith(answer);
  say('One ');
  const settings = { ...SHARED, OPENAI_BASE_URL: provider.baseUrl, REDIS_URL: redis.url };
  const site = await startSite(settings, { drainMs: 100 });
  await vi.waitFor(() => expect(site.log.join('')).toContain('the store is reachable'));
  const [incoming] = (await once(send(site), 'response')) as [IncomingMessage];
  incoming.on('error', () => {}).resume();
  await site.stop();
  expect(site.log.join('')).toContain('"outcome":"left"');
  expect(site.log.join('')).not.toContain('a settlement was lost');
  provider.answerWith(words('Hello from the model.'));
});

test(
  'A5.2 two processes behind a round robin, one killed in mid-conversation: the visitor’s next request works, and is counted',
  { timeout: 60_000 },
  async () => {
    const front = await startRoundRobin();
    const settings = { ...SHARED, OPENAI_BASE_URL: provider.baseUrl, REDIS_URL: redis.url };
    const behind = { ...settings, PUBLIC_URL: front.url, CHAT_ADDRESS_PER_HOUR: '2' };
    await startAnew();
    const [one, other] = await Promise.all([
      startProcess({ ...behind, PORT: String(await freePort()) }),
      startProcess({ ...behind, PORT: String(await freePort()) }),
    ]);
    processes.push(one, other);
    for (const { output } of [one, other]) await vi.waitFor(() => expect(output()).toContain('the store is reachable'));
    front.takeTurns([one.port, other.port]);

    const { answer, say } = dictated();
    provider.answerWith(answer, words('Hello from the model.'));
    say('One ');
    const [cut] = (await once(send(front), 'response')) as [IncomingMessage];
    cut.setEncoding('utf8');
    const Cookie = cookieOf({ status: 200, headers: cut.headers, body: '' });
    const [heard] = (await once(cut, 'data')) as [string];
    expect(chunksOf(heard)).toEqual(['One ']);
    one.signal('SIGKILL');
    const [error] = (await once(cut, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');

    // The session that the dead process began goes on: its pause is not over.
    const soon = await post(front, { headers: { Cookie } });
    expect(codeOf(soon)).toBe('rate_limit_exceeded');
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(5);
    const next = await post(front);
    expect(textOf(next)).toBe('Hello from the model.');
    // It would be the dead one's turn. This address has sent twice: once to either process.
    const last = await post(front);
    expect(codeOf(last)).toBe('rate_limit_exceeded');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(5);
    expect((await post(front, { method: 'GET', path: '/en/' })).status).toBe(200);
    await front.close();

    other.signal('SIGTERM');
    expect(await other.exited).toBe(0);
    expect(other.output()).not.toContain('the store is away');
  },
);
