import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedis, type TestRedis } from '#tests/fakes/redis.ts';
import type { AdmissionLimits, AdmissionStore, AdmissionRequest, Decision, Ticket } from './admission.ts';
import { RedisStore } from '#server/node/redis-store.ts';
import type { StoredValues } from 'cloudflare:workers';
import { storedTables } from '../workers/stored-tables.ts';
import { TableStore } from './table-store.ts';

const LIMITS: AdmissionLimits = {
  session: { maxMessagesPerSession: 5, rateLimitMs: 5_000, maxSessionDuration: 15 },
  addressPerHour: 30,
  tokensPerDay: 10_000,
};
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 20, 12);

let redis: TestRedis;
beforeAll(async () => void (redis = await startRedis()));
afterAll(() => redis.kill());

/** Each test counts on days of its own: the Redis behind them is one. */
let day = 0;
const open: AdmissionStore[] = [];
afterAll(() => Promise.all(open.map((store) => store.close())));

/** The storage of a Durable Object: what is read is a copy of what was written. */
function storedValues(): StoredValues {
  const values = new Map<string, unknown>();
  return {
    get: (name) => structuredClone(values.get(name)),
    put: (name, value) => void values.set(name, structuredClone(value)),
    delete: (name) => values.delete(name),
    list: ({ prefix }) => [...values].filter(([name]) => name.startsWith(prefix)),
  };
}

function openStore(kind: string, limits = LIMITS): Promise<AdmissionStore> {
  if (kind === 'memory') return Promise.resolve(new TableStore(limits));
  if (kind === 'a Durable Object') {
    return Promise.resolve(new TableStore(limits, storedTables(storedValues())));
  }
  return new Promise((resolve) => {
    const store: AdmissionStore = new RedisStore(redis.url, limits, { onReachable: () => resolve(store) });
    open.push(store);
  });
}

const reasonOf = (decision: Decision) => (decision.kind === 'refused' ? decision.reason : decision.kind);

const KINDS = ['memory', 'a Durable Object', 'redis'] as const;

describe.each(KINDS)('the counts in %s', (kind) => {
  async function visitor(limits = LIMITS) {
    const store = await openStore(kind, limits);
    day += 1;
    const start = NOON + day * 24 * HOUR;
    const session = { id: randomUUID(), startedAt: start };
    const address = randomUUID();
    const ask = (after: number, more: Partial<AdmissionRequest> = {}) =>
      store.admit({ now: start + after, session, address, tokens: 100, ...more });
    const admitted = async (after: number, more: Partial<AdmissionRequest> = {}): Promise<Ticket> => {
      const decision = await ask(after, more);
      if (decision.kind === 'refused') throw new Error(decision.reason);
      return decision.ticket;
    };
    return { store, ask, admitted };
  }
  const anotherSession = (now: number) => ({ id: randomUUID(), startedAt: now });
  const elsewhere = (after = 0) => ({
    session: anotherSession(NOON + day * 24 * HOUR + after),
    address: randomUUID(),
  });

  test('A1.1 a session has five sends, five seconds apart, for fifteen minutes', async () => {
    const { ask } = await visitor();
    const decisions = [0, 4_999, 5_000, 10_000, 15_000, 20_000, 25_000, 15 * MINUTE, 15 * MINUTE + 1];
    const reasons: string[] = [];
    for (const after of decisions) reasons.push(reasonOf(await ask(after)));
    expect(reasons).toEqual([
      'admitted',
      'rateLimit',
      'admitted',
      'admitted',
      'admitted',
      'admitted',
      'messageLimit',
      'messageLimit',
      'sessionTimeout',
    ]);
  });

  test('A4.1 a refusal says how long it will last', async () => {
    const { ask } = await visitor();
    await ask(0);
    expect(await ask(1_500)).toMatchObject({ reason: 'rateLimit', retryAfterMs: 3_500 });
    for (const after of [5, 10, 15, 20]) await ask(after * SECOND);
    expect(await ask(25_000)).toMatchObject({ reason: 'messageLimit', retryAfterMs: 15 * MINUTE - 25_000 });
    expect(await ask(0, { ...elsewhere(), tokens: 20_000 })).toMatchObject({
      reason: 'dailyBudget',
      retryAfterMs: 12 * HOUR,
    });
  });

  test('A1.3 a clock that is set back locks nobody out', async () => {
    const { ask } = await visitor();
    await ask(60_000);
    expect(reasonOf(await ask(0))).toBe('admitted');
  });

  test('A1.3 a clock that is a little behind opens no second door', async () => {
    const { ask } = await visitor();
    await ask(60_000);
    expect(await ask(59_900)).toMatchObject({ reason: 'rateLimit', retryAfterMs: 5_100 });
  });

  test('A1.2 of 400 sends at once on one session one goes in, in whatever order they arrive', async () => {
    const { ask } = await visitor();
    const sends = Array.from({ length: 400 }, (_, index) => ask((index * 7) % 400));
    const reasons = (await Promise.all(sends)).map(reasonOf);
    expect(reasons.filter((reason) => reason === 'admitted')).toHaveLength(1);
  });

  test('A2.1 of 400 sends at once from one address, each with a session of its own, thirty go in', async () => {
    const { ask } = await visitor({ ...LIMITS, tokensPerDay: 1_000_000 });
    const now = NOON + day * 24 * HOUR;
    const reasons = (
      await Promise.all(Array.from({ length: 400 }, () => ask(0, { session: anotherSession(now) })))
    ).map(reasonOf);
    expect(reasons.filter((reason) => reason === 'admitted')).toHaveLength(30);
    expect(reasons.filter((reason) => reason === 'addressLimit')).toHaveLength(370);
  });

  test('A2.1 an address has thirty sends in any hour, also across the full one', async () => {
    const { ask } = await visitor({ ...LIMITS, tokensPerDay: 1_000_000 });
    const at = (after: number) => ask(after, { session: anotherSession(NOON + day * 24 * HOUR + after) });
    for (let count = 0; count < 30; count += 1) expect(reasonOf(await at(59 * MINUTE + count))).toBe('admitted');
    expect(await at(61 * MINUTE)).toMatchObject({ reason: 'addressLimit', retryAfterMs: 58 * MINUTE });
    expect(reasonOf(await at(119 * MINUTE))).toBe('admitted');
    expect(reasonOf(await at(119 * MINUTE))).toBe('addressLimit');
  });

  test("A3.1 400 visitors at once fill the day's budget to the last token and not beyond", async () => {
    const { ask } = await visitor();
    const reasons = (await Promise.all(Array.from({ length: 400 }, () => ask(0, elsewhere())))).map(reasonOf);
    expect(reasons.filter((reason) => reason === 'admitted')).toHaveLength(100);
    expect(reasons.filter((reason) => reason === 'dailyBudget')).toHaveLength(300);
    expect(reasonOf(await ask(0, { ...elsewhere(), tokens: 1 }))).toBe('dailyBudget');
    expect(reasonOf(await ask(0, { ...elsewhere(), tokens: 0 }))).toBe('admitted');
  });

  test('A4.1 a refusal counts nothing', async () => {
    const { ask } = await visitor();
    const other = elsewhere();
    for (let count = 0; count < 50; count += 1) await ask(0, { ...other, tokens: 20_000 });
    expect(reasonOf(await ask(0, { ...other, tokens: 10_000 }))).toBe('admitted');
  });

  test('A4.2 what an answer did not cost can be spent again, once', async () => {
    const { store, ask, admitted } = await visitor();
    const ticket = await admitted(0, { ...elsewhere(), tokens: 10_000 });
    await Promise.all(Array.from({ length: 5 }, () => store.settle(ticket, { tokens: 4_000, givesBack: false })));
    expect(reasonOf(await ask(0, { ...elsewhere(), tokens: 6_001 }))).toBe('dailyBudget');
    expect(reasonOf(await ask(0, { ...elsewhere(), tokens: 6_000 }))).toBe('admitted');
  });

  test('A4.3 an answer that cost more than was thought is charged in full', async () => {
    const { store, ask, admitted } = await visitor();
    await store.settle(await admitted(0, { tokens: 100 }), { tokens: 9_950, givesBack: false });
    expect(reasonOf(await ask(0, { ...elsewhere(), tokens: 51 }))).toBe('dailyBudget');
  });

  test('A4.5 a loop of cancelled answers spends what it costs', async () => {
    const { store, ask } = await visitor();
    let admitted = 0;
    for (let count = 0; count < 200; count += 1) {
      const decision = await ask(0, { ...elsewhere(), tokens: 1_000 });
      if (decision.kind === 'refused') continue;
      admitted += 1;
      await store.settle(decision.ticket, { tokens: 500, givesBack: false });
    }
    expect(admitted).toBe(19);
  });

  test('A3.2 midnight opens a new budget, and an answer across it is charged to the day it began', async () => {
    const { store, ask, admitted } = await visitor();
    const [before, after] = [12 * HOUR - 1, 12 * HOUR];
    const ticket = await admitted(before, { ...elsewhere(before), tokens: 10_000 });
    expect(reasonOf(await ask(before, { ...elsewhere(before), tokens: 1 }))).toBe('dailyBudget');
    expect(reasonOf(await ask(after, { ...elsewhere(after), tokens: 9_000 }))).toBe('admitted');
    await store.settle(ticket, { tokens: 0, givesBack: false });
    expect(reasonOf(await ask(after, { ...elsewhere(after), tokens: 1_001 }))).toBe('dailyBudget');
    expect(reasonOf(await ask(after, { ...elsewhere(after), tokens: 1_000 }))).toBe('admitted');
    day += 1;
  });

  test('A4.6 a send that was given back is not counted, and may be repeated at once', async () => {
    const { store, ask, admitted } = await visitor();
    for (const after of [0, 5_000, 10_000, 15_000]) await admitted(after);
    for (let count = 0; count < 3; count += 1) {
      const ticket = await admitted(20_000);
      await store.settle(ticket, { tokens: 0, givesBack: true });
      await store.settle(ticket, { tokens: 0, givesBack: true });
    }
    expect(reasonOf(await ask(20_000))).toBe('admitted');
    expect(reasonOf(await ask(25_000))).toBe('messageLimit');
  });
});

describe('the stores', () => {
  test('A5.1 decide alike, whatever happens', async () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 8_000 }),
      visitor: fc.integer({ min: 0, max: 3 }),
      tokens: fc.integer({ min: 0, max: 3_000 }),
      settle: fc.option(fc.record({ tokens: fc.integer({ min: 0, max: 3_000 }), givesBack: fc.boolean() })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        day += 1;
        const limits = { ...LIMITS, addressPerHour: 7 };
        const stores = await Promise.all(KINDS.map((kind) => openStore(kind, limits)));
        const names = Array.from({ length: 4 }, () => randomUUID());
        const start = NOON + day * 24 * HOUR;
        let now = start;
        for (const { after, visitor, tokens, settle } of steps) {
          now += after;
          const session = { id: names[visitor] ?? '', startedAt: start };
          const ask = { now, session, address: `network of ${names[visitor]}`, tokens };
          const decisions = await Promise.all(stores.map((store) => store.admit(ask)));
          expect(new Set(decisions.map(reasonOf)).size).toBe(1);
          for (const [index, decision] of decisions.entries()) {
            if (settle && decision.kind === 'admitted') await stores[index]?.settle(decision.ticket, settle);
          }
        }
        await Promise.all(stores.map((store) => store.close()));
      }),
      { numRuns: 25 },
    );
  });
});
