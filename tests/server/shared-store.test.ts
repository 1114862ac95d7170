import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { dictated, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { freePort } from '../fakes/free-port.ts';
import { startRedis, type TestRedis } from '../fakes/redis.ts';
import { startRoundRobin } from '../fakes/round-robin.ts';
import { startProcess, type ServerProcess } from './process.ts';
import {
  chunksOf,
  codeOf,
  COMPLETIONS,
  conversation,
  cookieOf,
  post,
  startSite,
  textOf,
  type HttpReply,
} from './site.ts';

/** Two processes of one site on one Redis, each a server of its own. */
let redis: TestRedis;
let provider: ChatProvider;
const processes: ServerProcess[] = [];

const SHARED = { SESSION_SECRET: 'a secret of both', OPENAI_API_KEY: 'sk-canary' };

async function startTwo(settings: Record<string, string> = {}): Promise<readonly [ServerProcess, ServerProcess]> {
  const all = { ...SHARED, OPENAI_BASE_URL: provider.baseUrl, REDIS_URL: redis.url, ...settings };
  const two = await Promise.all([startProcess(all), startProcess(all)]);
  processes.push(...two);
  await vi.waitFor(() => two.forEach(({ output }) => expect(output()).toContain('the store is reachable')), 10_000);
  return two;
}

beforeAll(async () => {
  [redis, provider] = await Promise.all([startRedis(), startChatProvider()]);
  provider.answerWith(words('Hello from the model.'));
});

afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await redis.kill();
  await provider.close();
});

/** An empty store, and no process that remembers what stood in it. */
async function startAnew(): Promise<void> {
  await Promise.all(processes.splice(0).map((process) => process.stop()));
  await redis.kill();
  await redis.start();
}

/** Half of the requests to each process, all at once. */
const spread = (servers: readonly ServerProcess[], count: number, headers: Record<string, string> = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => post(servers[index % 2]!, ownHeaders(servers, index, headers))),
  );
const ownHeaders = (_: readonly ServerProcess[], index: number, headers: Record<string, string>) => ({
  headers: {
    ...headers,
    ...(headers['X-Forwarded-For'] === 'many' && { 'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}` }),
  },
});
const outcomes = (replies: readonly HttpReply[]) =>
  replies.reduce<Record<string, number>>((counts, reply) => {
    const outcome = codeOf(reply) ?? textOf(reply);
    return { ...counts, [outcome]: (counts[outcome] ?? 0) + 1 };
  }, {});
const session = async (server: ServerProcess) =>
  cookieOf(await post(server, { method: 'GET', path: '/api/v1/chat', headers: { Origin: undefined } }));

describe('two processes on one store', () => {
  test(
    'A5.2 400 sends at once on one session: one is answered for each pause that they take',
    { timeout: 60_000 },
    async () => {
      const servers = await startTwo();
      const Cookie = await session(servers[0]);
      const startedAt = performance.now();
      const { 'Hello from the model.': answered = 0, rate_limit_exceeded: refused = 0 } = outcomes(
        await spread(servers, 400, { Cookie }),
      );
      expect(answered + refused).toBe(400);
      expect(answered).toBeGreaterThan(0);
      // Redis has a clock of its own.
      expect(answered).toBeLessThanOrEqual(1 + Math.floor((performance.now() - startedAt) / CHAT_LIMITS.rateLimitMs));
    },
  );

  test('A5.2 the day’s budget is one, and survives a restart of both', { timeout: 60_000 }, async () => {
    const budget = { CHAT_DAILY_TOKENS: '60000', TRUST_PROXY: '1' };
    const before = provider.requests.length;
    const servers = await startTwo(budget);
    const first = outcomes(await spread(servers, 100, { 'X-Forwarded-For': 'many' }));
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
    expect(outcomes(await spread(again, 20, { 'X-Forwarded-For': 'many' }))).toEqual({ insufficient_quota: 20 });
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
      const replies = await spread(servers, 10);
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
  const incoming = await sendTo(site);
  incoming.on('error', () => {}).resume();
  await site.stop();
  expect(site.log.join('')).toContain('"outcome":"left"');
  expect(site.log.join('')).not.toContain('a settlement was lost');
  provider.answerWith(words('Hello from the model.'));
});

/** A send whose answer is read while it comes. */
async function sendTo(site: { url: string }): Promise<IncomingMessage> {
  const outgoing = httpRequest(site.url + COMPLETIONS, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json' },
    agent: false,
  });
  outgoing.end(conversation('Hello?'));
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return incoming.setEncoding('utf8');
}

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
    const cut = await sendTo(front);
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
