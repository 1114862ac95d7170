/**
 * Whatever a provider streams, in whatever packets, and whatever the visitor does meanwhile: the same process goes on
 * answering. Over real HTTP, to a server in a process of its own.
 */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcess, type ServerProcess } from './process.ts';
import { codeOf, COMPLETIONS, conversation, textOf } from './site.ts';

const KEY = 'sk-canary-0123456789';
const SECRET = 'org-canary is overloaded';

const word = (content: string) => chunk({ delta: { content } });
const finish = (reason: string) => chunk({ delta: {}, finish_reason: reason });
const chunk = (choice: object) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`;
const error = (fields: object) => `data: ${JSON.stringify({ error: { message: SECRET, ...fields } })}\n\n`;
const DONE = 'data: [DONE]\n\n';

interface Stream {
  readonly events: readonly string[];
  readonly words: string;
  readonly code: string | undefined;
  /** Whether it says by itself that nothing follows: only then may the connection stay open without a wait for silence. */
  readonly isFinal: boolean;
}

const WORDS = [word('港口'), word('建于 2019 年。')];
const WHOLE = '港口建于 2019 年。';

const STREAMS: Readonly<Record<string, Stream>> = {
  'a whole answer': { events: [...WORDS, finish('stop'), DONE], words: WHOLE, code: undefined, isFinal: true },
  '[DONE] alone': { events: [DONE], words: '', code: 'upstream_error', isFinal: true },
  'a filtered answer': {
    events: [word(''), finish('content_filter'), DONE],
    words: '',
    code: 'upstream_error',
    isFinal: true,
  },
  'an error': { events: [error({})], words: '', code: 'upstream_error', isFinal: true },
  'an error and [DONE]': { events: [error({}), DONE], words: '', code: 'upstream_error', isFinal: true },
  'a rate limit': {
    events: [error({ code: 'rate_limit_exceeded' })],
    words: '',
    code: 'rate_limit_exceeded',
    isFinal: true,
  },
  'words and an error': { events: [...WORDS, error({})], words: WHOLE, code: 'upstream_error', isFinal: true },
  'words, an error and [DONE]': {
    events: [...WORDS, error({}), DONE],
    words: WHOLE,
    code: 'upstream_error',
    isFinal: true,
  },
  'an event that is no JSON': { events: ['data: {not json\n\n'], words: '', code: 'upstream_error', isFinal: false },
  'words without an end': { events: WORDS, words: WHOLE, code: 'upstream_error', isFinal: false },
};

const ENDS = ['closed', 'cut', 'left open'] as const;
const VISITORS = ['reads', 'reads slowly', 'leaves at once', 'leaves after the first word'] as const;
/** Between two reads of a slow visitor, ms. */
const SLOW_MS = 10;

/** How one response travels: its head, its events and its end as the packets that are written. */
type Packets = (parts: readonly Buffer[]) => Iterable<Buffer>;

const PACKETS: Readonly<Record<string, Packets>> = {
  'in one packet': (parts) => [Buffer.concat(parts)],
  'an event a packet': (parts) => parts,
  'a byte a packet': (parts) => Array.from(Buffer.concat(parts), (byte) => Buffer.of(byte)),
  'split within a character': function* (parts) {
    const all = Buffer.concat(parts);
    let start = 0;
    for (let at = 1; at < all.length; at += 1) {
      // A byte that goes on with a character of several.
      if (((all[at] ?? 0) & 0xc0) !== 0x80 || at - start < 2) continue;
      yield all.subarray(start, at);
      start = at;
    }
    yield all.subarray(start);
  },
};

interface Case {
  readonly stream: Stream;
  readonly packets: Packets;
  readonly end: (typeof ENDS)[number];
  readonly onAsked: () => void;
}

/** A provider whose every packet is the test's: it finds the case by the number in the question. */
async function startRawProvider(cases: ReadonlyMap<string, Case>) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.setNoDelay().on('close', () => sockets.delete(socket)));
    socket.on('error', () => {});
    let received = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      const headLength = received.indexOf('\r\n\r\n') + 4;
      const bodyLength = Number(/content-length: (\d+)/i.exec(received.toString('latin1'))?.[1]);
      if (headLength < 4 || received.length < headLength + bodyLength) return;
      const asked = /case (\d+)\./.exec(received.toString())?.[1] ?? '';
      received = received.subarray(headLength + bodyLength);
      void respond(socket, cases.get(asked));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function respond(socket: Socket, given: Case | undefined): Promise<void> {
  if (!given) return void socket.destroy();
  given.onAsked();
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n';
  const frames = given.stream.events.map((event) => `${Buffer.byteLength(event).toString(16)}\r\n${event}\r\n`);
  const last = given.end === 'closed' ? ['0\r\n\r\n'] : [];
  for (const packet of given.packets([head, ...frames, ...last].map((part) => Buffer.from(part)))) {
    if (socket.destroyed) return;
    socket.write(packet);
    await new Promise(setImmediate);
  }
  if (given.end === 'cut') socket.destroySoon();
}

const cases = new Map<string, Case>();
let provider: Awaited<ReturnType<typeof startRawProvider>>;
let server: ServerProcess;

beforeAll(async () => {
  provider = await startRawProvider(cases);
  server = await startProcess({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: provider.baseUrl,
    CHAT_DAILY_TOKENS: '1000000000',
  });
});

afterAll(async () => {
  expect(server.output()).not.toContain(KEY);
  expect(server.output()).not.toContain(SECRET);
  await server.stop();
  await provider.close();
});

/** Asks for one case. Resolves to what a visitor who reads has got; to undefined for one who left. */
async function ask(given: Omit<Case, 'onAsked'>, visitor: (typeof VISITORS)[number]) {
  const number = String(cases.size + 1);
  const outgoing = httpRequest(server.url + COMPLETIONS, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': 'application/json' },
    agent: false,
  });
  cases.set(number, {
    ...given,
    onAsked: () => void (visitor === 'leaves at once' && outgoing.destroy()),
  });
  const isGone = new Promise((resolve) => outgoing.on('close', resolve));
  const replied = new Promise<{ status: number; body: string } | undefined>((resolve, reject) => {
    outgoing.on('error', (reason) => (visitor.startsWith('reads') ? reject(reason) : resolve(undefined)));
    outgoing.on('response', (incoming) => {
      if (visitor === 'reads slowly') {
        incoming.on('data', () => {
          incoming.pause();
          setTimeout(() => incoming.resume(), SLOW_MS);
        });
      }
      if (visitor === 'leaves after the first word') incoming.once('data', () => outgoing.destroy());
      text(incoming).then((body) => resolve({ status: incoming.statusCode ?? 0, body }), reject);
      if (!visitor.startsWith('reads')) incoming.on('error', () => resolve(undefined));
    });
  });
  outgoing.end(conversation(`case ${number}.`));
  const reply = await replied;
  await isGone;
  return visitor.startsWith('reads') ? reply : undefined;
}

const PLAIN = STREAMS['a whole answer'] as Stream;

describe.each(Object.entries(STREAMS))('R5.5 %s', (_, stream) => {
  test.each(Object.entries(PACKETS))('%s ends nothing but itself', async (__, packets) => {
    const combinations = ENDS.flatMap((end) => VISITORS.map((visitor) => ({ end, visitor }))).filter(
      ({ end, visitor }) =>
        stream.isFinal ||
        end !== 'left open' ||
        visitor === 'leaves at once' ||
        (visitor === 'leaves after the first word' && stream.words !== ''),
    );
    const replies = await Promise.all(
      combinations.map(async ({ end, visitor }) => ({
        name: `${end}, ${visitor}`,
        reply: await ask({ stream, packets, end }, visitor),
      })),
    );
    for (const { name, reply } of replies) {
      if (!reply) continue;
      const got = { ...reply, headers: {} };
      expect([name, textOf(got), codeOf(got)]).toEqual([name, stream.words, stream.code]);
      expect(reply.body).not.toContain(SECRET);
    }
    const after = await ask({ stream: PLAIN, packets: (parts) => parts, end: 'closed' }, 'reads');
    expect(textOf({ status: 200, headers: {}, body: after?.body ?? '' })).toBe(WHOLE);
  });
});
