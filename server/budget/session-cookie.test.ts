import { describe, expect, test } from 'vitest';
import { signWithNode } from '#server/node/sign.ts';
import { openSession, sealSession, newVisitorSession, signWith } from './session-cookie.ts';

const NOW = Date.UTC(2026, 10, 20);
const session = newVisitorSession(NOW);
const sign = signWith('secret');
const sealed = await sealSession(session, sign);

describe('the session cookie', async () => {
  test('A6.1 gives back what it was made of', async () => {
    expect(await openSession(sealed, sign, NOW)).toEqual(session);
  });

  test('A6.1 names every session differently', () => {
    expect(newVisitorSession(NOW).id).not.toBe(newVisitorSession(NOW).id);
  });

  test('A6.1 is the same on every host', async () => {
    expect(await sealSession(session, signWithNode('secret'))).toBe(sealed);
  });

  const [id = '', start = '', signature = ''] = sealed.split('.');
  test.each([
    ['none', undefined],
    ['empty', ''],
    ['signed by somebody else', await sealSession(session, signWith('other'))],
    ['without its signature', `${id}.${start}`],
    ['with half a signature', `${id}.${start}.${signature.slice(0, 21)}`],
    ['with another start', `${id}.${(NOW + 1).toString(36)}.${signature}`],
    ['with another id', `${newVisitorSession(NOW).id}.${start}.${signature}`],
    ['with its parts moved', `${id}${start}..${signature}`],
    ['with more behind it', `${sealed}x`],
    ['with a very long start', `${id}.${'z'.repeat(40)}.${signature}`],
    ['very long', 'x'.repeat(100_000)],
    ['from the future', await sealSession({ ...session, startedAt: NOW + 61_000 }, sign)],
  ])('A6.1 %s is no session', async (_, value) => {
    expect(await openSession(value, sign, NOW)).toBeUndefined();
  });

  test('A6.2 a clock a little ahead does no harm', async () => {
    const ahead = await sealSession({ ...session, startedAt: NOW + 59_000 }, sign);
    expect(await openSession(ahead, sign, NOW)).toBeDefined();
  });
});
