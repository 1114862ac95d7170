import { randomUUID } from 'node:crypto';
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

describe('A5.4 an emptied store', () => {
  fakeTime();

  function emptied() {
    const values = storedValues();
    const limits = new Limits(SETTINGS, (options) => new DurableLimiter(options, values));
    const { admitted, ask, elsewhere } = visitorOf(limits);
    const empty = () => [...values.list()].forEach(([name]) => values.delete(name));
    const askLater = async (tokens: number) => {
      const asked = ask({ ...elsewhere(), tokens });
      await Promise.all([vi.advanceTimersByTimeAsync(10_000), asked.catch(() => {})]);
      return asked;
    };
    return { values, limits, admitted: () => admitted({ ...elsewhere(), tokens: 9_000 }), empty, askLater };
  }

  test('is not trusted while entering what was spent fails, and is entered anew by who asks next', async () => {
    const { values, limits, admitted, empty, askLater } = emptied();
    await admitted();
    empty();
    const away = vi.spyOn(values, 'put').mockImplementation(() => {
      throw new Error('away');
    });
    limits.restore();
    await expect(askLater(100)).rejects.toThrow('away');
    away.mockRestore();
    expect(reasonOf(await askLater(1_001))).toBe('dailyBudget');
    expect(reasonOf(await askLater(1_000))).toBe('admitted');
  });

  test('gets what today has spent, though an answer of yesterday was settled since', async () => {
    const { limits, admitted, empty, askLater } = emptied();
    const yesterday = await admitted();
    await vi.advanceTimersByTimeAsync(12 * HOUR);
    await admitted();
    await limits.settle(yesterday, 10, false);
    empty();
    limits.restore();
    expect(reasonOf(await askLater(1_001))).toBe('dailyBudget');
  });
});

/** Two processes that count together are asked in tests/server/limits.test.ts. */
describe('the counts in Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.kill());

  function connect() {
    const settings = { ...SETTINGS, CHAT_DAILY_TOKENS: 70_000, REDIS_URL: redis.url };
    const { store, close } = createRedisLimits(
      settings,
      createLog(() => {}),
    )!;
    onTestFinished(close);
    return store;
  }

  test('A5.4 a store that comes back empty is given what was spent once, by however many processes', async () => {
    const stores = [connect(), connect()];
    const { elsewhere } = visitorOf(stores[0]!);
    const spendBoth = async (tokens: number) => {
      await redis.kill();
      await redis.start();
      for (const store of stores)
        await vi.waitFor(
          async () => expect(reasonOf(await store.admit({ ...elsewhere(), tokens }))).toBe('admitted'),
          10_000,
        );
    };
    await spendBoth(20_000);
    // Of 70,000 the two have spent 40,000.
    await spendBoth(15_000);
    expect(reasonOf(await stores[0]!.admit({ ...elsewhere(), tokens: 1 }))).toBe('dailyBudget');
  });

  test('A5.1 a refusal says how long it will last, and a send that is given back may be repeated at once', async () => {
    const store = connect();
    const { ask, admitted } = visitorOf(store);
    await store.settle(await admitted({ tokens: 0 }), 0, true);
    await admitted({ tokens: 0 });
    const refusal = (await ask({ tokens: 0 })) as Refusal;
    expect(refusal.reason).toBe('rateLimit');
    expect(refusal.retryAfterMs).toBeLessThanOrEqual(5_000);
  });
});
