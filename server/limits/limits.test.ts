import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseEnvironment, type Environment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createRedisLimits } from '#server/node/redis-limits.ts';
import { startRedis, type TestRedis } from '#tests/fakes/redis.ts';
import { DurableLimiter, type StoredValues } from './durable-limiter.ts';
import { createMemoryLimits, Limits, type LimitStore, type Refusal, type SendRequest, type Ticket } from './limits.ts';

const SETTINGS = parseEnvironment({ CHAT_ADDRESS_PER_HOUR: '30', CHAT_DAILY_TOKENS: '10000' });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 20, 12);

function fakeTime(): void {
  beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
}

type Decision = Ticket | Refusal;
const reasonOf = (decision: Decision) => ('reason' in decision ? decision.reason : 'admitted');
const times = (count: number, step: (index: number) => Promise<Decision>) =>
  Promise.all(Array.from({ length: count }, (_, index) => step(index)));
const count = (decisions: readonly Decision[], reason: string) =>
  decisions.filter((decision) => reasonOf(decision) === reason).length;

/** A visitor who sends to this store from an address and a session of their own, unless a test says otherwise. */
function visitorOf(store: LimitStore) {
  const session = { id: randomUUID(), startedAt: Date.now() };
  const address = randomUUID();
  const ask = (more: Partial<SendRequest> = {}) => store.admit({ session, address, tokens: 100, ...more });
  const anew = () => ({ session: { id: randomUUID(), startedAt: Date.now() } });
  const elsewhere = () => ({ ...anew(), address: randomUUID() });
  const admitted = async (more: Partial<SendRequest> = {}): Promise<Ticket> => {
    const decision = await ask(more);
    if ('reason' in decision) throw new Error(decision.reason);
    return decision;
  };
  return { ask, admitted, anew, elsewhere };
}

/** The storage of a Durable Object: what is read is a copy of what was written. */
function storedValues(): StoredValues {
  const values = new Map<string, unknown>();
  return {
    get: (name) => structuredClone(values.get(name)),
    put: (name, value) => void values.set(name, structuredClone(value)),
    delete: (name) => values.delete(name),
    list: () => [...values],
  };
}

const STORES = {
  memory: createMemoryLimits,
  'a Durable Object': (settings: Environment) => {
    const values = storedValues();
    return new Limits(settings, (options) => new DurableLimiter(options, values));
  },
};

describe.each(Object.entries(STORES))('the counts in %s', (_, create) => {
  fakeTime();
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('A1.1 a session has five sends, five seconds apart, for fifteen minutes', async () => {
    const { ask } = visitorOf(create(SETTINGS));
    const reasons: string[] = [];
    for (const wait of [0, 4_999, 1, 5_000, 5_000, 5_000, 5_000, 14 * MINUTE + 35_000, 1]) {
      await pass(wait);
      reasons.push(reasonOf(await ask()));
    }
    expect(reasons.join(' ')).toBe(
      'admitted rateLimit admitted admitted admitted admitted messageLimit messageLimit sessionTimeout',
    );
  });

  test('A4.1 a refusal says how long it will last, and counts nothing', async () => {
    const { ask, elsewhere } = visitorOf(create(SETTINGS));
    await ask();
    await pass(1_500);
    expect(await ask()).toMatchObject({ reason: 'rateLimit', retryAfterMs: 3_500 });
    const other = elsewhere();
    const left = 12 * HOUR - 1_500;
    for (let sent = 0; sent < 50; sent += 1)
      expect(await ask({ ...other, tokens: 20_000 })).toMatchObject({ reason: 'dailyBudget', retryAfterMs: left });
    expect(reasonOf(await ask({ ...other, tokens: 9_900 }))).toBe('admitted');
  });

  test('A1.3 a clock that is set back locks nobody out and opens no second door', async () => {
    const { ask } = visitorOf(create(SETTINGS));
    await ask();
    vi.setSystemTime(NOON - 100);
    expect(reasonOf(await ask())).toBe('rateLimit');
    await pass(5_100);
    expect(reasonOf(await ask())).toBe('admitted');
  });

  test('A1.2 of 400 sends at once on one session one goes in', async () => {
    const { ask } = visitorOf(create(SETTINGS));
    const decisions = await times(400, () => ask());
    expect([count(decisions, 'admitted'), count(decisions, 'rateLimit')]).toEqual([1, 399]);
  });

  test('A2.1 an address has thirty sends in an hour from the first one on, however many come at once', async () => {
    const { ask, anew } = visitorOf(create({ ...SETTINGS, CHAT_DAILY_TOKENS: 1_000_000 }));
    const decisions = await times(400, () => ask(anew()));
    expect([count(decisions, 'admitted'), count(decisions, 'addressLimit')]).toEqual([30, 370]);
    await pass(59 * MINUTE);
    expect(await ask(anew())).toMatchObject({ reason: 'addressLimit', retryAfterMs: MINUTE });
    await pass(MINUTE);
    expect(reasonOf(await ask(anew()))).toBe('admitted');
  });

  test("A3.1 400 visitors at once fill the day's budget to the last token and not beyond", async () => {
    const { ask, elsewhere } = visitorOf(create(SETTINGS));
    const decisions = await times(400, () => ask(elsewhere()));
    expect([count(decisions, 'admitted'), count(decisions, 'dailyBudget')]).toEqual([100, 300]);
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 1 }))).toBe('dailyBudget');
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 0 }))).toBe('admitted');
  });

  test.each([
    ['A4.2 what an answer did not cost can be spent again', 10_000, 4_000],
    ['A4.3 an answer that cost more than was thought is charged in full', 100, 9_950],
  ])('%s', async (__, reserved, cost) => {
    const store = create(SETTINGS);
    const { ask, admitted, elsewhere } = visitorOf(store);
    await store.settle(await admitted({ tokens: reserved }), cost, false);
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 10_001 - cost }))).toBe('dailyBudget');
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 10_000 - cost }))).toBe('admitted');
  });

  test('A3.2 midnight opens a new budget, and an answer across it is charged to the day it began', async () => {
    const store = create(SETTINGS);
    const { ask, admitted, elsewhere } = visitorOf(store);
    await pass(12 * HOUR - 1);
    const ticket = await admitted({ ...elsewhere(), tokens: 10_000 });
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 1 }))).toBe('dailyBudget');
    await pass(1);
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 9_000 }))).toBe('admitted');
    await store.settle(ticket, 0, false);
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 1_001 }))).toBe('dailyBudget');
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 1_000 }))).toBe('admitted');
  });

  test('A4.6 a send that was given back is not counted, and may be repeated at once', async () => {
    const store = create(SETTINGS);
    const { ask, admitted } = visitorOf(store);
    for (let sent = 0; sent < 4; sent += 1) {
      await admitted();
      await pass(5_000);
    }
    for (let sent = 0; sent < 3; sent += 1) await store.settle(await admitted(), 0, true);
    expect(reasonOf(await ask())).toBe('admitted');
    await pass(5_000);
    expect(reasonOf(await ask())).toBe('messageLimit');
  });

  test('A4.6 a send that fails late takes the pause of a later one not back', async () => {
    const store = create(SETTINGS);
    const { ask, admitted } = visitorOf(store);
    const late = await admitted();
    await pass(5_000);
    await admitted();
    await store.settle(late, 0, true);
    expect(reasonOf(await ask())).toBe('rateLimit');
  });
});

test('A4.1 a refused send writes nothing: whoever sends any number of them fills no store', async () => {
  const values = storedValues();
  const put = vi.spyOn(values, 'put');
  const { ask, anew, elsewhere } = visitorOf(
    new Limits({ ...SETTINGS, CHAT_ADDRESS_PER_HOUR: 1 }, (options) => new DurableLimiter(options, values)),
  );
  expect(reasonOf(await ask())).toBe('admitted');
  put.mockClear();
  expect(count(await times(100, () => ask(anew())), 'addressLimit')).toBe(100);
  expect(count(await times(100, () => ask({ ...elsewhere(), tokens: 10_000 })), 'dailyBudget')).toBe(100);
  expect(put).not.toHaveBeenCalled();
});

test('A5.3 a store that fails half-way is given back what was taken, as far as it takes it', async () => {
  const values = storedValues();
  const { ask } = visitorOf(new Limits(SETTINGS, (options) => new DurableLimiter(options, values)));
  const { put } = values;
  for (let failed = 0; failed < 5; failed += 1) {
    values.put = (name, value) => {
      if (name.includes('tokens')) throw new Error('away');
      put(name, value);
    };
    await expect(ask()).rejects.toThrow('away');
  }
  values.put = put;
  expect(reasonOf(await ask())).toBe('admitted');
});

/** Two processes that count together are asked in tests/server/limits.test.ts. */
describe('the counts in Redis', () => {
  let redis: TestRedis;
  let admin: Redis;
  beforeAll(async () => {
    redis = await startRedis();
    admin = new Redis(redis.url).on('error', () => {});
  });
  afterEach(async () => {
    vi.useRealTimers();
    await admin.flushall();
  });
  afterAll(async () => {
    admin.disconnect();
    await redis.kill();
  });

  function connect(settings: Partial<Environment> = {}) {
    const lines: string[] = [];
    const log = createLog((line) => void lines.push(line));
    const { store, close } = createRedisLimits({ ...SETTINGS, ...settings, REDIS_URL: redis.url }, log)!;
    onTestFinished(close);
    return { store, lines, ...visitorOf(store) };
  }

  test('A5.4 a store that comes back empty is given what was spent once, by however many processes', async () => {
    const two = [connect({ CHAT_DAILY_TOKENS: 70_000 }), connect({ CHAT_DAILY_TOKENS: 70_000 })] as const;
    await two[0].admitted({ ...two[0].elsewhere(), tokens: 20_000 });
    await two[1].admitted({ ...two[1].elsewhere(), tokens: 20_000 });
    await redis.kill();
    await redis.start();
    // Of 70,000 the two have spent 40,000. A third is there before them, and knows nothing.
    const three = [...two, connect({ CHAT_DAILY_TOKENS: 70_000 })].toReversed();
    for (const { admitted, elsewhere } of three)
      await vi.waitFor(() => admitted({ ...elsewhere(), tokens: 10_000 }), 10_000);
    expect(reasonOf(await two[0].ask({ ...two[0].elsewhere(), tokens: 1 }))).toBe('dailyBudget');
  });

  test('A5.4 a store that is emptied while it is connected is given what was spent, as soon as it takes it', async () => {
    const { ask, admitted, elsewhere } = connect();
    await admitted({ tokens: 9_000 });
    await admin.multi().flushall().acl('SETUSER', 'default', '-evalsha', '-eval').exec();
    for (let asked = 0; asked < 2; asked += 1) await expect(ask(elsewhere())).rejects.toThrow('NOPERM');
    await admin.acl('SETUSER', 'default', '+@all');
    const decisions = await times(3, () => ask({ ...elsewhere(), tokens: 1_001 }));
    expect(count(decisions, 'dailyBudget')).toBe(3);
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 1_000 }))).toBe('admitted');
  });

  test('A5.4 what is entered anew is what today has spent, though an answer of yesterday was settled since', async () => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
    const { store, ask, admitted, elsewhere } = connect();
    const yesterday = await admitted({ ...elsewhere(), tokens: 9_000 });
    vi.setSystemTime(NOON + 12 * HOUR);
    await admitted({ ...elsewhere(), tokens: 9_000 });
    await store.settle(yesterday, 10, false);
    await admin.flushall();
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 1_001 }))).toBe('dailyBudget');
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 1_000 }))).toBe('admitted');
  });

  test('A5.4 an answer that is settled at a store that was emptied gives back once', async () => {
    const [one, other] = [connect(), connect()];
    await one.admitted({ ...one.elsewhere(), tokens: 4_000 });
    const open = await other.admitted({ ...other.elsewhere(), tokens: 4_000 });
    await admin.flushall();
    await one.admitted({ ...one.elsewhere(), tokens: 1_000 });
    await other.store.settle(open, 200, false);
    expect(reasonOf(await one.ask({ ...one.elsewhere(), tokens: 4_801 }))).toBe('dailyBudget');
    await one.admitted({ ...one.elsewhere(), tokens: 4_800 });
  });

  test('A4.1 of two sends at once for which the day has room for one, the refused one takes nothing', async () => {
    const { store, ask, admitted, elsewhere } = connect();
    const [one, other] = await Promise.all([
      ask({ ...elsewhere(), tokens: 6_000 }),
      ask({ ...elsewhere(), tokens: 6_000 }),
    ]);
    expect([one, other].map(reasonOf).toSorted()).toEqual(['admitted', 'dailyBudget']);
    for (const decision of [one, other]) if (!('reason' in decision)) await store.settle(decision, 0, false);
    await admitted({ ...elsewhere(), tokens: 10_000 });
  });

  test('A5.4 what was given back is not entered anew', async () => {
    const { store, ask, admitted, elsewhere } = connect();
    await store.settle(await admitted({ ...elsewhere(), tokens: 9_000 }), 100, false);
    await admin.flushall();
    expect(reasonOf(await ask({ ...elsewhere(), tokens: 9_901 }))).toBe('dailyBudget');
    await admitted({ ...elsewhere(), tokens: 9_900 });
  });

  test('A5.4 a connection that is dropped takes nothing of the budget, and none of the sends', async () => {
    const two = [connect(), connect()] as const;
    const { store, admitted, elsewhere } = two[0];
    const open = await admitted({ ...elsewhere(), tokens: 9_000 });
    await two[1].admitted({ ...elsewhere(), tokens: 100 });
    await store.settle(open, 100, false);
    await admin.client('KILL', 'TYPE', 'NORMAL');
    await vi.waitFor(() => two.forEach(({ lines }) => expect(lines.join('')).toContain('is away')));
    // The one comes back to what is spent; the other has been told of more.
    await two[1].admitted({ ...elsewhere(), tokens: 4_900 });
    await admitted({ ...elsewhere(), tokens: 4_900 });
  });

  test('A5.1 a refusal says how long it will last, and a send that is given back may be repeated at once', async () => {
    const { store, ask, admitted } = connect();
    await store.settle(await admitted({ tokens: 0 }), 0, true);
    await admitted({ tokens: 0 });
    const refusal = (await ask({ tokens: 0 })) as Refusal;
    expect(refusal.reason).toBe('rateLimit');
    expect(refusal.retryAfterMs).toBeLessThanOrEqual(5_000);
  });
});
