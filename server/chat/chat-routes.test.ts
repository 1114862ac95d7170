import { expect, test, vi } from 'vitest';
import { CHAT_COMPLETIONS_ROUTE } from '#shared/chat.ts';
import { parseEnvironment } from '../env.ts';
import { createMemoryLimits } from '../limits/limits.ts';
import { createChatRoutes } from './chat-routes.ts';
import { OpenStreams } from './chat-turn.ts';

/** A chat that cannot begin a turn, and what it logged. */
function failingChat() {
  const log: unknown[] = [];
  const write = (...line: unknown[]) => void log.push(line);
  const routes = createChatRoutes({
    environment: parseEnvironment({}),
    publicUrl: 'https://you.example',
    store: createMemoryLimits(parseEnvironment({})),
    streams: Object.assign(new OpenStreams(), {
      enter: () => {
        throw new TypeError('words of the cause');
      },
    }),
    log: { info: write, warn: write, error: write, fatal: write },
  });
  return { routes, log };
}

const headers = { Host: 'you.example', Origin: 'https://you.example', 'Content-Type': 'application/json' };
const body = JSON.stringify({ messages: [{ role: 'user', content: 'Hello?' }] });

test('an error of our own is logged for the owner, by its name and its place, without its words', async () => {
  const { routes, log } = failingChat();
  const response = await routes.request(CHAT_COMPLETIONS_ROUTE, { method: 'POST', headers, body });
  expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'internal_error' } }]);
  const stack = expect.stringMatching(/^ +at .*chat-routes\.test\.ts/) as unknown;
  expect(log).toEqual([[{ kind: 'internal', detail: 'TypeError', stack }, 'a request failed']]);
  expect(JSON.stringify(log)).not.toContain('words of the cause');
});

/** Whether a question with this cookie starts a session, so many ms after the cookie was made. */
async function startsSession(change: (value: string) => string, afterMs = 0): Promise<boolean> {
  const { routes } = failingChat();
  vi.useFakeTimers({ toFake: ['Date'], now: 2_000_000_000_000 });
  const first = await routes.request('/', { headers });
  const cookie = first.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  vi.setSystemTime(2_000_000_000_000 + afterMs);
  const asked = await routes.request(CHAT_COMPLETIONS_ROUTE, {
    method: 'POST',
    headers: { ...headers, Cookie: change(cookie) },
    body,
  });
  vi.useRealTimers();
  return asked.headers.getSetCookie().length > 0;
}

test('A6.1 a session’s cookie opens only as it was signed', async () => {
  expect(await startsSession((value) => value)).toBe(false);
  const signatureAt = (value: string) => value.lastIndexOf('.') + 1;
  const flip = (value: string, at: number) =>
    value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
  expect(await startsSession((value) => flip(value, signatureAt(value)))).toBe(true);
  expect(await startsSession((value) => flip(value, value.indexOf('=') + 1))).toBe(true);
});

test('A6.2 a start in the future is no session, but for a clock a minute ahead', async () => {
  expect(await startsSession((value) => value, -60_000)).toBe(false);
  expect(await startsSession((value) => value, -60_001)).toBe(true);
});
