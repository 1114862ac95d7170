import { expect, test } from 'vitest';
import { ownOrigins } from './gate.ts';
import { createChat } from './chat-routes.ts';
import { OpenStreams } from './open-streams.ts';

/** The chat of a host that cannot sign, and what it logged. */
function chatThatFails() {
  const log: unknown[] = [];
  const write = (...line: unknown[]) => void log.push(line);
  const ignore = () => {};
  const chat = createChat({
    askers: { own: ownOrigins('https://you.example'), guests: new Set() },
    cookie: {
      sign: () => {
        throw new TypeError('words of the cause');
      },
      sitePath: '',
      hasGuests: false,
      isSecure: true,
    },
    trustProxy: 0,
    answers: 'page',
    begin: () => Promise.reject(new Error('not asked')),
    streams: new OpenStreams(1),
    watch: {
      metrics: {
        requestEnded: ignore,
        firstWordCame: ignore,
        pageAnswered: ignore,
        tokensReserved: ignore,
        tokensSettled: ignore,
      },
      log: { info: write, warn: write, error: write },
      now: () => 0,
    },
  });
  return { chat, log };
}

const origin = { Host: 'you.example', Origin: 'https://you.example' };

test.each<[string, string, RequestInit]>([
  ['who answers', '/', { headers: origin }],
  [
    'a question',
    '/completions',
    {
      method: 'POST',
      headers: { ...origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Hello?' }] }),
    },
  ],
])('a fault of our own is told to the owner, by its name alone: %s', async (_, address, request) => {
  const { chat, log } = chatThatFails();
  const response = await chat.routes.request(address, request);
  expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'internal_error' } }]);
  expect(log).toEqual([[{ detail: 'TypeError' }, 'a request failed']]);
});
